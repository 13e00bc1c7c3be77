"""One rulebook a package. A game imports the kernel and nothing else."""
