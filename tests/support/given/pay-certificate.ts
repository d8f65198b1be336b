// A loan that waits for the employer's word, as the borrower's signature leaves it.

import type { Db } from '#database/core/connect.ts'
import { askCertificate } from '#database/queries/request/pay-certificate.ts'
import { addRequest, nextSerial, setStates } from '#database/queries/request/request.ts'
import { satang } from '#domain/money/money.ts'
import type { RequestedLoan } from '#domain/request/loan.ts'

interface Given {
  member: string
  unit: string
  product?: string
}

/** Its guarantor has not consented either, so that it goes on waiting whatever the unit says. Answers the request's number. */
export async function givenRequestedCertificate(
  db: Db,
  { member, unit, product = 'เงินกู้สามัญ' }: Given,
): Promise<number> {
  const at = new Date()
  const amount = satang(100_000_00)
  const loan: RequestedLoan = {
    product,
    typeCode: '02',
    amount,
    months: 24,
    method: 'equal-total',
    ratePpm: 57_500,
    purpose: 'ค่าเล่าเรียนบุตร',
    otherIncome: satang(0),
    studentLoan: satang(0),
    housing: satang(0),
    otherDeductions: satang(0),
    collateral: 'persons',
    guarantors: [{ membershipNo: '000009', name: 'สมใจ ดีงาม', amount }],
    replaces: [],
    startsOn: '2026-11-17',
    payBank: '006',
    payMasked: 'xxx-x-xx123-4',
    signing: 'paper',
    certificate: true,
  }
  const year = at.getUTCFullYear()
  const serial = await nextSerial(db, year)
  const judged = { payload: loan, judged: { findings: [] }, rulesVersion: 0, runId: 0, amount }
  const added = await addRequest(db, {
    ...judged,
    year,
    serial,
    kind: 'loan',
    membershipNo: member,
    at,
  })
  if (!added) throw new Error(`${member} has asked for a loan already`)
  const requestId = added.request_id
  await setStates(db, [requestId], { state: 'asking', at })
  await askCertificate(db, { requestId, round: 1, unitNo: unit, at })
  return requestId
}
