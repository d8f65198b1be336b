// What a new site needs before it is opened, each worked out from what there is; opening it; and what it may begin with.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GoLive } from '#contract/staff/go-live.ts'
import { setSetting } from '#database/queries/site/setting.ts'
import { GO_LIVE, GO_LIVE_KEYS, missingToOpen } from '#domain/site/go-live.ts'
import { recorded } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply, okReply } from '../http/ok-reply.ts'
import { forgetContent } from '../pages/forget-content.ts'
import { goLiveFacts } from './go-live-facts.ts'
import { OPENED_AT, openedAt } from './opening.ts'

export async function readGoLive({ server }: FastifyRequest) {
  return dataReply(await goLiveOf(server))
}

export async function openSite(request: FastifyRequest) {
  const { server: app } = request
  await recorded(request, async (trx) => {
    const { missing, opened_at } = await goLiveOf(app, trx)
    if (opened_at) throw new Refusal(409, 'เว็บไซต์เปิดอยู่แล้ว')
    const names = missing.map((key) => GO_LIVE[key].title)
    if (names.length > 0) throw new Refusal(409, `ยังเปิดไม่ได้ ขาด ${names.join(', ')}`)
    await setSetting(trx, OPENED_AT, new Date().toISOString())
    return { action: 'setting.open', detail: {} }
  })
  // The other processes are told by the database.
  forgetContent(app)
  return okReply('เปิดเว็บไซต์แล้ว ผู้เยี่ยมชมและสมาชิกเข้าใช้ได้ทันที')
}

export async function countMissing(app: FastifyInstance): Promise<number> {
  return (await goLiveOf(app)).missing.length
}

async function goLiveOf(app: FastifyInstance, db = app.db): Promise<GoLive> {
  const is_demo = app.settings.mode !== 'production'
  const [facts, opened_at] = await Promise.all([goLiveFacts(app, db), openedAt(db)])
  const items = GO_LIVE_KEYS.map((key) => ({ key, ...facts[key] }))
  const done = new Set(items.filter((item) => item.done).map(({ key }) => key))
  return { opened_at, is_demo, items, missing: missingToOpen(done) }
}
