// `npm test`: types, lint, then everything that runs. `--fast` leaves the browser out.
// Ends with what failed, and one line that counts it all.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Failure, failuresIn } from './suite/failures.ts'
import { formsNotSent } from './suite/forms-sent.ts'

const ROOT = join(import.meta.dirname, '..')
const RESULTS = join(ROOT, 'test-results')
/** So few may be the machine's fault, and are tried once more by themselves; that is told at the end. */
const DOUBTFUL_MAX = 5
const fast = process.argv.includes('--fast')

let passed = 0
let failed = 0
const failures: Failure[] = []
const secondTime: Failure[] = []

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

step('types', 'tsc', ['--noEmit'])
step('types of domain and contract', 'tsc', ['--noEmit', '-p', 'domain'])
step('types of the web', 'tsc', ['--noEmit', '-p', 'web'])
step('lint', 'biome', ['check', '--error-on-warnings', '.'])
suite({
  name: 'unit, API and tidy tests',
  program: 'vitest',
  results: 'vitest.json',
  args: [
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/vitest.json',
  ],
  again: (failed) => failed.map(({ file }) => file),
})
if (!fast) {
  suite({
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

// Last, because whoever reads only the end of a log wants to know this.
for (const { name, says } of secondTime)
  console.log(`\nPASSED ONLY THE SECOND TIME ${name}\n${says}`)
for (const { name, says } of failures) console.log(`\nFAILED ${name}\n${says}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** Something that holds or does not, and counts as one. */
function step(name: string, program: string, args: string[]): void {
  if (run(name, program, args)) passed++
  else {
    failed++
    failures.push({ name, file: '', says: 'see above' })
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

function suite({ name, program, results, args, again }: Suite): void {
  const ok = run(name, program, args)
  const first = readReport(results)
  passed += first.passed
  const few = first.failures.length > 0 && first.failures.length <= DOUBTFUL_MAX
  const isDoubtful = !ok && few && first.failures.length === first.failed
  if (!isDoubtful) {
    // A suite that broke before it could count, or passed without running anything, is a failure too.
    failed += first.failed || Number(!ok || first.passed === 0)
    failures.push(...first.failures)
    return
  }
  const okAlone = run(`${name}, those that failed`, program, [...args, ...again(first.failures)])
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

function run(name: string, program: string, args: string[]): boolean {
  const startedAt = performance.now()
  console.log(`\n— ${name}`)
  const { status } = spawnSync(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`— ${name}: ${status === 0 ? 'passed' : 'failed'} in ${seconds} s`)
  return status === 0
}

function readReport(results: string): { passed: number; failed: number; failures: Failure[] } {
  const file = join(RESULTS, results)
  if (!existsSync(file)) return { passed: 0, failed: 0, failures: [] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  // The next to write it must not find this one's, should it break before it can count.
  rmSync(file)
  const failures = failuresIn(report)
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats
    return { passed: expected, failed: unexpected + flaky, failures }
  }
  const { numPassedTests, numTotalTests } = report
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests, failures }
}
