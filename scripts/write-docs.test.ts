import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { IMPORT_FORMAT_DOC, importFormatDoc } from './import-format-doc.ts'
import { SETTINGS_DOC, settingsDoc } from './write-docs.ts'

test('docs/settings.md says what the code says', () => {
  expect(readFileSync(SETTINGS_DOC, 'utf8')).toBe(settingsDoc())
})

test('docs/import-format.md says what the import reads', async () => {
  expect(readFileSync(IMPORT_FORMAT_DOC, 'utf8')).toBe(await importFormatDoc())
})
