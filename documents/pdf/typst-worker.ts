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

const MB = 1024 * 1024
// More than a list of 3,000 people takes after four of 2,000. Memory that nothing was written to costs nothing.
const RESERVED = 896 * MB
// No smaller piece: what is free between others says nothing about how much is held.
const PROBE = 16 * MB

const FONTS = ['400Regular/Sarabun_400Regular.ttf', '700Bold/Sarabun_700Bold.ttf']

const { module, templates } = workerData as WorkerSetup
const typst = await wasm.default({ module_or_path: module })
reserve(RESERVED)
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
    const size = held()
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

/**
 * The compiler asks for memory 64 kB at a time, and with each the engine counts more held outside its heap and soon
 * collects garbage, a hundred times during a long list. What was had and given back once is asked for no more.
 */
function reserve(bytes: number): number {
  // The allocator's own names are gone from the release: these are its malloc and free.
  const at = typst.__wbindgen_export(bytes, 1)
  typst.__wbindgen_export4(at, bytes, 1)
  return at
}

/** Bytes in use: where the room that is left begins. */
function held(): number {
  return reserve(PROBE)
}

async function compilerOf(folder: string): Promise<TypstCompiler> {
  const made = createTypstCompiler()
  await made.init({
    getWrapper: async () => wasm,
    // Without assets: false it would fetch fonts from a content network.
    beforeBuild: [loadFonts(FONTS.map(fontFile), { assets: false })],
  })
  for (const file of readdirSync(folder)) {
    made.mapShadow(`/${file}`, bytesOf(join(folder, file)))
  }
  return made
}

function fontFile(path: string): Uint8Array {
  const { resolve } = createRequire(import.meta.url)
  return bytesOf(resolve(`@expo-google-fonts/sarabun/${path}`))
}

// Typst takes a Node Buffer for something else than bytes.
function bytesOf(path: string): Uint8Array {
  return new Uint8Array(readFileSync(path))
}
