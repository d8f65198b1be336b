// Lending rules that are being written, tried on what members asked for in the last twelve months. Whose the requests are is not told.

import type { FastifyRequest } from 'fastify'
import type { LoanRulesTried } from '#contract/staff/loan-rules.ts'
import { loansSince } from '#database/queries/request/loan-request.ts'
import { loanRightConfig } from '#database/queries/site/loan-rule-set.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { dryRun, type PastRequest } from '#domain/loan-right/dry-run.ts'
import { dayAfterMonths } from '#domain/loan-right/facts.ts'
import { ruleSetOn } from '#domain/loan-right/rule-set.ts'
import { satang } from '#domain/money/money.ts'
import type { RequestedLoan } from '#domain/request/loan.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply } from '../http/ok-reply.ts'
import type { LoanVerdict } from './judge-loan.ts'

const MONTHS = 12

export async function tryLoanRules({ server }: FastifyRequest, { set }: LoanRulesTried) {
  const today = bangkokDate(new Date())
  const [{ sets }, rows] = await Promise.all([
    loanRightConfig(server.db),
    loansSince(server.db, dayAfterMonths(today, -MONTHS)),
  ])
  const before = ruleSetOn(sets, today)
  if (!before) throw new Refusal(409, 'ยังไม่มีเกณฑ์ที่ใช้อยู่ให้เทียบ บันทึกเกณฑ์ชุดแรกก่อน')
  const past = rows.map(
    (row): PastRequest => ({
      requestNo: requestNo(row),
      product: (row.payload as RequestedLoan).product,
      judgedBy: (row.judged as LoanVerdict).judgedBy,
    }),
  )
  const { requests, allowedBefore, allowedAfter, changed } = dryRun(past, before, set)
  return dataReply({
    requests,
    allowed_before: allowedBefore,
    allowed_after: allowedAfter,
    changed: changed.map((line) => ({
      request_no: line.requestNo,
      product: line.product,
      amount: satang(line.amount),
      allowed_before: line.before,
      allowed_after: line.after,
      why: line.why,
    })),
  })
}
