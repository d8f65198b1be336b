import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Printed, PrinterSettings } from './typst-child.ts'
import { PaperFault } from './typst-thread.ts'
import type { WorkerRequest } from './typst-worker.ts'

/**
 * The printer, in a process beside ours: a long list takes hundreds of megabytes for a moment, and a site that counts
 * them as its own would turn its visitors away.
 */
export interface TypstProcess {
  /** One at a time. */
  print(asked: WorkerRequest): Promise<Uint8Array>
  isDead(): boolean
  end(): Promise<void>
}

const CHILD = new URL('./typst-child.ts', import.meta.url)
const LAST_WORDS = 2_000

export function startTypst(settings: PrinterSettings, nodeFlags: string[]): TypstProcess {
  const child = fork(CHILD, [JSON.stringify(settings)], {
    // Papers hold what members earn and owe, but nothing of the server's own secrets.
    env: {},
    execArgv: nodeFlags,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let settle: PromiseWithResolvers<Uint8Array> | undefined
  let dead = false
  let lastWords = ''

  child.stderr?.on('data', (words: Buffer) => {
    lastWords = `${lastWords}${words}`.slice(-LAST_WORDS)
  })
  child.on('message', (answer: Printed) => {
    if (answer.isLast) dead = true
    if ('pdf' in answer) settle?.resolve(answer.pdf)
    else settle?.reject(new PaperFault(answer.fault))
  })
  child.on('error', () => undefined) // it ends, which is told below
  child.on('exit', () => {
    dead = true
  })
  child.on('close', () => settle?.reject(new PaperFault(`the printer ended: ${lastWords}`)))
  keepAlive(child, false)

  return {
    async print(asked) {
      settle = Promise.withResolvers()
      keepAlive(child, true)
      child.send(asked, () => undefined) // whoever is gone cannot be told, and has said so
      return settle.promise.finally(() => keepAlive(child, false))
    },
    isDead: () => dead,
    async end() {
      if (dead) return
      child.ref()
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** Only a paper under way keeps our process alive. */
function keepAlive(child: ChildProcess, alive: boolean): void {
  const stderr = child.stderr as unknown as { ref(): void; unref(): void } | null
  for (const handle of [child, child.channel, stderr]) {
    if (alive) handle?.ref()
    else handle?.unref()
  }
}
