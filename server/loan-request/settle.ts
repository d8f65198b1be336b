// Once everybody who was asked has agreed, a loan goes to the desk: judged anew, with what they said.

import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { asksOfRequest } from '#database/queries/request/guarantee-ask.ts'
import { certificateOf } from '#database/queries/request/pay-certificate.ts'
import type { RequestRow } from '#database/queries/request/request.ts'
import type { RequestedLoan } from '#domain/request/loan.ts'
import { ownReading } from '../member-figures/own-reading.ts'
import { moveRequest, notifyMoved } from '../request-desk/move.ts'
import { judgeLoan } from './judge-loan.ts'
import { consentCounts, termsHash } from './terms.ts'

/** In the transaction in which somebody has agreed. Whether it was the last one. */
export async function settleAsking(
  trx: Db,
  { server }: Pick<FastifyRequest, 'server'>,
  asked: RequestRow,
): Promise<boolean> {
  const loan = asked.payload as RequestedLoan
  const terms = termsHash(loan)
  const [asks, certificate] = await Promise.all([
    asksOfRequest(trx, asked.request_id),
    certificateOf(trx, asked.request_id),
  ])
  const areAgreed = loan.guarantors.every(({ membershipNo, amount }) =>
    consentCounts(
      asks.find(({ guarantor_no }) => guarantor_no === membershipNo),
      terms,
      amount,
    ),
  )
  if (!areAgreed || (loan.certificate && certificate?.state !== 'certified')) return false
  const { verdict, rulesVersion, runId } = await ownReading(
    trx,
    server,
    asked.membership_no,
    (reading) => judgeLoan(reading, loan, asked.request_id),
  )
  const at = new Date()
  const judged = { payload: loan, judged: verdict, rulesVersion, runId, amount: loan.amount }
  const state = await moveRequest(trx, asked, {
    move: 'consent',
    actor: 'time',
    at,
    memberWords: 'ผู้เกี่ยวข้องยินยอมครบแล้ว',
    columns: { judged, sent_at: at },
  })
  await notifyMoved(trx, server.sealing, [asked], { state, at })
  return true
}
