// To how many members something would go, and by which roads, before it goes.

import type { Estimate } from '#contract/staff/campaigns/campaigns.ts'
import type { Db } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import { audienceAfter } from '#database/queries/campaign/campaign.ts'
import type { Channel } from '#database/queries/monitoring/outbox-message.ts'
import type { CampaignTopic } from '#domain/campaign/campaign.ts'
import { campaignParts } from '#domain/campaign/campaign-parts.ts'
import { ROADS, type Road } from '#domain/notice/road.ts'
import { reachOf } from '../outbox/reach.ts'
import type { Senders } from '../outbox/senders.ts'

const AT_ONCE = 2_000

interface Asked {
  topic: CampaignTopic
  audience: 'all' | 'unit' | 'choosers'
  unit_no: string | null
  words: string
}

interface Carriers {
  cooperative: string
  smsPriceSatang: number
  /** Roads that the cooperative has switched off carry nothing. */
  senders: Senders | undefined
}

export async function estimateOf(
  db: Db,
  sealing: Sealing,
  asked: Asked,
  { cooperative, smsPriceSatang, senders }: Carriers,
): Promise<Estimate> {
  const isOpen = (channel: Channel) => !senders || senders[channel] !== undefined
  const parts = campaignParts(asked, cooperative)
  const messages = new Map<Road, number>()
  let smsParts = 0
  let members = 0
  let roadless = 0
  for (let after = ''; ; ) {
    const some = await audienceAfter(db, asked, after, AT_ONCE)
    if (some.length === 0) break
    const reach = await reachOf(db, sealing, some, isOpen)
    for (const membershipNo of some) {
      const roads = reach.roadsOf(membershipNo, asked.topic)
      if (roads.length === 0) roadless += 1
      for (const { channel } of roads) {
        messages.set(channel, (messages.get(channel) ?? 0) + 1)
        if (channel === 'sms')
          smsParts += reach.wantsDetail(membershipNo) ? parts.whole : parts.bare
      }
    }
    members += some.length
    after = some.at(-1) as string
  }
  return {
    members,
    roadless,
    roads: ROADS.flatMap((road) => {
      const count = messages.get(road)
      return count ? [{ road, messages: count }] : []
    }),
    sms_parts: smsParts,
    cost_satang: smsPriceSatang > 0 ? smsParts * smsPriceSatang : null,
  }
}
