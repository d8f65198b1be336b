// Runs in a thread of its own: Typst is WebAssembly and holds its thread until a paper is done.
//
// An exception is not caught: after a trap the compiler's memory cannot be trusted, so the thread
// dies of it and paper-maker.ts starts another. What Typst itself finds wrong is an answer.

import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import {
  createTypstCompiler,
  type TypstCompiler,
  type TypstWorld,
} from '@myriaddreamin/typst.ts/compiler'
import { loadFonts } from '@myriaddreamin/typst.ts/options.init'
import * as wasm from '@myriaddreamin/typst-ts-web-compiler'

export interface WorkerRequest {
  template: string
  json: string
}

export type Answer = { pdf: Uint8Array; memory: number } | { fault: string; memory: number }

export interface WorkerSetup {
  module: WebAssembly.Module
  templates: string
}

const FONTS = ['400Regular/Sarabun_400Regular.ttf', '700Bold/Sarabun_700Bold.ttf']

const { module, templates } = workerData as WorkerSetup
const { memory } = await wasm.default({ module_or_path: module })
const compiler = await compilerOf(templates)

parentPort?.on('message', async (asked: WorkerRequest) => {
  const answer = await printed(asked)
  parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer as ArrayBuffer] : [])
})

// The data are an input of the document, read there as JSON: they are never part of its source. A template that finds
// out what fits by trying says in <again> what it wants to be given in the next attempt, until it says nothing.
async function printed({ template, json }: WorkerRequest): Promise<Answer> {
  let inputs: Record<string, string> = { data: json }
  for (;;) {
    const options = { mainFilePath: `/${template}.typ`, inputs }
    const attempt = await compiler.runWithWorld(options, attempted)
    const size = memory.buffer.byteLength
    if ('again' in attempt) inputs = { data: json, again: attempt.again }
    else if (attempt.result) return { pdf: attempt.result, memory: size }
    else return { fault: JSON.stringify(attempt.diagnostics), memory: size }
  }
}

async function attempted(world: TypstWorld) {
  const { hasError } = await world.compile()
  const wanted = hasError ? [] : await world.query<{ value: string }[]>({ selector: '<again>' })
  return wanted[0] ? { again: wanted[0].value } : world.pdf()
}

async function compilerOf(folder: string): Promise<TypstCompiler> {
  const typst = createTypstCompiler()
  await typst.init({
    getWrapper: async () => wasm,
    // Without assets: false it would fetch fonts from a content network.
    beforeBuild: [loadFonts(FONTS.map(fontFile), { assets: false })],
  })
  for (const file of readdirSync(folder)) {
    typst.mapShadow(`/${file}`, bytesOf(join(folder, file)))
  }
  return typst
}

function fontFile(path: string): Uint8Array {
  const { resolve } = createRequire(import.meta.url)
  return bytesOf(resolve(`@expo-google-fonts/sarabun/${path}`))
}

// Typst takes a Node Buffer for something else than bytes.
function bytesOf(path: string): Uint8Array {
  return new Uint8Array(readFileSync(path))
}
