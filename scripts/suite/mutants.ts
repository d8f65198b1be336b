// `npm run mutants [-- SEC-45 SEC-46] [--all]`: breaks the code that keeps a row of docs/security.md, one place after the other
// (tests/mutants/), and runs the row's own tests, which must fail. All in a copy of the last commit. Without the name of a row
// those whose mutants have not been run yet. What came of a row is kept beside its mutants, and `npm run docs` tells of it.

import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from '#scripts/build.ts'
import { MUTANTS } from '#tests/mutants/all.ts'
import type { Mutant } from '#tests/mutants/mutant.ts'
import {
  isProved,
  keepResult,
  mutantsOf,
  type RowResult,
  resultOf,
} from '#tests/mutants/results.ts'

const ROOT = join(import.meta.dirname, '..', '..')
/** A machine that is busy with other things kills no mutant: what does not end by then is not counted at all. */
const LONGEST_MS = 900_000
const PATIENT = ['--testTimeout', '600000', '--hookTimeout', '600000']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
})
const rows = rowsToRun()
const commit = git('rev-parse', '--short=8', 'HEAD').trim()
const copy = join(mkdtempSync(join(tmpdir(), 'coop-mutants-')), 'copy')
let survived = 0
try {
  git('worktree', 'add', '--quiet', '--detach', copy)
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  buildIfStale()
  cpSync(join(ROOT, 'dist'), join(copy, 'dist'), { recursive: true })
  keepBuilt()
  const areWhole = passes(rows.join('|'), testsOf(...rows))
  for (const row of rows)
    if (areWhole || passes(row, testsOf(row))) runRow(row)
    else leaveOut(row)
} finally {
  git('worktree', 'remove', '--force', copy)
  rmSync(join(copy, '..'), { recursive: true, force: true })
}
if (survived > 0) process.exitCode = 1

function rowsToRun(): string[] {
  if (positionals.length > 0) return positionals
  const known = [...new Set(MUTANTS.map(({ row }) => row))].sort()
  return values.all ? known : known.filter((row) => resultOf(row) === undefined)
}

/** The web of the copy stays as it is: it would be built anew for every mutant of a file that browsers have too. */
function keepBuilt(): void {
  const file = join(copy, 'scripts', 'build.ts')
  const text = readFileSync(file, 'utf8')
  const opening = 'export function buildIfStale(): void {'
  writeFileSync(file, text.replace(opening, `${opening}\n  return`))
}

function testsOf(...of: string[]): string[] {
  return [...new Set(of.flatMap((row) => mutantsOf(row).map(({ test }) => test)))]
}

function leaveOut(row: string): void {
  console.log(`${row} is left out: a test of its own fails before anything is broken`)
  survived++
}

function runRow(row: string): void {
  const mutants = mutantsOf(row)
  const ran = mutants.map((mutant) => {
    const { file, from, to, test } = mutant
    const isKilled = kills(mutant)
    if (!isKilled) survived++
    console.log(`${isKilled ? 'killed  ' : 'SURVIVED'} ${row} ${file}: ${from.split('\n')[0]}`)
    return { file, from, to, test, isKilled }
  })
  const result: RowResult = { ranOn: new Date().toISOString().slice(0, 10), commit, mutants: ran }
  keepResult(row, result)
  console.log(`${row} ${isProved(result) ? 'proved' : 'NOT PROVED'}`)
}

function kills({ row, file, from, to, test }: Mutant): boolean {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${file}: ${from}`)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  const isKilled = !passes(row, [test])
  writeFileSync(path, text)
  return isKilled
}

/** `row` may be several, as a pattern. */
function passes(row: string, tests: string[]): boolean {
  const args = ['run', '--maxWorkers', '1', '--bail', '1', ...PATIENT, ...tests, '-t', row]
  const options = { cwd: copy, stdio: 'ignore', timeout: LONGEST_MS } as const
  const { status, signal } = spawnSync('vitest', args, options)
  if (signal) throw new Error(`the tests of ${row} had not ended after ${LONGEST_MS / 1_000} s`)
  return status === 0
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
}
