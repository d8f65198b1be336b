import { depositMovementsOf, depositTotalsOf } from '#database/queries/figures/deposit-movement.ts'
import { depositStatement } from '#documents/member/deposit-statement.ts'
import type { Content } from '#documents/paper/official.ts'
import { satang } from '#domain/money/money.ts'
import type { Reading } from '#server/member-figures/member-feed.ts'
import { inAndOut, ownAccount } from '#server/member-figures/own-statement.ts'
import { readHolder } from '#server/papers/member-paper.ts'
import { paperRange, paperRows, type RequestedRange } from '#server/papers/paper-range.ts'

export async function readStatement(
  reading: Reading,
  statement: string,
  asked: RequestedRange,
): Promise<Content> {
  const { trx, membershipNo, asOf } = reading
  const page = paperRange(asked, asOf)
  const account = await ownAccount(reading, statement)
  const own = { membershipNo, accountNo: account.account_no }
  const { opening, closing } = await depositTotalsOf(trx, own, page)
  const rows = paperRows(await depositMovementsOf(trx, own, page))
  return depositStatement({
    asOf,
    holder: await readHolder(reading),
    account,
    from: page.from,
    to: page.to,
    opening: opening ?? satang(0),
    closing: closing ?? satang(0),
    rows: rows.map(inAndOut),
  })
}
