// What the books say at the end of an accounting year: the page, the paper and the member's answer are of this.

import { depositAccountsOf } from '#database/queries/figures/deposit-account.ts'
import { depositTotalsOf } from '#database/queries/figures/deposit-movement.ts'
import { loansOf } from '#database/queries/figures/loan.ts'
import { loanTotalsOf } from '#database/queries/figures/loan-movement.ts'
import { shareMovementsOf } from '#database/queries/figures/share.ts'
import type { Day } from '#domain/calendar/day.ts'
import { yearOf } from '#domain/dividend/dividend-form.ts'
import { fiscalYear } from '#domain/dividend/dividend-year.ts'
import { type Satang, total } from '#domain/money/money.ts'
import { heldOn } from '#domain/shares/share-year.ts'
import { Refusal } from '../http/errors.ts'
import type { PortalRules } from '../site/portal-rules.ts'
import type { Reading } from './member-feed.ts'

interface Held {
  no: string
  name: string
  balance: Satang
}

export interface Balances {
  year: number
  endsOn: Day
  shares: Satang
  loans: Held[]
  owed: Satang
  deposits: Held[]
  saved: Satang
}

/** The last accounting year that has ended: the one members are asked about. */
export function endedYear(asOf: Day, rules: PortalRules['dividend']): number {
  const running = yearOf(asOf, rules)
  return fiscalYear(running, rules).endsOn <= asOf ? running : running - 1
}

/** At the end of the accounting year asked for, or of the last one that has ended. */
export async function balancesAt(reading: Reading, asked: number | undefined): Promise<Balances> {
  const { night, membershipNo, asOf } = reading
  const { dividend: rules } = await reading.rules()
  const year = asked ?? endedYear(asOf, rules)
  const { endsOn } = fiscalYear(year, rules)
  if (endsOn > asOf) throw new Refusal(400, 'ปีบัญชีนี้ยังไม่สิ้นสุด จึงยังไม่มียอดให้ยืนยัน')
  const loans = await owedOn(reading, endsOn)
  const deposits = await savedOn(reading, endsOn)
  return {
    year,
    endsOn,
    shares: heldOn(await night(shareMovementsOf, membershipNo), endsOn),
    loans,
    owed: total(loans.map(({ balance }) => balance)),
    deposits,
    saved: total(deposits.map(({ balance }) => balance)),
  }
}

async function owedOn({ night, membershipNo }: Reading, day: Day): Promise<Held[]> {
  const held = []
  for (const { loan_no, type_name } of await night(loansOf, membershipNo)) {
    const own = { membershipNo, loanNo: loan_no }
    const { closing } = await night(loanTotalsOf, own, { from: day, to: day })
    if (closing) held.push({ no: loan_no, name: type_name, balance: closing })
  }
  return held
}

/** An account without money is confirmed too: that it holds none. */
async function savedOn({ night, membershipNo }: Reading, day: Day): Promise<Held[]> {
  const held = []
  for (const { account_no, type_name } of await night(depositAccountsOf, membershipNo)) {
    const own = { membershipNo, accountNo: account_no }
    const { closing } = await night(depositTotalsOf, own, { from: day, to: day })
    if (closing !== null) held.push({ no: account_no, name: type_name, balance: closing })
  }
  return held
}
