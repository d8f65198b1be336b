// Builds the web for browsers and for the server's renderer, when anything it is made of has changed.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')
const MARKER = join(DIST, '.built')
const SOURCES = [
  'web/**/*',
  '{domain,contract}/**/*.ts',
  'vite.config.ts',
  'package-lock.json',
  'docs/staff-guide.md',
  'docs/staff-guide/*',
  'scripts/docs/build-guide.ts',
]

/** In a process of its own: what a build leaves behind in memory is more than the site ever needs. */
export function buildIfStale(): void {
  if (existsSync(MARKER) && readFileSync(MARKER, 'utf8') === hashOfSources()) return
  console.log('Building the web (once per change)…')
  // Vite believes NODE_ENV, and under a test runner that says "test": React would come in its
  // development version.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, [import.meta.filename], { env, stdio: 'inherit' })
  if (status !== 0) throw new Error('the web could not be built; the lines above say why')
}

/** Built beside its place and moved there whole, so that two builds at once do not meet. */
async function build(): Promise<void> {
  const sources = hashOfSources()
  const fresh = join(ROOT, `.dist-${process.pid}`)
  const { build: vite } = await import('vite')
  await vite({ root: ROOT, logLevel: 'warn', build: { outDir: join(fresh, 'web') } })
  await vite({ root: ROOT, logLevel: 'warn', build: { ssr: true, outDir: join(fresh, 'render') } })
  compress(join(fresh, 'web', 'assets'))
  const { builtGuide } = await import('./docs/build-guide.ts')
  writeFileSync(join(fresh, 'guide.json'), JSON.stringify(await builtGuide()))
  writeFileSync(join(fresh, '.built'), sources)
  if (existsSync(DIST)) renameSync(DIST, `${fresh}-old`)
  renameSync(fresh, DIST)
  rmSync(`${fresh}-old`, { recursive: true, force: true })
}

/** Once here at the best quality, so that no request ever waits for it. */
function compress(folder: string): void {
  for (const file of globSync('*.{js,css,svg}', { cwd: folder })) {
    const plain = readFileSync(join(folder, file))
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(plain, { params: quality }))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(plain, { level: 9 }))
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

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--if-stale')) buildIfStale()
  else await build()
}
