// What the bench must not leave behind: servers, browsers, the database, the folder they live in.

const endings: (() => unknown)[] = []
let ending: Promise<void> | undefined

/** Say how it ends before waiting for it to start, so that Ctrl-C in between leaves nothing either. */
export function atEnd(end: () => unknown): void {
  if (ending) void end()
  else endings.push(end)
}

/** Whoever asks waits for the same one end: the folder must not go before the database is down. */
export function endAll(): Promise<void> {
  ending ??= endInTurn()
  return ending
}

/** Last made, first ended; one that fails to end does not keep the others. */
async function endInTurn(): Promise<void> {
  for (const end of endings.reverse()) await Promise.resolve().then(end).catch(console.error)
}
