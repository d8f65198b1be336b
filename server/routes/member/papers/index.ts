import { Type } from 'typebox'
import { OwnProof } from '#contract/shared/passkeys.ts'
import { MonthQuery, NoQuery, YearQuery } from '#contract/shared/period-query.ts'
import { Closed } from '#contract/shared/shapes.ts'
import { A_FILE, forMember, routes } from '#server/http/routes.ts'
import { readBalancePaper } from '#server/papers/member/balance-confirmation.ts'
import { sendBeneficiaryForm } from '#server/papers/member/beneficiary-form.ts'
import { readCollections } from '#server/papers/member/collections.ts'
import { sendDataCopy } from '#server/papers/member/data-copy.ts'
import { readDepositPaper } from '#server/papers/member/deposit-statement.ts'
import { readNotice } from '#server/papers/member/dividend-notice.ts'
import { readLoanPaper, readSchedule } from '#server/papers/member/loan-papers.ts'
import { readShareStatement } from '#server/papers/member/share-statement.ts'
import { StatementFormat, sendMemberPaper } from '#server/papers/member-paper.ts'
import { PaperFormat } from '#server/papers/paper.ts'
import { RangeQuery } from '#server/papers/paper-range.ts'

const KepPaperQuery = Closed({ ...MonthQuery.properties, ...YearQuery.properties })
// Many tables: a CSV file holds one.
const BookParams = Type.Object({
  format: Type.Unsafe<'pdf' | 'xlsx'>(Type.String({ pattern: '^(pdf|xlsx)$', title: 'ชนิดเอกสาร' })),
})

export const paperRoutes = routes(
  forMember.file(
    '/papers/share/:format',
    { params: PaperFormat, query: RangeQuery },
    (request, _params, query, reply) =>
      sendMemberPaper(request, reply, (reading) => readShareStatement(reading, query)),
  ),
  forMember.file(
    '/papers/loan_statement/:statement/:format',
    { params: StatementFormat, query: RangeQuery },
    (request, { statement }, query, reply) =>
      sendMemberPaper(request, reply, (reading) => readLoanPaper(reading, statement, query)),
  ),
  forMember.file(
    '/papers/loan_schedule/:statement/:format',
    { params: StatementFormat, query: NoQuery },
    (request, { statement }, _query, reply) =>
      sendMemberPaper(request, reply, (reading) => readSchedule(reading, statement)),
  ),
  forMember.file(
    '/papers/dep_statement/:statement/:format',
    { params: StatementFormat, query: RangeQuery },
    (request, { statement }, query, reply) =>
      sendMemberPaper(request, reply, (reading) => readDepositPaper(reading, statement, query)),
  ),
  forMember.file(
    '/papers/kep/:format',
    { params: PaperFormat, query: KepPaperQuery },
    (request, _params, query, reply) =>
      sendMemberPaper(request, reply, (reading) => readCollections(reading, query)),
  ),
  forMember.file(
    '/papers/gian/:format',
    { params: PaperFormat, query: NoQuery },
    (request, _params, _query, reply) => sendBeneficiaryForm(request, reply),
  ),
  forMember.file(
    '/papers/dividend/:format',
    { params: PaperFormat, query: YearQuery },
    (request, _params, { year }, reply) =>
      sendMemberPaper(request, reply, (reading) => readNotice(reading, Number(year) || undefined)),
  ),
  forMember.file(
    '/papers/balance/:format',
    { params: PaperFormat, query: YearQuery },
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
    { ...A_FILE, params: BookParams, body: OwnProof },
    sendDataCopy,
  ),
)
