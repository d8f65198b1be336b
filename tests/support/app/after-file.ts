// What is to be closed after the last test of the file that opened it. A module is loaded once for all files of a worker
// (vitest.config.ts), so an afterAll of its own would run after the first file only; node-setup.ts runs with each file.

const closing: (() => unknown)[] = []

export function afterFile(close: () => unknown): void {
  closing.push(close)
}

export async function closeAfterFile(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close()
}
