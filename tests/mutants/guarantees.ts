// What guarantors are told and written, broken on purpose.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is code that is looked for

import type { Mutant } from './mutant.ts'

const LETTERS = 'server/routes/staff/members/letters.test.ts'
const QUERIES = 'database/queries/guarantee-watch'
const WATCH = 'server/guarantee-watch'
const OWN = { row: 'SEC-71', test: LETTERS, file: `${QUERIES}/letter.ts` }
const SHOWN = { row: 'SEC-71', test: `${WATCH}/show-watch.test.ts` }
const TWO = { row: 'SEC-72', test: LETTERS }
const RELEASED = { ...TWO, file: `${WATCH}/letters/release-letters.ts` }
const BUILT = { ...TWO, file: `${WATCH}/letters/build-letters.ts` }

// biome-ignore format: one row a mutant
export const GUARANTEE_MUTANTS: readonly Mutant[] = [
  { ...OWN, from: '\n      and (${membershipNo ?? null}::text is null or letter.membership_no = ${membershipNo ?? null})', to: '' },
  { ...OWN, from: "letter.membership_no = ${of.membershipNo} and batch.state = 'released'", to: 'letter.membership_no = ${of.membershipNo}' },
  { ...OWN, file: `${WATCH}/show-watch.ts`, from: 'live(lettersOf, { membershipNo }),', to: 'live(casesOfGuarantor, membershipNo).then((cases) => live(lettersOf, { caseIds: cases.map(({ case_id }) => case_id) })),' },
  { ...SHOWN, file: `${WATCH}/show-watch.ts`, from: '  if (!tells) return { ...figures, given: null, own: null, freed: [] }\n', to: '' },
  { ...SHOWN, file: `${QUERIES}/watched-by-member.ts`, from: 'where case_id = one.case_id and membership_no = ${membershipNo}', to: 'where case_id = one.case_id' },
  { ...SHOWN, test: `${WATCH}/free-guarantors.test.ts`, file: `${QUERIES}/stand.ts`, from: "    .where('freed_id', '=', freedId)\n    .where('guarantor_no', '=', membershipNo)\n", to: "    .where('freed_id', '=', freedId)\n" },
  { ...SHOWN, test: 'server/routes/staff/members/guarantees.test.ts', file: `${WATCH}/board/show-board.ts`, from: "  await recordMembersAccess(request, people, { part: 'guarantee' })\n", to: '' },
  { ...SHOWN, test: LETTERS, file: `${WATCH}/letters/show-letters.ts`, from: '  await recordMembersAccess(request, people, detail)\n', to: '' },
  { ...RELEASED, from: 'if (batch.built_by === staff.login)', to: 'if (false)' },
  { ...RELEASED, from: 'letters.some(({ membership_no }) => membership_no === own)', to: 'false' },
  { ...RELEASED, from: "    await recordAudit(trx, request, { action: 'loan.letter_release', detail })\n", to: '' },
  { ...RELEASED, file: 'server/routes/staff/members/guarantees.ts', from: '{ stepUp: true, params: OfBatch', to: '{ params: OfBatch' },
  { ...BUILT, from: '[guarantor.membership_no, guarantor.borrower_no].includes(own)', to: '[guarantor.membership_no].includes(own)' },
  { ...BUILT, from: '[guarantor.membership_no, guarantor.borrower_no].includes(own)', to: '[guarantor.borrower_no].includes(own)' },
  { ...TWO, file: 'domain/guarantee-watch/mail-no.ts', from: 'FORM.test(no) && checkDigit(no.slice(2, 10)) === Number(no[10])', to: 'FORM.test(no)' },
  { ...TWO, file: 'domain/guarantee-watch/post-line.ts', from: 'if (known !== null && known !== day)', to: 'if (false)' },
  { ...TWO, file: 'domain/guarantee-watch/post-line.ts', from: 'if (mailNo && letter.mail_no !== null && mailNo !== letter.mail_no)', to: 'if (false)' },
  { ...TWO, file: `${WATCH}/letters/take-post.ts`, from: 'taken.get(mail_no) ?? letter_id', to: 'letter_id' },
]
