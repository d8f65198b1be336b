import { Type } from 'typebox'
import { OwnProof } from '#contract/shared/passkeys.ts'
import { MonthQuery, NoQuery, YearQuery } from '#contract/shared/period-query.ts'
import { Closed } from '#contract/shared/shapes.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { readBalancePaper } from '#server/papers/member/balance-confirmation.ts'
import { sendBeneficiaryForm } from '#server/papers/member/beneficiary-form.ts'
import { readCollections } from '#server/papers/member/collections.ts'
import { sendDataCopy } from '#server/papers/member/data-copy.ts'
import { readDepositPaper } from '#server/papers/member/deposit-statement.ts'
import { readNotice } from '#server/papers/member/dividend-notice.ts'
import { readLoanPaper, readSchedule } from '#server/papers/member/loan-papers.ts'
import { readShareStatement } from '#server/papers/member/share-statement.ts'
import {
  MEMBER_PAPER,
  memberPaper,
  sendMemberPaper,
  statementPaper,
} from '#server/papers/member-paper.ts'
import { RangeQuery } from '#server/papers/paper-range.ts'

const KepPaperQuery = Closed({ ...MonthQuery.properties, ...YearQuery.properties })
// Many tables: a CSV file holds one.
const BookParams = Type.Object({
  format: Type.Unsafe<'pdf' | 'xlsx'>(Type.String({ pattern: '^(pdf|xlsx)$', title: 'ชนิดเอกสาร' })),
})

export const paperRoutes = routes(
  forMember.get(
    '/papers/share/:format',
    memberPaper(RangeQuery),
    (request, _params, query, reply) =>
      sendMemberPaper(request, reply, (reading) => readShareStatement(reading, query)),
  ),
  forMember.get(
    '/papers/loan_statement/:statement/:format',
    statementPaper(RangeQuery),
    (request, { statement }, query, reply) =>
      sendMemberPaper(request, reply, (reading) => readLoanPaper(reading, statement, query)),
  ),
  forMember.get(
    '/papers/loan_schedule/:statement/:format',
    statementPaper(NoQuery),
    (request, { statement }, _query, reply) =>
      sendMemberPaper(request, reply, (reading) => readSchedule(reading, statement)),
  ),
  forMember.get(
    '/papers/dep_statement/:statement/:format',
    statementPaper(RangeQuery),
    (request, { statement }, query, reply) =>
      sendMemberPaper(request, reply, (reading) => readDepositPaper(reading, statement, query)),
  ),
  forMember.get(
    '/papers/kep/:format',
    memberPaper(KepPaperQuery),
    (request, _params, query, reply) =>
      sendMemberPaper(request, reply, (reading) => readCollections(reading, query)),
  ),
  forMember.get('/papers/gian/:format', memberPaper(NoQuery), (request, _params, _query, reply) =>
    sendBeneficiaryForm(request, reply),
  ),
  forMember.get(
    '/papers/dividend/:format',
    memberPaper(YearQuery),
    (request, _params, { year }, reply) =>
      sendMemberPaper(request, reply, (reading) => readNotice(reading, Number(year) || undefined)),
  ),
  forMember.get(
    '/papers/balance/:format',
    memberPaper(YearQuery),
    (request, _params, { year }, reply) =>
      sendMemberPaper(request, reply, (reading) =>
        readBalancePaper(
          reading,
          Number(year) || undefined,
          `${request.server.settings.publicUrl}/member/balance`,
        ),
      ),
  ),
  forMember.post(
    '/papers/data_copy/:format',
    { ...MEMBER_PAPER, params: BookParams, body: OwnProof },
    sendDataCopy,
  ),
)
