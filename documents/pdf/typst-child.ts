// The printer: a process with one thread in it that compiles. A compiler never gives memory back. That of WebAssembly goes
// with its thread, which is replaced when it holds too much; the process stays, because code that has run before runs twice
// as fast. The native one's is the process's own, which then ends: another is there at once.

import { hasNativeCompiler } from './native-compiler.ts'
import { PaperFault, startTypstThread, type TypstThread } from './typst-thread.ts'
import type { WorkerRequest } from './typst-worker.ts'

export interface PrinterSettings {
  templates: string
  papersPerThread: number
  memoryMax: number
  /** WebAssembly, also where the native compiler is. */
  wasmOnly: boolean
}

/** After the last the process ends. */
export type Printed = ({ pdf: Uint8Array } | { fault: string }) & { isLast: boolean }

const { templates, papersPerThread, memoryMax, wasmOnly }: PrinterSettings = JSON.parse(
  process.argv[2] ?? '{}',
)
const isNative = !wasmOnly && hasNativeCompiler()
let thread: Promise<TypstThread> | undefined

// Ctrl-C is for the site, which lets the paper under way be finished and then ends this.
process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit())

// The next paper is asked for when this one is there.
process.on('message', async (asked: WorkerRequest) => {
  const ready = await readyThread()
  const answer = await printed(ready, asked)
  const isLast = isNative && isSpent(ready)
  process.send?.({ ...answer, isLast }, () => isLast && process.exit())
  if (!isLast && isSpent(ready)) await replace(ready)
})

function readyThread(): Promise<TypstThread> {
  thread ??= startTypstThread(templates, isNative)
  return thread
}

async function printed(by: TypstThread, asked: WorkerRequest) {
  try {
    return { pdf: await by.print(asked) }
  } catch (error) {
    if (!(error instanceof PaperFault)) throw error
    return { fault: String(error.cause ?? error.message) }
  }
}

function isSpent(used: TypstThread): boolean {
  const { papers, memory, dead } = used.state()
  return dead || papers >= papersPerThread || memory >= memoryMax
}

async function replace(used: TypstThread): Promise<void> {
  thread = undefined
  await used.end()
  // Now, and not when somebody waits for it.
  await readyThread()
}
