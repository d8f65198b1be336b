import { dividendNotice } from '#documents/member/dividend-notice.ts'
import type { Content } from '#documents/paper/official.ts'
import { Refusal } from '#server/http/errors.ts'
import { readDividend } from '#server/member-figures/dividend.ts'
import type { Reading } from '#server/member-figures/member-feed.ts'
import { readHolder } from '#server/papers/member-paper.ts'

export async function readNotice(reading: Reading, asked: number | undefined): Promise<Content> {
  const { years, year, reckoning, agrees } = await readDividend(reading, asked)
  const announced = years.find((one) => one.year === year)
  if (!announced) throw new Refusal(404, 'ไม่พบเงินปันผลของปีที่ต้องการ')
  return dividendNotice({
    ...announced,
    asOf: reading.asOf,
    holder: await readHolder(reading),
    // Lines that do not make what was announced would only raise questions at a counter.
    reckoning: agrees ? reckoning : null,
  })
}
