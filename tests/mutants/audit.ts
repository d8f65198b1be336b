// What proves the record of actions, broken on purpose.

import type { Mutant } from './mutant.ts'

const LINES = {
  row: 'SEC-59',
  file: 'server/audit/anchor-file.ts',
  test: 'server/audit/anchor-file.test.ts',
}
const NIGHTLY = {
  row: 'SEC-59',
  file: 'server/audit/check-audit.ts',
  test: 'server/audit/check-audit.test.ts',
}

export const AUDIT_MUTANTS: readonly Mutant[] = [
  { ...LINES, from: 'known.get(kept.seq) !== kept.fingerprint', to: 'false' },
  { ...LINES, from: '!kept || known', to: 'kept && known' },
  {
    ...LINES,
    file: 'server/monitoring/alerts/faults.ts',
    from: "audit: ['bad']",
    to: 'audit: []',
  },
  { ...NIGHTLY, from: 'if (brokenAt !== undefined) {', to: 'if (false) {' },
]
