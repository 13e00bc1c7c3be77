// A bot that speaks Bottega's lines of JSON, in JavaScript: it buys what it can.
//
//     bottega arena masters --players random,"cmd:node examples/bots/hurry.mjs"
import { createInterface } from "node:readline";

const say = (words) => process.stdout.write(JSON.stringify(words) + "\n");
const liked = ["buy", "activate", "produce", "take", "build", "hire", "place"];

function taste(option) {
  const rank = liked.findIndex((word) => option.includes(word));
  return rank < 0 ? liked.length : rank;
}

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.type === "hello") {
    say({ type: "ready", name: "hurry" });
  } else if (told.type === "ask") {
    const tastes = told.options.map(taste);
    say({ answer: tastes.indexOf(Math.min(...tastes)) }); // the place of an option, from 0
  }
}
