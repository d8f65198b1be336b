// Codes to pay, slips, the bank's files and its folder, broken on purpose.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is code that is looked for

import type { Mutant } from './mutant.ts'

const OWN = { row: 'SEC-73', test: 'server/routes/member/requests/pay.test.ts' }
const SLIP = { row: 'SEC-73', test: 'server/payments/slip.test.ts' }
const SLIPS = { ...SLIP, file: 'database/queries/payment/pay-slip.ts' }
const FILES = { row: 'SEC-74', test: 'server/routes/staff/members/bank-files.test.ts' }
const TAKEN = { ...FILES, file: 'server/payments/take-file.ts' }
const MATCH = {
  row: 'SEC-74',
  test: 'domain/payment/match.test.ts',
  file: 'domain/payment/match.ts',
}
const TWO = { row: 'SEC-75', test: 'server/routes/staff/members/bank-release.test.ts' }
const RELEASED = { ...TWO, file: 'server/payments/release-file.ts' }
const DECIDED = { ...TWO, file: 'server/payments/decide-line.ts' }
const FOLDER = { row: 'SEC-76', test: 'server/payments/take-folder.test.ts' }
const LYING = { ...FOLDER, file: 'server/payments/folder-files.ts' }
const FROM_FOLDER = { ...FOLDER, file: 'server/payments/take-folder.ts' }

