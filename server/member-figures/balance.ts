import type { FastifyRequest } from 'fastify'
import type { BalanceAnswer, BalanceFeed } from '#contract/member/balance.ts'
import type { OkReply } from '#contract/member/identity.ts'
import { addBalanceAnswer, balanceAnswerOf } from '#database/queries/member/balance-answer.ts'
import { noteProblem, tidyBalanceAnswer } from '#domain/paper/balance-answer.ts'
import { recorded } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { limitTries } from '#server/http/rate-limit.ts'
import { type Reading, readMember } from './member-feed.ts'
import { balancesAt } from './year-end-balances.ts'

const ANSWERS = { name: 'balance-answer', max: 20, seconds: 3600 }

export async function answerBalance(
  request: FastifyRequest,
  body: BalanceAnswer,
): Promise<OkReply> {
  const { membershipNo } = request.member
  const { year, agreed, note: typed = '' } = body
  const { note } = tidyBalanceAnswer({ agreed, note: typed })
  const problem = noteProblem({ agreed, note })
  if (problem) throw new Refusal(400, problem)
  await limitTries(request.server.db, request.server.secrets.csrf, ANSWERS, membershipNo)

  const { shares, owed, saved } = await readMember(request.server, membershipNo, (reading) =>
    balancesAt(reading, year),
  )
  await recorded(request, async (trx) => {
    const figures = { year, shares, owed, saved }
    const said = { agreed, note, at: new Date(), address: request.ip }
    await addBalanceAnswer(trx, { membership_no: membershipNo, ...figures, ...said })
    return { action: 'balance.answer', detail: { year, agreed } }
  })
  request.server.reports.forget() // other processes hear of it from the database
  const rc_des = agreed
    ? 'บันทึกการยืนยันยอดแล้ว ขอบคุณที่ช่วยตรวจสอบ'
    : 'ส่งข้อทักท้วงแล้ว เจ้าหน้าที่จะตรวจสอบและติดต่อกลับ'
  return okReply(rc_des)
}

export async function readBalance(
  reading: Reading,
  asked: number | undefined,
): Promise<Omit<BalanceFeed, 'as_of'>> {
  const { endsOn, ...balances } = await reading.computed(balancesAt, asked)
  const { year, shares, owed, saved } = balances
  const answer = await reading.reported(balanceAnswerOf, reading.membershipNo, year)
  return {
    ...balances,
    ends_on: endsOn,
    answer: answer
      ? {
          agreed: answer.agreed,
          note: answer.note,
          at: new Date(answer.at).toISOString(),
          reply:
            answer.state && answer.words && answer.answered_at
              ? {
                  state: answer.state,
                  words: answer.words,
                  at: new Date(answer.answered_at).toISOString(),
                }
              : null,
          is_current: answer.shares === shares && answer.owed === owed && answer.saved === saved,
        }
      : null,
  }
}
