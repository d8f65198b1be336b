// Runs in a thread of its own: Typst holds its thread until a paper is done.
//
// An exception is not caught: the thread dies of it and typst-child.ts starts another. What Typst itself finds wrong is
// an answer.

import { parentPort, workerData } from 'node:worker_threads'
import type { Compiler } from './compiler.ts'
import { nativeCompiler } from './native-compiler.ts'

export interface WorkerRequest {
  template: string
  json: string
}

/** `memory` is what the compiler holds. */
export type Answer = ({ pdf: Uint8Array } | { fault: string }) & { memory: number }

export interface WorkerSetup {
  templates: string
  /** Where there is no native compiler. */
  module: WebAssembly.Module | undefined
}

const { templates, module } = workerData as WorkerSetup
const compiler = await compilerOf()

parentPort?.on('message', async (asked: WorkerRequest) => {
  const answer = await printed(asked)
  parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer as ArrayBuffer] : [])
})

// The data are an input of the document, read there as JSON: they are never part of its source. A template that finds
// out what fits by trying says what it wants to be given in the next attempt, until it says nothing.
async function printed({ template, json }: WorkerRequest): Promise<Answer> {
  let inputs: Record<string, string> = { data: json }
  for (;;) {
    const attempt = await compiler.attempt(template, inputs)
    if (!('again' in attempt)) return { ...attempt, memory: compiler.held() }
    inputs = { data: json, again: attempt.again }
  }
}

async function compilerOf(): Promise<Compiler> {
  if (!module) return nativeCompiler(templates)
  const { wasmCompiler } = await import('./wasm-compiler.ts')
  return wasmCompiler(templates, module)
}
