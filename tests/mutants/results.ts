// What came of the mutants of each row, kept beside them: a row is run when somebody has the time, not all at once.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MUTANTS } from './all.ts'
import type { Mutant } from './mutant.ts'

const FOLDER = join(import.meta.dirname, 'results')
/** A row with fewer is not proved by them. */
export const PROVED_BY = 3

export interface RowResult {
  /** The day it was run, and the commit whose copy was broken. */
  ranOn: string
  commit: string
  mutants: { file: string; from: string; to: string; test: string; isKilled: boolean }[]
}

export function mutantsOf(row: string): Mutant[] {
  return MUTANTS.filter((mutant) => mutant.row === row)
}

/** Of the mutants that the row has now; undefined where others were run, or none. */
export function resultOf(row: string): RowResult | undefined {
  const file = fileOf(row)
  if (!existsSync(file)) return undefined
  const result: RowResult = JSON.parse(readFileSync(file, 'utf8'))
  const nameOf = ({ file, from, to, test }: RowResult['mutants'][number] | Mutant) =>
    JSON.stringify([file, from, to, test])
  const [ran, has] = [result.mutants, mutantsOf(row)].map((all) => all.map(nameOf).sort().join())
  return ran === has ? result : undefined
}

export function keepResult(row: string, result: RowResult): void {
  writeFileSync(fileOf(row), `${JSON.stringify(result, null, 2)}\n`)
}

export function isProved({ mutants }: RowResult): boolean {
  return mutants.length >= PROVED_BY && mutants.every(({ isKilled }) => isKilled)
}

function fileOf(row: string): string {
  return join(FOLDER, `${row}.json`)
}
