import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Answer, Asked } from './typst-child.ts'

/**
 * A process with a compiler in it, which prints one paper at a time. Not a thread: a long list takes hundreds of
 * megabytes for a moment, and a site that counts them as its own would turn its visitors away.
 */
export interface TypstProcess {
  print(asked: Asked): Promise<Uint8Array>
  /** Papers printed, bytes its compiler holds, and whether it can print no more. */
  state(): { papers: number; memory: number; dead: boolean }
  end(): Promise<void>
}

/** A paper that could not be made. The fault is ours, or the template's: never the reader's. */
export class PaperFault extends Error {
  override name = 'PaperFault'
}

const CHILD = new URL('./typst-child.ts', import.meta.url)
const LAST_WORDS = 2_000

export function startTypst(templates: string): TypstProcess {
  const child = fork(CHILD, [templates], {
    // Papers hold what members earn and owe, but nothing of the server's own secrets.
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const state = { papers: 0, memory: 0, dead: false }
  let settle: PromiseWithResolvers<Uint8Array> | undefined
  let lastWords = ''

  child.stderr?.on('data', (words: Buffer) => {
    lastWords = `${lastWords}${words}`.slice(-LAST_WORDS)
  })
  child.on('message', (answer: Answer) => {
    state.papers += 1
    state.memory = answer.memory
    if ('pdf' in answer) settle?.resolve(answer.pdf)
    else settle?.reject(new PaperFault(answer.fault))
  })
  child.on('error', () => undefined) // it ends, which is told below
  child.on('exit', () => {
    state.dead = true
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
    state: () => state,
    async end() {
      if (state.dead) return
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
