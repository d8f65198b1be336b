// Typst as machine code, where its makers build this release for the machine: the same bytes as WebAssembly, in less
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
  query(asked: Asked, wanted: { selector: string }): { value: string }[]
  pdf(asked: Asked): Buffer
  compile(asked: Asked): { takeDiagnostics(): object | null }
  fetchDiagnostics(error: object): unknown[]
  evictCache(maxAge: number): void
}

interface Asked {
  mainFilePath: string
  inputs: Record<string, string>
}

const PACKAGE = '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu'
/** What so many papers have not needed is forgotten: with 1 it holds 500 MB after any number of lists of 2,000 people. */
const CACHED_PAPERS = 1

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
      const attempt = attempted(compiler, { mainFilePath, inputs })
      compiler.evictCache(CACHED_PAPERS)
      return attempt
    },
    held: () => process.memoryUsage.rss(),
  }
}

// Asked twice of one document, it is compiled once; were it handed to us, it would be held until V8 collects garbage.
function attempted(compiler: NodeCompiler, asked: Asked): Attempt {
  try {
    const [wanted] = compiler.query(asked, { selector: WANTED })
    return wanted ? { again: wanted.value } : { pdf: new Uint8Array(compiler.pdf(asked)) }
  } catch (error) {
    const found = compiler.compile(asked).takeDiagnostics()
    if (!found) throw error
    return { fault: JSON.stringify(compiler.fetchDiagnostics(found)) }
  }
}

function load(): Native {
  return createRequire(import.meta.url)(PACKAGE)
}
