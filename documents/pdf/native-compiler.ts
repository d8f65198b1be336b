// Typst as machine code, where its makers build this release for the machine: the same bytes as WebAssembly, in half the
// time. Its types are in another package, which names builds that are not there.

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Attempt, type Compiler, fontFiles, templatesIn, WANTED } from './compiler.ts'

interface Native {
  NodeCompiler: {
    create(made: { fontArgs: { fontBlobs: Buffer[] }[]; workspace: string }): NodeCompiler
  }
}

interface NodeCompiler {
  mapShadow(path: string, content: Buffer): void
  compile(asked: { mainFilePath: string; inputs: Record<string, string> }): Compiled
  query(document: object, asked: { selector: string }): { value: string }[]
  pdf(document: object): Buffer
  evictCache(maxAge: number): void
  fetchDiagnostics(error: object): unknown[]
}

interface Compiled {
  result: object | null
  takeDiagnostics(): object | null
}

const PACKAGE = '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu'
/** What no paper of so many has needed is not remembered any longer. */
const CACHED_PAPERS = 3

/** A machine for which it is not built has no such package, or cannot load it. */
export function hasNativeCompiler(): boolean {
  try {
    return Boolean(load())
  } catch {
    return false
  }
}

export function nativeCompiler(templates: string): Compiler {
  // Nothing outside the folder of templates can be read.
  const fontBlobs = fontFiles().map((font) => Buffer.from(font))
  const compiler = load().NodeCompiler.create({ fontArgs: [{ fontBlobs }], workspace: templates })
  for (const [file, source] of templatesIn(templates))
    compiler.mapShadow(join(templates, file), Buffer.from(source))
  return {
    async attempt(template, inputs) {
      const mainFilePath = join(templates, `${template}.typ`)
      const attempt = attempted(compiler, compiler.compile({ mainFilePath, inputs }))
      compiler.evictCache(CACHED_PAPERS)
      return attempt
    },
    held: () => process.memoryUsage.rss(),
  }
}

function attempted(compiler: NodeCompiler, compiled: Compiled): Attempt {
  const { result } = compiled
  if (!result) {
    const found = compiled.takeDiagnostics()
    return { fault: JSON.stringify(found ? compiler.fetchDiagnostics(found) : 'no paper') }
  }
  const [wanted] = compiler.query(result, { selector: WANTED })
  return wanted ? { again: wanted.value } : { pdf: new Uint8Array(compiler.pdf(result)) }
}

function load(): Native {
  return createRequire(import.meta.url)(PACKAGE)
}
