import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  evidence,
  requirements,
  SECURITY_EVIDENCE_DOC,
  securityEvidenceDoc,
} from './security-evidence.ts'

test('docs/security-evidence.md says what the tests are called', () => {
  expect(readFileSync(SECURITY_EVIDENCE_DOC, 'utf8')).toBe(securityEvidenceDoc())
})

test('every row of docs/security.md that promises evidence is proved by a test that carries its id', () => {
  const proved = new Set(evidence().map(({ id }) => id))
  const bare = [...requirements().keys()].filter((id) => !proved.has(id))
  expect(requirements().size).toBeGreaterThan(30)
  expect(bare).toEqual([])
})
