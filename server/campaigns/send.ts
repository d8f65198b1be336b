import type { FastifyInstance } from 'fastify'
import { inTransaction } from '#database/core/connect.ts'
import {
  audienceAfter,
  endCampaign,
  lockCampaign,
  sendingCampaigns,
  stepCampaign,
} from '#database/queries/campaign/campaign.ts'
import { notifyAll } from '../outbox/put.ts'

const AT_ONCE = 500

/**
 * Puts what was let out into inboxes and the outbox, some hundred members at a time. How far it has come is written together with what was
 * put there: whoever dies in between has put nothing, and whoever goes on puts nothing twice.
 */
export async function sendCampaigns(
  app: Pick<FastifyInstance, 'db' | 'sealing'>,
  signal: AbortSignal,
): Promise<void> {
  for (const campaignId of await sendingCampaigns(app.db))
    while (!signal.aborted && (await sendSome(app, campaignId)));
}

/** False when there is nothing left to do. */
function sendSome(
  { db, sealing }: Pick<FastifyInstance, 'db' | 'sealing'>,
  campaignId: number,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const campaign = await lockCampaign(trx, campaignId)
    if (campaign?.state !== 'sending') return false
    const some = await audienceAfter(trx, campaign, campaign.reached_no, AT_ONCE)
    if (some.length === 0) {
      await endCampaign(trx, campaignId)
      return false
    }
    const { topic, words } = campaign
    const message = { template: 'campaign', topic, words } as const
    const roadless = await notifyAll(
      trx,
      sealing,
      some.map((membershipNo) => ({ membershipNo, message, campaignId })),
    )
    const reachedNo = some.at(-1) as string
    await stepCampaign(trx, campaignId, { reachedNo, members: some.length, roadless })
    return true
  })
}
