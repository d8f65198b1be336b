// Loaded in a worker before Vitest is: once it is there, Vitest is told of every import of two thousand files, which takes
// 1.4 seconds of processor a worker and serves nobody who does not watch.

import { isMainThread } from 'node:worker_threads'

// Threads and processes that the app starts are told to load this too.
if (isMainThread && process.argv[1]?.includes('vitest')) {
  await import('./cheap-passwords.ts')
  await import('#server/http/app.ts')
  process.execArgv = process.execArgv.filter(
    (word, at, words) => !(isThis(word) || isThis(words[at + 1])),
  )
}

function isThis(word: string | undefined): boolean {
  return word?.endsWith('app-first.ts') ?? false
}
