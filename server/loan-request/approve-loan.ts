// A loan is approved only while every guarantor's consent stands and they have room for it: looked at where nobody else can consent or
// be approved for at the same time.

import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { asksOfRequest, lockGuarantors } from '#database/queries/request/guarantee-ask.ts'
import type { MovedColumns, RequestRow } from '#database/queries/request/request.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { guarantorFindings } from '#domain/loan-right/guarantor.ts'
import type { RequestedLoan } from '#domain/request/loan.ts'
import { isAllowed } from '#domain/request/request-kind.ts'
import { Refusal } from '../http/errors.ts'
import { ownReading } from '../member-figures/own-reading.ts'
import { guarantorFacts, guarantorRules } from './guarantor-standing.ts'
import { instalmentsOf } from './loan-terms.ts'
import { consentCounts, termsHash } from './terms.ts'

export async function approveLoan(
  trx: Db,
  { server }: FastifyRequest,
  { request_id: requestId, membership_no: borrowerNo, payload }: RequestRow,
): Promise<MovedColumns> {
  const loan = payload as RequestedLoan
  const { guarantors, replaces } = loan
  await lockGuarantors(
    trx,
    guarantors.map(({ membershipNo }) => membershipNo),
  )
  const asks = await asksOfRequest(trx, requestId)
  const terms = termsHash(loan)
  // Who consented and is not named any more consented to another loan too.
  if (asks.some(({ state, terms_sha256 }) => state === 'consented' && !terms_sha256.equals(terms)))
    throw new Refusal(409, 'คำขอไม่ตรงกับที่ผู้ค้ำประกันยินยอม ความยินยอมสิ้นผลทั้งหมด ส่งกลับให้ผู้กู้ลงนามใหม่')
  for (const { membershipNo, name, amount } of guarantors) {
    const ask = asks.find(({ guarantor_no }) => guarantor_no === membershipNo)
    if (!consentCounts(ask, terms, amount))
      throw new Refusal(409, `ความยินยอมของ ${name} สิ้นผลแล้ว ส่งกลับให้ผู้กู้ระบุผู้ค้ำประกันใหม่`)
    const day = bangkokDate(new Date())
    const findings = await ownReading(trx, server, membershipNo, async (reading) => {
      const [rules, facts, { loan: loanRules }] = await Promise.all([
        guarantorRules(reading, loan, day),
        guarantorFacts(reading, { borrowerNo, requestId, replaces }),
        reading.rules(),
      ])
      const { lastDueOn } = instalmentsOf(loan, loanRules)
      return guarantorFindings(rules, facts, { amount, lastDueOn }, day)
    })
    const against = findings.find(({ passes }) => passes === false)
    if (!isAllowed(findings)) throw new Refusal(409, `${name} ค้ำประกันไม่ได้ ${against?.says ?? ''}`)
  }
  return { awaits_paper: loan.signing === 'paper' }
}
