/** What stands on a game's cards and boards: fetched once, the same for every table. */

const loading = new Map<string, Promise<unknown>>()

/** The printed facts of a game. A failed request is tried again by whoever asks next. */
export function printed<Facts>(game: string): Promise<Facts> {
  let request = loading.get(game)
  if (!request) {
    request = fetch(`/api/games/${game}/static`)
      .then((response) => {
        if (!response.ok) throw new Error(`static facts: ${response.status}`)
        return response.json()
      })
      .catch((problem: unknown) => {
        loading.delete(game)
        throw problem
      })
    loading.set(game, request)
  }
  return request as Promise<Facts>
}
