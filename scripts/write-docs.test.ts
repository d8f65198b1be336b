import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SETTINGS_DOC, settingsDoc } from './write-docs.ts'

test('docs/settings.md says what the code says', () => {
  expect(readFileSync(SETTINGS_DOC, 'utf8')).toBe(settingsDoc())
})
