// Whoever no longer stands for a loan is told so, with a letter of their own: the loan is paid off, or they were let go of.

import type { FastifyInstance } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import {
  addFreed,
  compareStands,
  type EndedStand,
  takeEndedStands,
} from '#database/queries/guarantee-watch/stand.ts'
import { guarantorFreed } from '#documents/member/guarantor-freed.ts'
import type { Day } from '#domain/calendar/day.ts'
import { fullName } from '#domain/person/full-name.ts'
import { notifyAll } from '../outbox/put.ts'
import { issued } from '../papers/issuing.ts'

interface Checked {
  as_of: Day
  today: Day
  /** Whether the cooperative tells anybody; what ended before it did is told to nobody later. */
  tells: boolean
}

/** Answers how many were told. Each is told once, and a day after a night first showed it: a night may be taken back. */
export async function freeGuarantors(
  { sealing, settings }: Pick<FastifyInstance, 'sealing' | 'settings'>,
  trx: Db,
  { as_of, today, tells }: Checked,
): Promise<number> {
  const ended = await readAs(trx, { staff: 'guarantee-watch' }, async () => {
    await compareStands(trx, today)
    return takeEndedStands(trx, today)
  })
  if (!tells) return 0
  const at = new Date()
  for (const { prefix, member_name, member_surname, unit, ...stand } of ended) {
    const { guarantor_no } = stand
    const name = fullName({ prefix, member_name, member_surname })
    const content = letterOf(stand, { membershipNo: guarantor_no, name, unit }, as_of)
    const { number, code } = await issued({ db: trx, settings }, guarantor_no, content, at)
    await addFreed(trx, { ...stand, as_of, content, paper_no: number, paper_code: code })
  }
  await notifyAll(
    trx,
    sealing,
    ended.map(({ guarantor_no: membershipNo }) => ({
      membershipNo,
      message: { template: 'loan_freed', at },
    })),
  )
  return ended.length
}

function letterOf(
  {
    loan_no,
    borrower_name,
    amount,
    why,
  }: Pick<EndedStand, 'loan_no' | 'borrower_name' | 'amount' | 'why'>,
  guarantor: { membershipNo: string; name: string; unit: string },
  asOf: Day,
) {
  const of = { borrowerName: borrower_name, loanNo: loan_no, amount, why }
  return guarantorFreed({ ...of, asOf, guarantor })
}
