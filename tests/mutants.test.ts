import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MUTANTS } from './mutants/all.ts'

test('what every mutant breaks stands in its file exactly once', () => {
  const textOf = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  const wrong = MUTANTS.filter(({ file, from }) => textOf(file).split(from).length !== 2)
  expect(wrong).toEqual([])
})
