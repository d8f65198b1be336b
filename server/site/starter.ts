// What a new site may begin with, at one press each: a menu with its categories, and drafts of what the law wants said. Only what
// is empty is filled; from then on it is edited on its own page, with its history there.

import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { inTransaction } from '#database/core/connect.ts'
import { addCategory, staffCategories } from '#database/queries/content/category.ts'
import { settings } from '#database/queries/site/setting.ts'
import { lockConfig } from '#database/queries/site/versioned-config.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { cookieDraft, privacyDraft } from '#domain/site/drafts/policy-drafts.ts'
import { STARTER_CATEGORIES, starterMenu } from '#domain/site/drafts/starter-set.ts'
import { noticeDraft, termsDraft } from '#domain/site/drafts/terms-drafts.ts'
import { draftFacts } from '#domain/site/drafts/words.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { okReply } from '../http/ok-reply.ts'
import { draftConfig } from './announce-terms.ts'
import { menus } from './configs/menus.ts'
import { policy } from './configs/policies.ts'
import { stateOf, type VersionedConfig, writeConfig } from './versioned-config.ts'

export async function addStarterSet(request: FastifyRequest) {
  const by = { login: request.staff.login, at: new Date() }
  await inTransaction(request.server.db, async (trx) => {
    await lockConfig(trx, menus.name)
    const before = await staffCategories(trx)
    if (before.length === 0) {
      for (const category of STARTER_CATEGORIES) {
        const category_id = await addCategory(trx, category, by)
        const detail = { category_id, name: category.name }
        await recordAudit(trx, request, { action: 'category.add', detail })
      }
    }
    const menu = starterMenu(await staffCategories(trx))
    const filled = await fill(trx, request, menus, menu, ({ items }) => items.length === 0, by)
    if (!filled && before.length > 0)
      throw new Refusal(409, 'มีเมนูและหมวดข่าวอยู่แล้ว แก้ไขได้ที่หน้าเมนูเว็บไซต์')
  })
  return okReply('ใส่เมนูและหมวดข่าวเริ่มต้นแล้ว แก้ไขได้ที่หน้าเมนูเว็บไซต์และหมวดข่าว')
}

export async function addDrafts(request: FastifyRequest, { what }: { what: 'policies' | 'terms' }) {
  const by = { login: request.staff.login, at: new Date() }
  const filled = await inTransaction(request.server.db, async (trx) => {
    const facts = draftFacts(await settings(trx), request.server.settings.thaid !== undefined)
    const today = bangkokDate(by.at)
    const isEmpty = ({ body }: { body: string }) => body === ''
    const page = { version: '1.0', effective_on: today }
    if (what === 'policies')
      return [
        await fill(
          trx,
          request,
          policy('policy'),
          { ...page, ...privacyDraft(facts) },
          isEmpty,
          by,
        ),
        await fill(
          trx,
          request,
          policy('cookies'),
          { ...page, ...cookieDraft(facts) },
          isEmpty,
          by,
        ),
      ]
    return [
      await fill(
        trx,
        request,
        draftConfig('terms'),
        { ...page, ...termsDraft(facts) },
        isEmpty,
        by,
      ),
      await fill(
        trx,
        request,
        draftConfig('privacy'),
        { ...page, ...noticeDraft(facts) },
        isEmpty,
        by,
      ),
    ]
  })
  if (!filled.includes(true)) throw new Refusal(409, 'มีเนื้อหาอยู่แล้วทั้งสองฉบับ จึงไม่ได้ใส่ร่างทับ')
  return okReply(
    what === 'policies'
      ? 'ใส่ร่างทั้งสองหน้าแล้ว กรุณาอ่านและกรอกช่องในวงเล็บให้ครบ'
      : 'ใส่ร่างทั้งสองฉบับแล้ว กรุณาอ่าน แก้ไข แล้วกดประกาศ',
  )
}

/** False where there is something already. */
async function fill<Content>(
  trx: Db,
  request: FastifyRequest,
  config: VersionedConfig<Content>,
  content: Content,
  isEmpty: (content: Content) => boolean,
  by: { login: string; at: Date },
): Promise<boolean> {
  await lockConfig(trx, config.name)
  const before = await stateOf(trx, config)
  if (!isEmpty(before.content)) return false
  const tidied = config.tidy ? config.tidy(content) : content
  const detail = await writeConfig(trx, config, before, tidied, by)
  if (detail) await recordAudit(trx, request, { action: 'content.save', detail })
  return true
}
