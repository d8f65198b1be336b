// Messages to many members.

import { NoBody } from '#contract/shared/envelope.ts'
import { NewCampaign } from '#contract/staff/campaigns/campaigns.ts'
import { type Actor, asks, at, CAST, sent, type World, type Write } from './world.ts'

const PATH = '/api/admin/campaigns'
const NEWS = { topic: 'news', audience: 'all', unit_no: '', words: 'สำนักงานปิดวันจันทร์' } as const

async function made(world: World, by: Actor): Promise<string> {
  const { campaign_id } = await asks(world, by, PATH, { body: NEWS })
  return `${PATH}/${campaign_id}`
}

export const CAMPAIGN_WRITES: Record<string, Write> = {
  'POST /api/admin/campaigns': () => sent(NewCampaign, NEWS),
  'POST /api/admin/campaigns/:campaignId/test': async (world) => {
    const own = world.db.updateTable('staff').set({ membership_no: CAST.a })
    await own.where('login', '=', CAST.officer).execute()
    return at(`${await made(world, 'staff')}/test`, NoBody, {})
  },
  'POST /api/admin/campaigns/:campaignId/release': async (world) =>
    at(`${await made(world, 'colleague')}/release`, NoBody, {}),
  'POST /api/admin/campaigns/:campaignId/stop': async (world) =>
    at(`${await made(world, 'staff')}/stop`, NoBody, {}),
}
