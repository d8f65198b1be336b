import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Answer, WorkerRequest, WorkerSetup } from './typst-worker.ts'

/** One worker thread with a compiler in it, which prints one paper at a time. */
export interface TypstThread {
  print(asked: WorkerRequest): Promise<Uint8Array>
  /** Papers printed, bytes its compiler holds, and whether it can print no more. */
  state(): { papers: number; memory: number; dead: boolean }
  end(): Promise<void>
}

/** A paper that could not be made. The fault is ours, or the template's: never the reader's. */
export class PaperFault extends Error {
  override name = 'PaperFault'
}

export async function startTypstThread(templates: string, isNative: boolean): Promise<TypstThread> {
  const setup: WorkerSetup = { templates, module: isNative ? undefined : await compiledTypst() }
  const file = new URL('./typst-worker.ts', import.meta.url)
  const worker = new Worker(file, { workerData: setup })
  const state = { papers: 0, memory: 0, dead: false }
  let settle: PromiseWithResolvers<Uint8Array> | undefined

  worker.on('message', (answer: Answer) => {
    state.papers += 1
    state.memory = answer.memory
    if ('pdf' in answer) settle?.resolve(answer.pdf)
    else settle?.reject(new PaperFault(answer.fault))
  })
  worker.on('error', (cause) => {
    state.dead = true
    settle?.reject(new PaperFault('the thread died', { cause }))
  })
  worker.on('exit', () => {
    state.dead = true
    settle?.reject(new PaperFault('the thread ended'))
  })

  return {
    async print(asked) {
      if (state.dead) throw new PaperFault('the thread died before it was asked')
      settle = Promise.withResolvers()
      worker.postMessage(asked)
      return settle.promise
    },
    state: () => state,
    end: async () => {
      await worker.terminate()
    },
  }
}

// Once in a process: what comes of it is shared between threads, and what one has run often stays fast for the next.
let compiling: Promise<WebAssembly.Module> | undefined

function compiledTypst(): Promise<WebAssembly.Module> {
  compiling ??= readFile(fileURLToPath(import.meta.resolve(WASM))).then(WebAssembly.compile)
  return compiling
}

const WASM = '@myriaddreamin/typst-ts-web-compiler/wasm'
