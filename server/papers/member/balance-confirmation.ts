import { balanceConfirmation } from '#documents/member/balance-confirmation.ts'
import type { Content } from '#documents/paper/official.ts'
import type { Reading } from '#server/member-figures/member-feed.ts'
import { balancesAt } from '#server/member-figures/year-end-balances.ts'
import { readHolder } from '#server/papers/member-paper.ts'

export async function readBalancePaper(
  reading: Reading,
  asked: number | undefined,
  answerAt: string,
): Promise<Content> {
  const { endsOn, shares, loans, deposits } = await balancesAt(reading, asked)
  const holder = await readHolder(reading)
  return balanceConfirmation({ asOf: endsOn, holder, shares, loans, deposits, answerAt })
}
