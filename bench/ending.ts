// What the bench must not leave behind: servers, browsers, the database, the folder they live in.

const endings: (() => unknown)[] = []
let over = false

/** Say how it ends before waiting for it to start, so that Ctrl-C in between leaves nothing either. */
export function atEnd(end: () => unknown): void {
  if (over) void end()
  else endings.push(end)
}

/** Last made, first ended; one that fails to end does not keep the others. */
export async function endAll(): Promise<void> {
  over = true
  for (let end = endings.pop(); end; end = endings.pop()) {
    await Promise.resolve().then(end).catch(console.error)
  }
}
