// Passkeys, broken on purpose.

import type { Mutant } from './mutant.ts'

const TEST = { test: 'server/routes/member/identity/passkeys.test.ts' }
const TAKEN = { ...TEST, row: 'SEC-61', file: 'server/passkeys/assertion.ts' }
const ADDED = { ...TAKEN, file: 'server/passkeys/add-passkey.ts' }
const ASKED = {
  ...TEST,
  row: 'SEC-62',
  file: 'database/queries/identity/passkey-challenge.ts',
}
const COUNTED = { ...TEST, row: 'SEC-63', file: 'database/queries/identity/passkey.ts' }
const COPIED = { ...COUNTED, file: 'server/passkeys/assertion.ts' }

export const PASSKEY_MUTANTS: readonly Mutant[] = [
  { ...TAKEN, from: 'requireUserVerification: true', to: 'requireUserVerification: false' },
  {
    ...TAKEN,
    from: 'expectedOrigin: origin',
    to: "expectedOrigin: JSON.parse(Buffer.from(client_data, 'base64url').toString()).origin",
  },
  {
    ...TAKEN,
    from: "const isOwn = handle === passkey.userHandle.toString('base64url')",
    to: 'const isOwn = true',
  },
  { ...ADDED, from: 'requireUserVerification: true', to: 'requireUserVerification: false' },
  { ...ASKED, from: "    .where('visitor', '=', shown.visitor)\n", to: '' },
  { ...ASKED, from: "    .where('expires_at', '>', sql<Date>`now()`)\n", to: '' },
  {
    ...ASKED,
    from: "    .where('purpose', '=', shown.purpose)\n    .where('kind', '=', shown.kind)\n    .where('login', 'is not distinct from', shown.login)\n",
    to: '',
  },
  {
    ...ASKED,
    file: 'server/passkeys/challenge.ts',
    from: 'CHALLENGE_BYTES = 32',
    to: 'CHALLENGE_BYTES = 16',
  },
  { ...COUNTED, from: '::bigint > counter', to: '::bigint >= counter' },
  { ...COUNTED, from: '(synced or ', to: '(false or ' },
  { ...COPIED, from: 'if (!(await blockPasskey(trx, passkeyId))) return', to: 'return' },
  {
    ...COPIED,
    from: "    await recordPasskey(trx, request, { kind, login }, 'passkey.copied', { name }, 'refused')\n",
    to: '',
  },
]
