// ThaID, broken on purpose.

import type { Mutant } from './mutant.ts'

const TEST = { test: 'server/routes/member/identity/thaid.test.ts' }
const PROVED = { ...TEST, row: 'SEC-67', file: 'server/thaid/recover.ts' }
const TOKEN = { ...TEST, row: 'SEC-68', file: 'server/thaid/provider.ts' }
const VISIT = {
  ...TEST,
  row: 'SEC-68',
  file: 'database/queries/identity/recovery/thaid-flow.ts',
}
const HELD = {
  test: 'server/routes/member/identity/thaid-hold.test.ts',
  row: 'SEC-69',
  file: 'server/thaid/hold.ts',
}

export const THAID_MUTANTS: readonly Mutant[] = [
  { ...PROVED, from: 'nationalIdIndexes, birthDate })', to: 'nationalIdIndexes })' },
  { ...PROVED, from: 'detail: { purpose, ial },', to: 'detail: { purpose, ial, nationalId },' },
  { ...PROVED, from: '  if (!contacts) throw new Refusal(401, NOT_THEIRS)\n', to: '' },
  { ...TOKEN, from: '    oidc.enableNonRepudiationChecks,\n', to: '' },
  { ...TOKEN, from: 'claims.ial < requireThaid(request.server).ialLeast', to: 'false' },
  { ...TOKEN, from: '    expectedNonce: nonce,\n', to: '' },
  { ...VISIT, from: "    .where('visitor', '=', visitor)\n", to: '' },
  {
    ...VISIT,
    from: "    .where('visitor', '=', visitor)\n    .where('expires_at', '>', sql<Date>`now()`)\n",
    to: "    .where('visitor', '=', visitor)\n",
  },
  { ...HELD, from: 'hold.isReady ? undefined : hold.readyAt', to: 'undefined' },
  {
    ...HELD,
    file: 'server/passkeys/passkey-only.ts',
    from: "by === 'thaid' && !(await takeReadyHold(trx, membershipNo))",
    to: 'false',
  },
  {
    ...HELD,
    file: 'database/queries/identity/recovery-stop.ts',
    from: '  await endRecoveryHold(trx, membershipNo)\n',
    to: '',
  },
]
