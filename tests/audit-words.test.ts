// Whoever reads the record of the back office reads Thai: no act is written down without a word for it.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AUDIT_GROUPS, auditWords } from '#domain/audit-words.ts'

const ROOT = join(import.meta.dirname, '..')

test('every act that is written down has Thai words', () => {
  const written = globSync('{server,imports}/**/*.ts', { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(/'(\w+)\.([a-z_]+)'/g)])
    .filter(([, group = '', act]) => group in AUDIT_GROUPS && act !== 'ts')
    .map(([, group, act]) => `${group}.${act}`)
  expect(written.length).toBeGreaterThan(80)
  expect([...new Set(written)].filter((action) => auditWords(action) === action)).toEqual([])
})
