// One officer writes to many members, another lets it out.

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { Estimate, NewCampaign } from '#contract/staff/campaigns/campaigns.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import {
  addCampaign,
  campaignNumbers,
  campaignOf,
  campaigns,
  lockCampaign,
  releaseCampaign,
  stopCampaign,
} from '#database/queries/campaign/campaign.ts'
import { membershipNoOf } from '#database/queries/identity/staff.ts'
import { settings } from '#database/queries/site/setting.ts'
import { linksIn } from '#domain/campaign/link-in.ts'
import { bareBody } from '#domain/notice/carried-words.ts'
import { recordAudit } from '../audit/audit.ts'
import { requireKnownAccounts } from '../content/known-accounts.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply, okReply } from '../http/ok-reply.ts'
import { notify } from '../outbox/put.ts'
import { estimateOf } from './estimate.ts'
import { lineOf, requireWithinQuota } from './line-quota.ts'
import { requireWithinCap, smsMonth } from './sms-cap.ts'

const SHOWN = 50

interface OfCampaign {
  campaignId: string
}

type Row = NonNullable<Awaited<ReturnType<typeof campaignOf>>>

export async function readCampaigns({ server }: FastifyRequest) {
  return dataReply({
    campaigns: (await campaigns(server.db, SHOWN)).map(shown),
    sms: await smsMonth(server.db, server.settings.smsCost),
  })
}

export async function readCampaign(request: FastifyRequest, { campaignId }: OfCampaign) {
  const { db, settings: set } = request.server
  const found = await campaignOf(db, Number(campaignId))
  if (!found) throw notThere()
  const { coopNameTH = '', coopShortNameTH = coopNameTH } = await settings(db)
  const { roads, read } = await campaignNumbers(db, found.campaign_id)
  const { state, made_by } = found
  const estimate = found.estimate as Estimate
  return dataReply({
    ...shown(found),
    estimate,
    line: state === 'made' ? await lineOf(set.line, estimate) : null,
    preview: bareBody(found.topic, coopShortNameTH),
    roads,
    read,
    may_release: state === 'made' && made_by !== request.staff.login,
    may_stop: mayStop(state, roads),
  })
}

/** In the evening all is put down and waits for the morning: until then it can be stopped. */
function mayStop(state: Row['state'], roads: readonly { waiting: number }[]): boolean {
  return (
    state === 'made' ||
    state === 'sending' ||
    (state === 'sent' && roads.some(({ waiting }) => waiting > 0))
  )
}

function shown(row: Row) {
  const { campaign_id, topic, audience, unit_no, words, state, members, roadless } = row
  return {
    ...{ campaign_id, topic, audience, unit_no, words, state, members, roadless },
    maker: row.maker,
    made_at: row.made_at.toISOString(),
    releaser: row.releaser,
    released_at: row.released_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  }
}

export async function makeCampaign(request: FastifyRequest, sent: NewCampaign) {
  const { db, sealing, senders, settings: set } = request.server
  const { topic, audience } = sent
  const words = sent.words.trim()
  if (!words) throw new Refusal(400, 'กรุณาเขียนข้อความ')
  requireNoLink(words)
  if ((audience === 'unit') !== (sent.unit_no !== ''))
    throw new Refusal(400, 'เลือกส่งถึงหน่วยงานเดียวต้องกรอกเลขหน่วยงาน และกรณีอื่นไม่ต้องกรอก')
  const asked = { topic, audience, unit_no: sent.unit_no || null }
  const smsPriceSatang = set.smsCost.priceSatang
  const { coopNameTH = '', coopShortNameTH: cooperative = coopNameTH } = await settings(db)
  const carriers = { cooperative, smsPriceSatang, senders }
  const estimate = await estimateOf(db, sealing, { ...asked, words }, carriers)
  if (estimate.members === 0) throw new Refusal(409, 'ไม่มีสมาชิกในกลุ่มนี้ กรุณาตรวจสอบกลุ่มที่เลือก')
  const campaign_id = await inTransaction(db, async (trx) => {
    await requireKnownAccounts(trx, request, { where: 'campaign', texts: [words] })
    const id = await addCampaign(trx, { ...asked, words, estimate, made_by: request.staff.login })
    await record(trx, request, 'campaign.make', id)
    return id
  })
  return dataReply({ campaign_id })
}

