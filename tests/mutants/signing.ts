// Signing, broken on purpose.

import type { Mutant } from './mutant.ts'

const TEST = { test: 'server/routes/member/signing/signing.test.ts' }
const BY_KEY = { test: 'server/routes/member/signing/passkey-signing.test.ts' }
const BACK = { test: 'server/routes/member/signing/withdrawal.test.ts' }
const CHECKED = {
  row: 'SEC-64',
  file: 'scripts/verify-signing/check-file.ts',
  test: 'tests/signed-files.test.ts',
}
const SIGNED = { ...TEST, row: 'SEC-65', file: 'server/signing/finish.ts' }
const KEPT = { ...BACK, row: 'SEC-66', file: 'server/signing/finish.ts' }
const ONCE = { row: 'SEC-70', test: 'server/routes/member/signing/signed-once.test.ts' }

export const SIGNING_MUTANTS: readonly Mutant[] = [
  {
    ...CHECKED,
    ...TEST,
    file: 'server/signing/verify-signings.ts',
    from: 'is_unchanged: await isUnchanged(db, signing)',
    to: 'is_unchanged: isUnchanged !== undefined',
  },
  { ...CHECKED, from: 'named.sha256 !== sha256(document) || ', to: '' },
  { ...CHECKED, from: ' || sha256(canonical(record[name])) !== parts[name]', to: '' },
  { ...CHECKED, from: 'if (tail && !isSealed(key, sealed, seal)) {', to: 'if (!tail) {' },
  {
    ...SIGNED,
    ...BY_KEY,
    file: 'server/signing/challenge.ts',
    from: '    .update(sha256)\n',
    to: '',
  },
  { ...SIGNED, from: "if (proof.sha256 !== sha256.toString('hex'))", to: 'if (!sha256)' },
  {
    ...SIGNED,
    from: 'if (statements.some((_, at) => !proof.ticked.includes(at)))',
    to: 'if (statements.length === 0)',
  },
  {
    ...SIGNED,
    file: 'database/queries/signing/signing-attempt.ts',
    from: ".where('family', '=', family)",
    to: '',
  },
  {
    ...SIGNED,
    ...BY_KEY,
    file: 'database/queries/signing/signing-attempt.ts',
    from: "    .where('key_expires', '>', sql<Date>`now()`)\n",
    to: '',
  },
  {
    ...KEPT,
    ...TEST,
    file: 'database/migrations/0063_signing.sql',
    from: 'before update or delete or truncate on signing --',
    to: 'before truncate on signing --',
  },
  { ...KEPT, file: 'server/signing/challenge.ts', from: '    .update(nonce)\n', to: '' },
  { ...KEPT, from: '      ...(withdraws && { withdraws }),\n', to: '' },
  {
    ...KEPT,
    file: 'server/signing/own-signings.ts',
    from: 'if (!found || found.membership_no !== member.membershipNo)',
    to: 'if (!found)',
  },
  { ...KEPT, from: '  if (!code) throw new Refusal(409, WITHDRAWN_ALREADY)\n', to: '' },
  { ...ONCE, file: 'server/signing/record.ts', from: '    round,\n', to: '' },
  {
    ...ONCE,
    file: 'server/signing/balance-signing.ts',
    from: 'if (await answeredSince(',
    to: 'if (!answeredSince && !(',
  },
  {
    ...ONCE,
    file: 'database/queries/signing/signing.ts',
    from: 'return signed === taken_back ? taken_back : undefined',
    to: 'return signed < 0 ? undefined : taken_back',
  },
]
