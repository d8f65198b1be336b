// `npm run mutants [-- SEC-45]`: breaks the code that keeps a row of docs/security.md, one place after the other
// (tests/mutants/), and runs the row's own tests, which must fail. All in a copy of the last commit.
// The whole list goes into a document beside the others.

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MUTANTS } from '#tests/mutants/all.ts'
import type { Mutant } from '#tests/mutants/mutant.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const PROVED_BY = 3

const rows = process.argv.slice(2)
const chosen = MUTANTS.filter(({ row }) => rows.length === 0 || rows.includes(row))
const copy = join(mkdtempSync(join(tmpdir(), 'coop-mutants-')), 'copy')
execFileSync('git', ['worktree', 'add', '--quiet', '--detach', copy], { cwd: ROOT })
const outcomes: { mutant: Mutant; isKilled: boolean }[] = []
try {
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  const pairs = new Map(chosen.map(({ row, test }) => [`${row} ${test}`, { row, test }]))
  for (const pair of pairs.values())
    if (!passes(pair))
      throw new Error(`${pair.test} fails for ${pair.row} before anything is broken`)
  for (const mutant of chosen) {
    const isKilled = kills(mutant)
    outcomes.push({ mutant, isKilled })
    console.log(
      `${isKilled ? 'killed  ' : 'SURVIVED'} ${mutant.row} ${mutant.file}: ${mutant.from}`,
    )
  }
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', copy], { cwd: ROOT })
  rmSync(join(copy, '..'), { recursive: true, force: true })
}
if (rows.length === 0) writeFileSync(join(ROOT, 'docs', 'mutants.md'), documentOf())
if (outcomes.some(({ isKilled }) => !isKilled)) process.exitCode = 1

function kills(mutant: Mutant): boolean {
  const path = join(copy, mutant.file)
  const text = readFileSync(path, 'utf8')
  if (text.split(mutant.from).length !== 2) throw new Error(`${mutant.file}: ${mutant.from}`)
  writeFileSync(
    path,
    text.replace(mutant.from, () => mutant.to),
  )
  const isKilled = !passes(mutant)
  writeFileSync(path, text)
  return isKilled
}

function passes({ row, test }: Pick<Mutant, 'row' | 'test'>): boolean {
  const args = ['run', '--maxWorkers', '1', test, '-t', row]
  return spawnSync('vitest', args, { cwd: copy, stdio: 'ignore' }).status === 0
}

function documentOf(): string {
  const byRow = Map.groupBy(outcomes, ({ mutant }) => mutant.row)
  const lines = [...byRow].sort().map(([row, of]) => {
    const killed = of.filter(({ isKilled }) => isKilled).length
    const isProved = of.length >= PROVED_BY && killed === of.length
    const tests = [...new Set(of.map(({ mutant }) => `\`${mutant.test}\``))].join(', ')
    return `| ${row} | ${tests} | ${killed} of ${of.length} | ${isProved ? 'proved' : 'not proved'} |`
  })
  return `# Mutants

Written by \`npm run mutants\`: the code that keeps a row of [security.md](security.md) is broken in one place after the other
(\`tests/mutants/\`), and the tests of the row must fail. A row is proved when there are ${PROVED_BY} or more and all were noticed. Rows that
are not here have no mutants yet.

| row | tests | mutants killed | |
|---|---|---|---|
${lines.join('\n')}
`
}
