import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CALLS_DOC, callsDoc } from './calls-doc.ts'
import { IMPORT_EVIDENCE_DOC, importEvidenceDoc } from './import-evidence.ts'
import { IMPORT_FORMAT_DOC, importFormatDoc } from './import-format-doc.ts'
import { SETTINGS_DOC, settingsDoc } from './write-docs.ts'

test('docs/settings.md says what the code says', () => {
  expect(readFileSync(SETTINGS_DOC, 'utf8')).toBe(settingsDoc())
})

test('docs/import-format.md says what the import reads', async () => {
  expect(readFileSync(IMPORT_FORMAT_DOC, 'utf8')).toBe(await importFormatDoc())
})

test('docs/import-evidence.md says what the tests try', () => {
  expect(readFileSync(IMPORT_EVIDENCE_DOC, 'utf8')).toBe(importEvidenceDoc())
})

test('docs/requirements/calls.md says what the routes take and answer', async () => {
  expect(readFileSync(CALLS_DOC, 'utf8')).toBe(await callsDoc())
})

test('docs/operations.md names only settings that there are', () => {
  const text = readFileSync(join(SETTINGS_DOC, '..', 'operations.md'), 'utf8')
  const names = [...text.matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g)].map(([name]) => name)
  expect(names.filter((name) => !settingsDoc().includes(`| \`${name}\` |`))).toEqual([])
})
