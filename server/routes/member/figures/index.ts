// What a member has, owes and pays: each page asks for its own.

import { Type } from 'typebox'
import { BalanceAnswer, BalanceReply } from '#contract/member/balance.ts'
import { CollReply, GuaranteeReply, WatchReply } from '#contract/member/coll.ts'
import { DepositReply, DepStatementReply, LastUpdate } from '#contract/member/deposit.ts'
import { DividendReply } from '#contract/member/dividend.ts'
import { GianReply } from '#contract/member/gian.ts'
import { InsuranceReply } from '#contract/member/insurance.ts'
import { KepcremReply, KepReply } from '#contract/member/kep.ts'
import { LoanReply } from '#contract/member/loan.ts'
import { LoanStatementReply } from '#contract/member/loan_statement.ts'
import { RightReply } from '#contract/member/right.ts'
import { ShareReply } from '#contract/member/share.ts'
import { StatusReply } from '#contract/member/status.ts'
import { WelfareReply } from '#contract/member/welfare.ts'
import { MonthQuery, NoQuery, YearQuery } from '#contract/shared/period-query.ts'
import { sendFreedLetter, sendOwnLetter } from '#server/guarantee-watch/letters/print-letters.ts'
import { readWatch } from '#server/guarantee-watch/show-watch.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { Id } from '#server/http/paging.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { answerBalance, readBalance } from '#server/member-figures/balance.ts'
import { readGian } from '#server/member-figures/beneficiaries.ts'
import { readColl, readGuarantee } from '#server/member-figures/collateral.ts'
import { readKep } from '#server/member-figures/collection.ts'
import { readKepcrem } from '#server/member-figures/cremation.ts'
import { readDepStatement } from '#server/member-figures/deposit-statement.ts'
import { readDeposits } from '#server/member-figures/deposits.ts'
import { readDividend } from '#server/member-figures/dividend.ts'
import { readInsurance } from '#server/member-figures/insurance.ts'
import { readLoanStatement } from '#server/member-figures/loan-statement.ts'
import { readLoans } from '#server/member-figures/loans.ts'
import { memberFeed, readMember } from '#server/member-figures/member-feed.ts'
import { readRight } from '#server/member-figures/right.ts'
import { readShare } from '#server/member-figures/shares.ts'
import { memberStatement } from '#server/member-figures/statement-query.ts'
import { readStatus } from '#server/member-figures/status.ts'
import { readWelfare } from '#server/member-figures/welfare.ts'

const OfLetter = Type.Object({ letterId: Id })
const OfFreed = Type.Object({ freedId: Id })

export const figureRoutes = routes(
  forMember.get(
    '/status',
    { readSafe: true, query: NoQuery, reply: StatusReply },
    memberFeed((reading) => reading.computed(readStatus)),
  ),
  forMember.get(
    '/share',
    { readSafe: true, query: YearQuery, reply: ShareReply },
    memberFeed((reading, { year }) => reading.computed(readShare, Number(year) || undefined)),
  ),
  forMember.get(
    '/loan',
    { readSafe: true, query: NoQuery, reply: LoanReply },
    memberFeed((reading) => reading.computed(readLoans)),
  ),
  forMember.get(
    '/loan_statement/:statement',
    memberStatement(LoanStatementReply),
    memberFeed((reading, { statement }, query) =>
      reading.computed(readLoanStatement, statement, query),
    ),
  ),
  forMember.get(
    '/deposit',
    { readSafe: true, query: NoQuery, reply: DepositReply },
    memberFeed((reading) => reading.computed(readDeposits)),
  ),

  // REQ-515: the day deposit statements are of, without anything else.
  forMember.post(
    '/lastupdate_bydepstatement',
    { readSafe: true, reply: LastUpdate },
    ({ member, server }) =>
      readMember(server, member.membershipNo, async ({ asOf }) => dataReply(asOf)),
  ),
  forMember.get(
    '/dep_statement/:statement',
    memberStatement(DepStatementReply),
    memberFeed((reading, { statement }, query) =>
      reading.computed(readDepStatement, statement, query),
    ),
  ),
  forMember.get(
    '/kep',
    { readSafe: true, query: MonthQuery, reply: KepReply },
    memberFeed((reading, { period }) => readKep(reading, period)),
  ),
  forMember.get(
    '/kepcrem',
    { readSafe: true, query: MonthQuery, reply: KepcremReply },
    memberFeed((reading, { period }) => reading.computed(readKepcrem, period)),
  ),
  forMember.get(
    '/coll',
    { readSafe: true, query: NoQuery, reply: CollReply },
    memberFeed((reading) => reading.computed(readColl)),
  ),
  forMember.get(
    '/guarantee',
    { readSafe: true, query: NoQuery, reply: GuaranteeReply },
    memberFeed((reading) => reading.computed(readGuarantee)),
  ),
  forMember.get(
    '/coll/watch',
    { readSafe: true, query: NoQuery, reply: WatchReply },
    memberFeed((reading) => readWatch(reading)),
  ),
  forMember.file('/coll/letters/:letterId/pdf', { params: OfLetter }, sendOwnLetter),
  forMember.file('/coll/freed/:freedId/pdf', { params: OfFreed }, sendFreedLetter),
  forMember.get(
    '/gian',
    { readSafe: true, query: NoQuery, reply: GianReply },
    memberFeed((reading) => reading.computed(readGian)),
  ),
  forMember.get(
    '/dividend',
    { readSafe: true, query: YearQuery, reply: DividendReply },
    memberFeed((reading, { year }) => reading.computed(readDividend, Number(year) || undefined)),
  ),
  forMember.get(
    '/insurance',
    { readSafe: true, query: NoQuery, reply: InsuranceReply },
    memberFeed((reading) => reading.computed(readInsurance)),
  ),
  forMember.get(
    '/welfare',
    { readSafe: true, query: NoQuery, reply: WelfareReply },
    memberFeed((reading) => reading.computed(readWelfare)),
  ),
  forMember.get(
    '/balance',
    { readSafe: true, query: YearQuery, reply: BalanceReply },
    memberFeed((reading, { year }) => readBalance(reading, Number(year) || undefined)),
  ),
  // What is wished for is never sent: the browser works it out by the same functions.
  forMember.get(
    '/right',
    { readSafe: true, query: NoQuery, reply: RightReply },
    memberFeed(readRight),
  ),
  forMember.act('/balance', { body: BalanceAnswer }, answerBalance),
)
