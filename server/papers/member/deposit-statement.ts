import { depositMovementsOf, depositTotalsOf } from '#database/queries/figures/deposit-movement.ts'
import { depositStatement } from '#documents/member/deposit-statement.ts'
import type { Content } from '#documents/paper/official.ts'
import type { Reading } from '#server/member-figures/member-feed.ts'
import { inAndOut, ownAccount } from '#server/member-figures/own-statement.ts'
import type { RequestedRange } from '#server/papers/paper-range.ts'
import { readStatementPaper } from './statement-paper.ts'

export async function readDepositPaper(
  reading: Reading,
  statement: string,
  asked: RequestedRange,
): Promise<Content> {
  const account = await ownAccount(reading, statement)
  const own = { membershipNo: reading.membershipNo, accountNo: account.account_no }
  const paper = await readStatementPaper(reading, asked, own, depositTotalsOf, depositMovementsOf)
  return depositStatement({ ...paper, account, rows: paper.rows.map(inAndOut) })
}
