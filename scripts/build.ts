// Builds the web for browsers and for the server's renderer, when anything it is made of has changed.

import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const MARKER = join(ROOT, 'dist', '.built')
const SOURCES = ['web/**/*', 'domain/*.ts', 'contract/*.ts', 'vite.config.ts', 'package-lock.json']

export async function buildIfStale(): Promise<void> {
  const sources = hashOfSources()
  if (existsSync(MARKER) && readFileSync(MARKER, 'utf8') === sources) return
  console.log('Building the web (once per change)…')
  rmSync(MARKER, { force: true })
  // Vite believes NODE_ENV, and under a test runner that says "test": React would come in its
  // development version.
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  await build({ root: ROOT, logLevel: 'warn' })
  await build({ root: ROOT, logLevel: 'warn', build: { ssr: true } })
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  compress()
  writeFileSync(MARKER, sources)
}

/** Once here at the best quality, so that no request ever waits for it. */
function compress(): void {
  for (const file of globSync('dist/web/assets/*.{js,css,svg}', { cwd: ROOT })) {
    const plain = readFileSync(join(ROOT, file))
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(join(ROOT, `${file}.br`), brotliCompressSync(plain, { params: quality }))
    writeFileSync(join(ROOT, `${file}.gz`), gzipSync(plain, { level: 9 }))
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildIfStale()
