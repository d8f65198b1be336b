// Messages to many members.

import { NoBody } from '#contract/shared/envelope.ts'
import { NewCampaign } from '#contract/staff/campaigns/campaigns.ts'
import { type Actor, asks, at, sent, type World, type Write } from './world.ts'

const PATH = '/api/admin/campaigns'
const NEWS = { topic: 'news', audience: 'all', unit_no: '', words: 'สำนักงานปิดวันจันทร์' } as const

async function made(world: World, by: Actor): Promise<string> {
  const { campaign_id } = await asks(world, by, PATH, { body: NEWS })
  return `${PATH}/${campaign_id}`
}

/** Each of the matrix, and each somebody else. */
async function givenOfficersWhoAreMembers({ db }: World): Promise<void> {
  const officers = await db
    .selectFrom('staff')
    .select('login')
    .where('membership_no', 'is', null)
    .execute()
  const people = await db
    .selectFrom('member')
    .select('membership_no')
    .orderBy('membership_no', 'desc')
    .execute()
  for (const [at, { login }] of officers.entries())
    await db
      .updateTable('staff')
      .set({ membership_no: people[at]?.membership_no ?? null })
      .where('login', '=', login)
      .execute()
}

export const CAMPAIGN_WRITES: Record<string, Write> = {
  'POST /api/admin/campaigns': () => sent(NewCampaign, NEWS),
  'POST /api/admin/campaigns/:campaignId/test': async (world) => {
    await givenOfficersWhoAreMembers(world)
    return at(`${await made(world, 'staff')}/test`, NoBody, {})
  },
  'POST /api/admin/campaigns/:campaignId/release': async (world) =>
    at(`${await made(world, 'colleague')}/release`, NoBody, {}),
  'POST /api/admin/campaigns/:campaignId/stop': async (world) =>
    at(`${await made(world, 'staff')}/stop`, NoBody, {}),
}
