// The printer: a process with one thread in it that compiles. The thread is replaced when its compiler holds too much,
// because that never gives memory back; the process stays, because code that has run before runs twice as fast.

import { PaperFault, startTypstThread, type TypstThread } from './typst-thread.ts'
import type { WorkerRequest } from './typst-worker.ts'

export interface PrinterSettings {
  templates: string
  papersPerThread: number
  memoryMax: number
}

export type Printed = { pdf: Uint8Array } | { fault: string }

const { templates, papersPerThread, memoryMax }: PrinterSettings = JSON.parse(
  process.argv[2] ?? '{}',
)
let thread: Promise<TypstThread> | undefined

// Ctrl-C is for the site, which lets the paper under way be finished and then ends this.
process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit())

// The next paper is asked for when this one is there.
process.on('message', async (asked: WorkerRequest) => {
  const ready = await readyThread()
  process.send?.(await printed(ready, asked))
  await replaceWhenSpent(ready)
})

function readyThread(): Promise<TypstThread> {
  thread ??= startTypstThread(templates)
  return thread
}

async function printed(by: TypstThread, asked: WorkerRequest): Promise<Printed> {
  try {
    return { pdf: await by.print(asked) }
  } catch (error) {
    if (!(error instanceof PaperFault)) throw error
    return { fault: String(error.cause ?? error.message) }
  }
}

async function replaceWhenSpent(used: TypstThread): Promise<void> {
  const { papers, memory, dead } = used.state()
  if (!dead && papers < papersPerThread && memory < memoryMax) return
  thread = undefined
  await used.end()
  // Now, and not when somebody waits for it.
  await readyThread()
}
