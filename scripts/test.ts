// `npm test`: types, lint, then everything that runs. `--fast` leaves the browser out.
// Ends with one line that counts it all.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const RESULTS = join(ROOT, 'test-results')
const fast = process.argv.includes('--fast')

let passed = 0
let failed = 0

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

step('types', 'tsc', ['--noEmit'])
step('types of domain and contract', 'tsc', ['--noEmit', '-p', 'domain'])
step('types of the web', 'tsc', ['--noEmit', '-p', 'web'])
step('lint', 'biome', ['check', '--error-on-warnings', '.'])
suite('unit, API and tidy tests', 'vitest', 'vitest.json', [
  'run',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=test-results/vitest.json',
])
if (!fast) suite('browser tests', 'playwright', 'e2e.json', ['test'])

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** Something that holds or does not, and counts as one. */
function step(name: string, program: string, args: string[]): void {
  if (run(name, program, args)) passed++
  else failed++
}

/** Something that counts its own tests, in the file it leaves behind. */
function suite(name: string, program: string, resultFile: string, args: string[]): void {
  const ok = run(name, program, args)
  const counted = countIn(join(RESULTS, resultFile))
  passed += counted.passed
  // A suite that broke before it could count, or passed without running anything, is a failure too.
  failed += counted.failed || Number(!ok || counted.passed === 0)
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

function countIn(file: string): { passed: number; failed: number } {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats
    return { passed: expected, failed: unexpected + flaky }
  }
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests }
}
