// Whoever reads the record of the back office reads Thai: no act is written down without a word for it.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { detailName } from '#domain/audit/audit-detail.ts'
import { AUDIT_GROUPS, auditWords } from '#domain/audit/audit-words.ts'

const ROOT = join(import.meta.dirname, '..')

const SOURCES = globSync('{server,imports}/**/*.ts', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))

test('every act that is written down has Thai words', () => {
  const written = SOURCES.flatMap((text) => [...text.matchAll(/'(\w+)\.([a-z_]+)'/g)])
    .filter(([, group = '', act = '']) => group in AUDIT_GROUPS && !['ts', 'json'].includes(act))
    .map(([, group, act]) => `${group}.${act}`)
  expect(written.length).toBeGreaterThan(80)
  expect([...new Set(written)].filter((action) => auditWords(action) === action)).toEqual([])
})

test('whatever is told of an act is told under a Thai name', () => {
  const names = SOURCES.flatMap((text) => [...text.matchAll(/\bdetail(?:: | = )\{([^{}]*)\}/g)])
    .flatMap(([, told = '']) => told.split(','))
    .flatMap((part) => /^\s*([a-z_\d]+)\s*(?::|$)/.exec(part)?.[1] ?? [])
  expect(names.length).toBeGreaterThan(60)
  expect([...new Set(names)].filter((name) => detailName(name) === name)).toEqual([])
})
