import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { balanceConfirmation } from '#documents/member/balance-confirmation.ts'
import type { Content } from '#documents/paper/official.ts'
import type { Reading } from '#server/member-figures/member-feed.ts'
import { YearQuery } from '#server/member-figures/period-query.ts'
import { balancesAt } from '#server/member-figures/year-end-balances.ts'
import { memberPaper, readHolder, sendMemberPaper } from '#server/papers/member-paper.ts'

export const balancePaperRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const answerAt = `${app.settings.publicUrl}/member/balance`
  app.get('/papers/balance/:format', memberPaper(YearQuery), async (request, reply) =>
    sendMemberPaper(request, reply, (reading) =>
      readPaper(reading, Number(request.query.year) || undefined, answerAt),
    ),
  )
}

async function readPaper(
  reading: Reading,
  asked: number | undefined,
  answerAt: string,
): Promise<Content> {
  const { endsOn, shares, loans, deposits } = await balancesAt(reading, asked)
  const holder = await readHolder(reading)
  return balanceConfirmation({ asOf: endsOn, holder, shares, loans, deposits, answerAt })
}
