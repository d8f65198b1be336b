import type { WelfareFeed } from '#contract/member/welfare.ts'
import { welfareRequestsOf, welfareRightsOf } from '#database/queries/figures/welfare.ts'
import { satang, total } from '#domain/money/money.ts'
import type { Reading } from './member-feed.ts'

export async function readWelfare(reading: Reading): Promise<Omit<WelfareFeed, 'as_of'>> {
  const { night, membershipNo } = reading
  const [rules, held, requests] = await Promise.all([
    reading.rules(),
    night(welfareRightsOf, membershipNo),
    night(welfareRequestsOf, membershipNo),
  ])
  const rights = held.map((right) => ({
    ...right,
    condition: rules.welfareCondition(right.type_code),
    left: satang(right.amount - right.used),
    for_heirs: rules.isForHeirs(right.type_code),
  }))
  const paid = requests.filter(({ state }) => state === 'paid')
  const own = rights.filter(({ for_heirs, left }) => !for_heirs && left > 0)
  const heirs = rights.filter(({ for_heirs }) => for_heirs)
  return {
    tabs: [
      { key: 'all', name: 'ทั้งหมด', count: requests.length },
      { key: 'received', name: 'ได้รับแล้ว', count: paid.length },
      { key: 'rights', name: 'สิทธิคงเหลือ', count: own.length },
    ],
    rights,
    requests,
    received_total: total(paid.map(({ amount }) => amount)),
    heirs_total: total(heirs.map(({ left }) => left)),
  }
}
