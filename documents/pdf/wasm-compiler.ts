// Typst as WebAssembly, for machines that the native one is not made for.

import {
  createTypstCompiler,
  type TypstCompiler,
  type TypstWorld,
} from '@myriaddreamin/typst.ts/compiler'
import { loadFonts } from '@myriaddreamin/typst.ts/options.init'
import * as wasm from '@myriaddreamin/typst-ts-web-compiler'
import { type Attempt, type Compiler, fontFiles, templatesIn, WANTED } from './compiler.ts'

type Instance = Awaited<ReturnType<typeof wasm.default>>

const MB = 1024 * 1024
// More than a list of 3,000 people takes after four of 2,000. Memory that nothing was written to costs nothing.
const RESERVED = 896 * MB
// No smaller piece: what is free between others says nothing about how much is held.
const PROBE = 16 * MB

export async function wasmCompiler(
  templates: string,
  module: WebAssembly.Module,
): Promise<Compiler> {
  const typst = await wasm.default({ module_or_path: module })
  reserve(typst, RESERVED)
  const compiler = await compilerOf(templates)
  return {
    attempt: (template, inputs) =>
      compiler.runWithWorld({ mainFilePath: `/${template}.typ`, inputs }, attempted),
    // Where the room that is left begins.
    held: () => reserve(typst, PROBE),
  }
}

async function attempted(world: TypstWorld): Promise<Attempt> {
  const { hasError } = await world.compile()
  const wanted = hasError ? [] : await world.query<{ value: string }[]>({ selector: WANTED })
  if (wanted[0]) return { again: wanted[0].value }
  const { result, diagnostics } = await world.pdf()
  return result ? { pdf: result } : { fault: JSON.stringify(diagnostics) }
}

/**
 * The compiler asks for memory 64 kB at a time, and with each the engine counts more held outside its heap and soon
 * collects garbage, a hundred times during a long list. What was had and given back once is asked for no more.
 */
function reserve(typst: Instance, bytes: number): number {
  // The allocator's own names are gone from the release: these are its malloc and free.
  const at = typst.__wbindgen_export(bytes, 1)
  typst.__wbindgen_export4(at, bytes, 1)
  return at
}

async function compilerOf(folder: string): Promise<TypstCompiler> {
  const made = createTypstCompiler()
  await made.init({
    getWrapper: async () => wasm,
    // Without assets: false it would fetch fonts from a content network.
    beforeBuild: [loadFonts(fontFiles(), { assets: false })],
  })
  for (const [file, source] of templatesIn(folder)) made.mapShadow(`/${file}`, source)
  return made
}
