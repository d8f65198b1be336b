// `npm test`: types and lint beside the tests, then the browser. `--fast` (npm run check) runs only what needs neither a
// database nor a browser. Ends with the slowest tests, what failed, and one line that counts it all.

import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Failure, failuresIn } from './suite/failures.ts'
import { formsNotSent } from './suite/forms-sent.ts'
import { durationsIn, slowestLines, type Timed } from './suite/slowest.ts'

const ROOT = join(import.meta.dirname, '..')
const RESULTS = join(ROOT, 'test-results')
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

const STEPS: [name: string, program: string, args: string[]][] = [
  ['types', 'tsc', ['--noEmit']],
  ['types of domain and contract', 'tsc', ['--noEmit', '-p', 'domain']],
  ['types of the web', 'tsc', ['--noEmit', '-p', 'web']],
  ['lint', 'biome', ['check', '--error-on-warnings', '.']],
]

await Promise.all([
  steps(),
  suite({
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
  }),
])
if (!fast) {
  await suite({
    name: 'browser tests',
    program: 'playwright',
    results: 'e2e.json',
    args: ['test'],
    again: () => ['--last-failed'],
  })
  // After the second try of those that failed, which may have sent what was missing.
  const missing = formsNotSent(RESULTS)
  if (missing.length === 0) passed++
  else {
    failed++
    failures.push({ name: 'every form is sent by a journey', file: '', says: missing.join('\n') })
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
    const { ok, output } = await run(name, program, args, 'hold')
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

async function suite({ name, program, results, args, again }: Suite): Promise<void> {
  const { ok } = await run(name, program, args, 'show')
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
  const { ok: okAlone } = await run(`${name}, those that failed`, program, alone, 'show')
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

/** What is held back is told whole when it has ended, so that two do not talk into each other's lines. */
async function run(name: string, program: string, args: string[], output: 'show' | 'hold') {
  const startedAt = performance.now()
  if (output === 'show') console.log(`\n— ${name}`)
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const said: Buffer[] = []
  child.stdout?.on('data', (chunk) => said.push(chunk))
  child.stderr?.on('data', (chunk) => said.push(chunk))
  const ok = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
  const held = Buffer.concat(said).toString().trimEnd()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${held && `\n${held}\n`}— ${name}: ${ok ? 'passed' : 'failed'} in ${seconds} s`)
  return { ok, output: held }
}

function readReport(results: string) {
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
