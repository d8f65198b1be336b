import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { depositAccountsOf } from '#database/queries/deposit-account.ts'
import { depositTotalsOf } from '#database/queries/deposit-movement.ts'
import { loansOf } from '#database/queries/loan.ts'
import { loanTotalsOf } from '#database/queries/loan-movement.ts'
import { shareMovementsOf } from '#database/queries/share.ts'
import { balanceConfirmation } from '#documents/member/balance-confirmation.ts'
import type { Content } from '#documents/official.ts'
import { yearOf } from '#domain/dividend-form.ts'
import { fiscalYear } from '#domain/dividend-year.ts'
import { heldOn } from '#domain/share-year.ts'
import { Refusal } from '#server/errors.ts'
import type { Reading } from '#server/member-feed.ts'
import {
  FormatParams,
  MEMBER_PAPER,
  PAPER_REPLY,
  readHolder,
  sendMemberPaper,
} from '#server/member-paper.ts'
import { YearQuery } from '#server/period-query.ts'
import { readPortalRules } from '#server/portal-rules.ts'

export const balancePaperRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const answerAt = `${app.settings.publicUrl}/member/welcome`
  app.get(
    '/papers/balance/:format',
    {
      config: MEMBER_PAPER,
      schema: { params: FormatParams, querystring: YearQuery, response: PAPER_REPLY },
    },
    async (request, reply) =>
      sendMemberPaper(request, reply, (reading) =>
        readBalances(reading, Number(request.query.year) || undefined, answerAt),
      ),
  )
}

/** At the end of the accounting year asked for, or of the last one that has ended. */
async function readBalances(
  reading: Reading,
  asked: number | undefined,
  answerAt: string,
): Promise<Content> {
  const { trx, membershipNo, asOf } = reading
  const { dividend: rules } = await readPortalRules(trx)
  const running = yearOf(asOf, rules)
  const ended = fiscalYear(running, rules).endsOn <= asOf ? running : running - 1
  const { endsOn } = fiscalYear(asked ?? ended, rules)
  if (endsOn > asOf) throw new Refusal(400, 'ปีบัญชีนี้ยังไม่สิ้นสุด จึงยังไม่มียอดให้ยืนยัน')
  return balanceConfirmation({
    asOf: endsOn,
    holder: await readHolder(reading),
    shares: heldOn(await shareMovementsOf(trx, membershipNo), endsOn),
    loans: await owedOn(reading, endsOn),
    deposits: await savedOn(reading, endsOn),
    answerAt,
  })
}

async function owedOn({ trx, membershipNo }: Reading, day: string) {
  const held = []
  for (const { loan_no, type_name } of await loansOf(trx, membershipNo)) {
    const own = { membershipNo, loanNo: loan_no }
    const { closing } = await loanTotalsOf(trx, own, { from: day, to: day })
    if (closing) held.push({ no: loan_no, name: type_name, balance: closing })
  }
  return held
}

/** An account without money is confirmed too: that it holds none. */
async function savedOn({ trx, membershipNo }: Reading, day: string) {
  const held = []
  for (const { account_no, type_name } of await depositAccountsOf(trx, membershipNo)) {
    const own = { membershipNo, accountNo: account_no }
    const { closing } = await depositTotalsOf(trx, own, { from: day, to: day })
    if (closing !== null) held.push({ no: account_no, name: type_name, balance: closing })
  }
  return held
}
