// `npm test`: types and lint beside the tests, then the browser. `--fast` (npm run check) runs only what needs neither a
// database nor a browser. Ends with the slowest tests, what failed, and one line that counts it all.

import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { DEMO_OF_RUN } from '#tests/support/demo-of-run.ts'
import { roomiestFolder } from '#tests/support/roomiest-folder.ts'
import { type Failure, failuresIn } from './suite/failures.ts'
import { formsNotSent } from './suite/forms-sent.ts'
import { durationsIn, slowestLines, type Timed } from './suite/slowest.ts'

const ROOT = join(import.meta.dirname, '..')
const RESULTS = join(ROOT, 'test-results')
/** Where everything that a test puts aside lies, gone with the run. PostgreSQL listens there too, under an account of its own. */
const PLACE = mkdtempSync(join(roomiestFolder(), 'coop-run-'))
chmodSync(PLACE, 0o1777)
const DEMO = join(PLACE, 'demo')
/** So few may be the machine's fault, and are tried once more by themselves; that is told at the end. */
const DOUBTFUL_MAX = 5
const SLOWEST = 20
const fast = process.argv.includes('--fast')

let passed = 0
let failed = 0
const failures: Failure[] = []
const secondTime: Failure[] = []
const timed: Timed[] = []

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

// Each checker works out the types of libraries for itself, and tests want the other processor: one takes half of what four do.
const CHECK_TYPES = ['--noEmit', '--checkers', '1']
const STEPS: [name: string, program: string, args: string[]][] = [
  ['types', 'tsc', CHECK_TYPES],
  ['types of domain and contract', 'tsc', [...CHECK_TYPES, '-p', 'domain']],
  ['types of the web', 'tsc', [...CHECK_TYPES, '-p', 'web']],
  ['lint', 'biome', ['check', '--error-on-warnings', '.']],
]

const SUITES: Suite[] = [
  {
    name: fast ? 'tests without a database' : 'unit, API and tidy tests',
    program: 'vitest',
    results: 'vitest.json',
    args: [
      'run',
      ...(fast ? ['--project=plain'] : []),
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/vitest.json',
    ],
    again: (failed) => failed.map(({ file }) => file),
  },
]
if (!fast) {
  SUITES.push({
    name: 'browser tests',
    program: 'playwright',
    results: 'e2e.json',
    args: ['test'],
    again: () => ['--last-failed'],
  })
}

await Promise.all([suites(), steps()])
rmSync(PLACE, { recursive: true, force: true })
if (!fast) {
  // After the second try of those that failed, which may have sent what was missing.
  const missing = formsNotSent(RESULTS)
  if (missing.length === 0) passed++
  else {
    failed++
    failures.push({ name: 'every form is sent from a page', file: '', says: missing.join('\n') })
  }
}

console.log(`\n${slowestLines(timed, SLOWEST).join('\n')}`)
// Last, because whoever reads only the end of a log wants to know this.
for (const { name, says } of secondTime)
  console.log(`\nPASSED ONLY THE SECOND TIME ${name}\n${says}`)
for (const { name, says } of failures) console.log(`\nFAILED ${name}\n${says}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** What holds or does not, and counts as one: one after the other, since tests run beside them. */
async function steps(): Promise<void> {
  for (const [name, program, args] of STEPS) {
    const { ok, output } = await run(name, program, args)
    if (ok) passed++
    else {
      failed++
      failures.push({ name, file: '', says: output })
    }
  }
}

interface Suite {
  name: string
  program: string
  /** The file in which it counts its own tests. */
  results: string
  args: string[]
  /** What to add to run these alone. */
  again(failed: Failure[]): string[]
}

/** One after the other: each keeps both processors busy, and side by side they are hardly quicker but miss their times. */
async function suites(): Promise<void> {
  if (!fast) await run('build', process.execPath, ['scripts/build.ts', '--if-stale'])
  for (const suite of SUITES) await runSuite(suite)
}

async function runSuite({ name, program, args, results, again }: Suite): Promise<void> {
  const { ok } = await run(name, program, args)
  const first = readReport(results)
  passed += first.passed
  timed.push(...first.timed)
  const few = first.failures.length > 0 && first.failures.length <= DOUBTFUL_MAX
  const isDoubtful = !ok && few && first.failures.length === first.failed
  if (!isDoubtful) {
    // A suite that broke before it could count, or passed without running anything, is a failure too.
    failed += first.failed || Number(!ok || first.passed === 0)
    failures.push(...first.failures)
    return
  }
  const alone = [...args, ...again(first.failures)]
  const { ok: okAlone } = await run(`${name}, those that failed`, program, alone)
  const second = readReport(results)
  const gone = okAlone ? first.failures : first.failures.filter(({ name }) => !isIn(second, name))
  secondTime.push(...gone)
  passed += gone.length
  failed += first.failed - gone.length
  failures.push(...second.failures)
}

function isIn({ failures }: { failures: Failure[] }, name: string): boolean {
  return failures.some((failure) => failure.name === name)
}

/** What each says is shown line by line as it comes, with its name before it: several talk at once. */
async function run(name: string, program: string, args: string[]) {
  const startedAt = performance.now()
  console.log(`— ${name}: started`)
  const child = spawn(program, args, {
    cwd: ROOT,
    // A whole run starts as few workers as it can (vitest.config.ts).
    // The compiler is written in Go: it collects garbage when there is four times as much, not as soon as it has doubled.
    // Playwright translates nothing: Node loads the journeys by itself, as it loads the site, and remembers what it compiled.
    env: {
      // Nights are what many tests wait for, and every processor is wanted.
      ...{
        GOGC: '400',
        ...(fast ? {} : { WHOLE_RUN: 'yes' }),
        PW_DISABLE_TS_ESM: 'yes',
        IMPORT_GIVES_WAY: 'no',
      },
      ...{ NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compiled') },
      ...{ TMPDIR: PLACE, [DEMO_OF_RUN]: DEMO },
      ...process.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      said.push(line)
      console.log(`${basename(program)} | ${line}`)
    })
  const ok = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`— ${name}: ${ok ? 'passed' : 'failed'} in ${seconds} s`)
  return { ok, output: said.join('\n') }
}

interface Report {
  passed: number
  failed: number
  failures: Failure[]
  timed: Timed[]
}

function readReport(results: string): Report {
  const file = join(RESULTS, results)
  if (!existsSync(file)) return { passed: 0, failed: 0, failures: [], timed: [] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  // The next to write it must not find this one's, should it break before it can count.
  rmSync(file)
  const failures = failuresIn(report)
  const timed = durationsIn(report)
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats
    return { passed: expected, failed: unexpected + flaky, failures, timed }
  }
  const { numPassedTests, numTotalTests } = report
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests, failures, timed }
}