const LINKS_NAMED = 3

function requireNoLink(words: string): void {
  const links = linksIn(words)
  if (links.length === 0) return
  const named = links.slice(0, LINKS_NAMED).map((one) => `“${one}”`)
  throw new Refusal(
    400,
    `ข้อความมีลิงก์หรือคำที่โทรศัพท์อ่านเป็นลิงก์ ${named.join(' ')} สหกรณ์ไม่ส่งลิงก์ถึงสมาชิก กรุณาบอกชื่อหน้าในระบบสมาชิกแทน หากเป็นคำย่อให้เว้นวรรคหลังจุด`,
  )
}

/** As the officer will get it who is a member too: into their own inbox and by their own roads. */
export async function testCampaign(
  request: FastifyRequest,
  { campaignId }: OfCampaign,
): Promise<OkReply> {
  const { db, sealing } = request.server
  await inTransaction(db, async (trx) => {
    const { topic, words, campaign_id } = await locked(trx, campaignId)
    const own = await membershipNoOf(trx, request.staff.login)
    if (!own) throw new Refusal(409, 'บัญชีเจ้าหน้าที่ของท่านยังไม่ได้ระบุเลขสมาชิก จึงส่งทดสอบถึงตนเองไม่ได้')
    await notify(trx, sealing, own, { template: 'campaign', topic, words })
    await record(trx, request, 'campaign.test', campaign_id)
  })
  return okReply('ส่งทดสอบถึงท่านแล้ว ดูได้ที่หน้า “แจ้งเตือน” ในระบบสมาชิกของท่าน')
}

export async function releaseToMembers(
  request: FastifyRequest,
  { campaignId }: OfCampaign,
): Promise<OkReply> {
  const { login } = request.staff
  const { db, settings: set } = request.server
  const asked = await campaignOf(db, Number(campaignId))
  // Before anything is locked: LINE may take its time.
  if (asked?.state === 'made') await requireWithinQuota(set.line, asked.estimate as Estimate)
  await inTransaction(db, async (trx) => {
    const { made_by, state, campaign_id, estimate } = await locked(trx, campaignId)
    if (state !== 'made') throw new Refusal(409, 'ข้อความนี้ปล่อยหรือหยุดไปแล้ว')
    if (made_by === login)
      throw new Refusal(403, 'ผู้เขียนปล่อยข้อความเองไม่ได้ ต้องให้เจ้าหน้าที่อีกท่านตรวจและปล่อย')
    await requireWithinCap(trx, set.smsCost, estimate as Estimate)
    await releaseCampaign(trx, campaign_id, login)
    await record(trx, request, 'campaign.release', campaign_id)
  })
  return okReply('ปล่อยข้อความแล้ว ระบบเริ่มส่งภายในหนึ่งนาที')
}

export async function stopSending(
  request: FastifyRequest,
  { campaignId }: OfCampaign,
): Promise<OkReply> {
  const unsent = await inTransaction(request.server.db, async (trx) => {
    const { state, campaign_id } = await locked(trx, campaignId)
    const { roads } = await campaignNumbers(trx, campaign_id)
    if (!mayStop(state, roads)) throw new Refusal(409, 'ข้อความนี้ส่งครบหรือหยุดไปแล้ว')
    const unsent = await stopCampaign(trx, campaign_id, request.staff.login)
    await record(trx, request, 'campaign.stop', campaign_id)
    return unsent
  })
  return okReply(
    `หยุดแล้ว ข้อความที่ยังไม่ส่งหรือรอส่งใหม่ ${unsent.toLocaleString('th-TH')} ข้อความจะไม่ส่งอีกทุกช่องทาง`,
  )
}

async function locked(trx: Db, campaignId: string) {
  const found = await lockCampaign(trx, Number(campaignId))
  if (!found) throw notThere()
  return found
}

function record(
  trx: Db,
  request: FastifyRequest,
  action: 'campaign.make' | 'campaign.test' | 'campaign.release' | 'campaign.stop',
  campaignId: number,
): Promise<void> {
  return recordAudit(trx, request, { action, detail: { campaign: campaignId } })
}

function notThere(): Refusal {
  return new Refusal(404, 'ไม่พบข้อความนี้')
}
