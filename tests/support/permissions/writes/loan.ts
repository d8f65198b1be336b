// A loan that is asked for, and what a guarantor answers.

import { GuarantorNamed, LoanDraftSaved } from '#contract/member/loan-request.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { addAsks } from '#database/queries/request/guarantee-ask.ts'
import { satang } from '#domain/money/money.ts'
import { loanForm, ORDINARY } from '../../given/loan-desk.ts'
import { at, CAST, sent, type World, type Write } from './world.ts'

const DRAFT = { version: 0, form: loanForm(ORDINARY), mends: null }

export const LOAN_WRITES: Record<string, Write> = {
  'POST /api/member/loan_request': () => sent(LoanDraftSaved, DRAFT),
  'POST /api/member/loan_request/discard': () => sent(NoBody, {}),
  'POST /api/member/loan_request/guarantor': async ({ db }) => {
    const { member_name } = await db
      .selectFrom('member')
      .select('member_name')
      .where('membership_no', '=', '000003')
      .executeTakeFirstOrThrow()
    const named = { membership_no: '000003', name: member_name, product: ORDINARY }
    return sent(GuarantorNamed, { ...named, amount: 1_000_000, months: 12 })
  },
  'POST /api/member/coll/asks/:ask/decline': async (world) => ({
    ...at(`/api/member/coll/asks/${await asked(world)}/decline`, NoBody, {}),
    isOwn: true,
  }),
}

/** Member A is asked to stand for somebody else's loan. */
async function asked({ db }: World): Promise<string> {
  const now = new Date()
  const { run_id } = await db.selectFrom('publication').select('run_id').executeTakeFirstOrThrow()
  const { request_id } = await db
    .insertInto('request')
    .values({
      year: 2026,
      serial: 900_001,
      kind: 'loan',
      membership_no: '000003',
      payload: JSON.stringify({}),
      judged: JSON.stringify({}),
      rules_version: 0,
      run_id,
      amount: satang(1_000_000),
      state: 'asking',
      sent_at: now,
      moved_at: now,
    })
    .returning('request_id')
    .executeTakeFirstOrThrow()
  const guarantors = [{ membershipNo: CAST.a, amount: satang(1_000_000) }]
  const terms = Buffer.alloc(32)
  await addAsks(db, { requestId: request_id, round: 1, guarantors, terms, at: now })
  const { ask } = await db
    .selectFrom('guarantee_ask')
    .select('ask')
    .where('request_id', '=', request_id)
    .executeTakeFirstOrThrow()
  return ask
}
