import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { dividendNotice } from '#documents/member/dividend-notice.ts'
import type { Content } from '#documents/paper/official.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Reading } from '#server/member-figures/member-feed.ts'
import { YearQuery } from '#server/member-figures/period-query.ts'
import { memberPaper, readHolder, sendMemberPaper } from '#server/papers/member-paper.ts'
import { readDividend } from '../figures/dividend.ts'

export const dividendPaperRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/papers/dividend/:format', memberPaper(YearQuery), async (request, reply) =>
    sendMemberPaper(request, reply, (reading) =>
      readNotice(reading, Number(request.query.year) || undefined),
    ),
  )
}

async function readNotice(reading: Reading, asked: number | undefined): Promise<Content> {
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