// biome-ignore format: one row a mutant
export const PAYMENT_MUTANTS: readonly Mutant[] = [
  { ...OWN, file: 'database/queries/payment/pay-intent.ts', from: "    .where('intent.membership_no', '=', membershipNo)\n}", to: '}' },
  { ...OWN, file: 'server/payments/make-intent.ts', from: "(purpose === 'other' || one.about === about)", to: 'true' },
  { ...OWN, file: 'server/payments/make-intent.ts', from: 'offer.amount !== null && offer.amount !== amount', to: 'false' },
  { ...OWN, test: 'server/payments/guarantor-pays.test.ts', file: 'server/payments/offers.ts', from: 'satang(Math.min(oldest.amount, total(own.map(stillGuaranteed))))', to: 'oldest.amount' },
  { ...OWN, test: 'server/payments/guarantor-pays.test.ts', file: 'server/payments/offers.ts', from: 'if (!(await live(watchSettings)).tells) return []', to: '' },
  { ...OWN, test: 'server/payments/guarantor-pays.test.ts', file: 'database/migrations/0106_loan_stood_for.sql', from: " and guarantee.guarantor_no = (select reader('member')))", to: ')' },
  { ...SLIP, file: 'server/payments/own-intents.ts', from: "if (row.confirmed_at) return 'confirmed'", to: "if (row.confirmed_at ?? row.slip_at) return 'confirmed'" },
  { ...SLIP, file: 'server/payments/slip.ts', from: '  await recordAudit(db, request, told)\n', to: '' },
  { ...SLIP, file: 'server/payments/slip.ts', from: 'if (await isSlipKnown(trx, { intentNo, reference }))', to: 'if (false)' },
  { ...SLIPS, from: 'file_id = ${fileId} and membership_no = ${membershipNo} and', to: 'file_id = ${fileId} and' },
  { ...SLIPS, from: ".where(sql`upper(reference)`, '=', sql`upper(${reference})`)", to: ".where('reference', '=', reference)" },
  { ...SLIPS, from: 'where line.file_id = ${fileId} and payment.intent_no = slip.intent_no', to: 'where false and line.file_id = ${fileId} and payment.intent_no = slip.intent_no' },
  { ...FILES, file: 'domain/payment/cross-bank-file.ts', from: 'if (sum === file[side].sum && count === file[side].count) return []', to: 'return []' },
  { ...FILES, test: 'domain/payment/cross-bank-file.test.ts', file: 'domain/payment/cross-bank-file.ts', from: 'sum === file[side].sum && count === file[side].count', to: 'sum === file[side].sum' },
  { ...FILES, test: 'domain/payment/pay-reference.test.ts', file: 'domain/payment/pay-reference.ts', from: '(!member && !unit) || rest97(text) !== 1', to: '!member && !unit' },
  { ...TAKEN, from: '    return known === 0\n', to: '    return true\n' },
  { ...TAKEN, from: '  if (taken.length > 0) return refused(taken)\n', to: '' },
  { ...TAKEN, from: 'if (dry || fresh.length === 0)', to: 'if (fresh.length === 0)' },
  { ...TAKEN, file: 'domain/payment/bank-line.ts', from: 'fingerprint({ sequence: _, ...said }: BankLine)', to: 'fingerprint(said: BankLine)' },
  { ...TAKEN, file: 'database/queries/payment/bank-file.ts', from: "    .where('dated_on', '=', datedOn)\n    .where('void', '=', false)\n", to: "    .where('dated_on', '=', datedOn)\n    .where('void', '=', true)\n" },
  { ...FILES, file: 'domain/payment/match.ts', from: 'intent.isPaid || taken.has(intent.intentNo)', to: 'taken.has(intent.intentNo)' },
  { ...MATCH, from: 'intent.isPaid || taken.has(intent.intentNo)', to: 'intent.isPaid' },
  { ...MATCH, from: 'payer && intentOf?.ref1 === line.ref1', to: 'payer' },
  { ...MATCH, from: "  if (intent.amount !== amount) return 'other_amount'\n", to: '' },
  { ...MATCH, from: "  if (biller !== '' && biller !== billerId) return 'other_biller'\n", to: '' },
  { ...MATCH, from: "  if (kind === 'D') return 'reversal'\n", to: '' },
  { ...MATCH, from: 'month?.isPaid || taken.has(key)', to: 'taken.has(key)' },
  { ...FILES, file: 'server/payments/decide-line.ts', from: 'if (sumOfParts(parts) !== line.amount)', to: 'if (false)' },
  { ...FILES, file: 'server/payments/decide-line.ts', from: "if (line.kind === 'D' || line.amount === 0)", to: "if (false)" },
  { ...RELEASED, from: 'if (takerOf(file) === login) return', to: 'if (false) return' },
  { ...RELEASED, from: 'if (deciders.includes(login)) return', to: 'if (false) return' },
  { ...RELEASED, from: 'if (own && payers.includes(own)) return', to: 'if (false) return' },
  { ...RELEASED, from: "    await recordAudit(trx, request, { action: 'bank.release', detail })\n", to: '' },
  { ...RELEASED, from: "    await recordAudit(trx, request, { action: 'bank.refuse', detail })\n", to: '' },
  { ...RELEASED, test: FILES.test, from: 'if (takerOf(file) === staff.login)', to: 'if (false)' },
  { ...RELEASED, test: FILES.test, from: "  if (file.state !== 'taken') throw new Refusal(409, SETTLED)\n", to: '' },
  { ...RELEASED, file: 'server/routes/staff/members/bank-files.ts', from: '{ stepUp: true, params: OfFile', to: '{ params: OfFile' },
  { ...DECIDED, from: 'if (membershipNo === (await membershipNoOf(trx, staff.login)))', to: 'if (false)' },
  { ...DECIDED, from: "      await recordAudit(trx, request, { action: 'bank.decide', detail })\n", to: '' },
  { ...TWO, test: 'database/import/doors.test.ts', file: 'database/migrations/0096_unit_payment.sql', from: 'alter table unit_payment enable row level security;\n', to: '' },
  { ...LYING, from: 'entry.isFile() && !UNFINISHED.test(entry.name)', to: '!UNFINISHED.test(entry.name)' },
  { ...LYING, from: 'entry.isFile() && !UNFINISHED.test(entry.name)', to: 'entry.isFile()' },
  { ...LYING, from: 'constants.O_RDONLY | NO_LINK', to: 'constants.O_RDONLY' },
  { ...FROM_FOLDER, from: 'one.name === other.name && one.size === other.size && one.writtenMs === other.writtenMs', to: 'one.name === other.name' },
  { ...FROM_FOLDER, from: "if (body && hash('sha256', body, 'buffer').equals(sha256)) {", to: 'if (body) {' },
  { ...FROM_FOLDER, from: 'await appendAudit(trx, audit, {', to: 'void ({' },
  { ...FROM_FOLDER, from: 'if (!layout || body.length > BANK_FILE_MAX) {', to: 'if (!layout) {' },
  { ...FROM_FOLDER, file: 'server/payments/release-file.ts', from: 'if (needsCheck(file)) return', to: 'if (false) return' },
  { ...FROM_FOLDER, file: 'database/queries/payment/bank-file.ts', from: "    .where('checked_by', 'is', null)\n", to: '' },
  { ...FROM_FOLDER, file: 'server/payments/take-file.ts', from: '    await lockBankFiles(trx)\n', to: '' },
]
