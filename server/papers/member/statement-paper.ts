import type { Db } from '#database/core/connect.ts'
import type { StatementPage } from '#database/queries/figures/statement-page.ts'
import { type Satang, satang } from '#domain/money/money.ts'
import type { Reading } from '#server/member-figures/member-feed.ts'
import { readHolder } from '../member-paper.ts'
import { paperRange, paperRows, type RequestedRange } from '../paper-range.ts'

interface Totals {
  opening: Satang | null
  closing: Satang | null
}

/** What a statement on paper tells of any account: whose it is, of which days, the balances around them and the rows. */
export async function readStatementPaper<Own, Row>(
  reading: Reading,
  asked: RequestedRange,
  own: Own,
  totalsOf: (db: Db, own: Own, page: StatementPage) => Promise<Totals>,
  rowsOf: (db: Db, own: Own, page: StatementPage) => Promise<Row[]>,
) {
  const { night, asOf } = reading
  const page = paperRange(asked, asOf)
  const { opening, closing } = await night(totalsOf, own, page)
  return {
    asOf,
    holder: await readHolder(reading),
    from: page.from,
    to: page.to,
    opening: opening ?? satang(0),
    closing: closing ?? satang(0),
    rows: paperRows(await night(rowsOf, own, page)),
  }
}
