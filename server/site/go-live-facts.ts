// Each item of the go-live page as a fact: whether it is there, and what was found, in a sentence.

import type { FastifyInstance } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { categoryNames } from '#database/queries/content/category.ts'
import { shownMenuItems } from '#database/queries/content/menu.ts'
import { staffPeople } from '#database/queries/identity/staff-people.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { lastBackup, lastDrill } from '#database/queries/monitoring/health.ts'
import { storedSenders } from '#database/queries/site/message-sender.ts'
import { policyOf } from '#database/queries/site/policy.ts'
import { ratesInForce } from '#database/queries/site/rate.ts'
import { settings } from '#database/queries/site/setting.ts'
import { effectiveTerms, newestOfEach } from '#database/queries/site/terms.ts'
import { bangkokDate, longDate, shortMoment } from '#domain/calendar/thai-date.ts'
import { may } from '#domain/identity/staff-role.ts'
import { brandChecks, isColour } from '#domain/site/brand.ts'
import { type GoLiveKey, leftToFillIn } from '#domain/site/go-live.ts'
import { TERMS_KIND_WORDS } from '#domain/site/pages.ts'

interface Fact {
  done: boolean
  says: string
}

/** As a new database calls every cooperative (database/migrations/0001_site.sql). */
const NOT_YET_NAMED = 'สหกรณ์ออมทรัพย์'

export async function goLiveFacts(app: FastifyInstance, db: Db): Promise<Record<GoLiveKey, Fact>> {
  const now = new Date()
  const values = await settings(db)
  return {
    ...identityFacts(values),
    rates: await ratesFact(db, now),
    menus: await menusFact(db),
    policies: await policiesFact(db, now),
    terms: await termsFact(db, now),
    officers: await officersFact(db),
    ...(await senderFacts(app, db)),
    night: await nightFact(db),
    backup: await backupFact(db),
  }
}

function identityFacts(values: Record<string, string>) {
  const text = (name: string) => (values[name] ?? '').trim()
  const name = text('coopNameTH')
  const named = name !== '' && name !== NOT_YET_NAMED
  const reached = [text('phone'), text('mobile'), text('email')].filter(Boolean)
  const lacking = [
    ...(text('coop_address') ? [] : ['ที่อยู่ (ในกลุ่ม “ชื่อและที่อยู่”)']),
    ...(reached.length > 0 ? [] : ['โทรศัพท์หรืออีเมล']),
  ]
  return {
    name: fact(named, named ? name : 'ยังใช้ชื่อเริ่มต้นของระบบ'),
    contact: fact(
      lacking.length === 0,
      lacking.length === 0 ? reached.join(' · ') : `ยังขาด${lacking.join(' และ')}`,
    ),
    logo: text('logo_media') ? fact(true, 'มีตราของสหกรณ์แล้ว') : fact(false, 'ยังใช้ตราของระบบ'),
    colour: colourFact(text('brand_color')),
  }
}

function colourFact(colour: string): Fact {
  if (!isColour(colour)) return fact(false, 'ยังใช้สีของระบบ ซึ่งอ่านได้ชัดทั้งสองธีม')
  const checks = brandChecks(colour)
  const least = Math.min(...checks.map(({ ratio }) => ratio)).toFixed(1)
  const poor = checks.filter(({ passes }) => !passes).map(({ what }) => what)
  return poor.length === 0
    ? fact(true, `${colour} อ่านได้ทั้งธีมสว่างและธีมมืด ความต่างสีต่ำสุด ${least} ต่อ 1`)
    : fact(false, `${colour} อ่านยาก: ${poor.join(', ')}`)
}

async function ratesFact(db: Db, now: Date): Promise<Fact> {
  const rates = await ratesInForce(db, bangkokDate(now))
  const count = (kind: 'deposit' | 'loan') => rates.filter((rate) => rate.kind === kind).length
  const [deposits, loans] = [count('deposit'), count('loan')]
  const says = `มีผลแล้ว เงินฝาก ${deposits} ประเภท เงินกู้ ${loans} ประเภท`
  return fact(deposits > 0 && loans > 0, rates.length > 0 ? says : 'ยังไม่มีอัตราที่มีผล')
}

async function menusFact(db: Db): Promise<Fact> {
  const [items, categories] = await Promise.all([shownMenuItems(db), categoryNames(db)])
  const says = `เมนู ${items.length} รายการ หมวดข่าว ${categories.length} หมวด`
  return fact(items.length > 0 && categories.length > 0, says)
}

async function policiesFact(db: Db, now: Date): Promise<Fact> {
  const today = bangkokDate(now)
  const pages = await Promise.all([policyOf(db, 'policy'), policyOf(db, 'cookies')])
  const there = pages.filter((page) => page !== undefined)
  if (there.length < pages.length) return fact(false, `มีแล้ว ${there.length} จาก 2 หน้า`)
  const left = there.flatMap(({ body }) => leftToFillIn(body))
  if (left.length > 0) return fact(false, `ยังต้องกรอก ${left.length} ช่อง: ${left[0]}`)
  const later = there.find(({ effective_on }) => effective_on > today)
  return later
    ? fact(false, `“${later.title}” มีผล ${longDate(later.effective_on)}`)
    : fact(true, 'มีผลแล้วทั้งสองหน้า')
}

async function termsFact(db: Db, now: Date): Promise<Fact> {
  const inForce = newestOfEach(await effectiveTerms(db, bangkokDate(now)))
  const lacking = (['terms', 'privacy'] as const).filter(
    (kind) => !inForce.some((one) => one.kind === kind),
  )
  return lacking.length === 0
    ? fact(true, 'ประกาศและมีผลแล้วทั้งสองฉบับ')
    : fact(false, `ยังไม่มีผล: ${lacking.map((kind) => TERMS_KIND_WORDS[kind]).join(', ')}`)
}

/** Somebody who imports and somebody else who publishes, both with all they need to come in. */
async function officersFact(db: Db): Promise<Fact> {
  const people = await staffPeople(db)
  const ready = people.filter((one) => !one.disabledAt && one.hasPassword && one.hasSecond)
  const importers = ready.filter(({ roles }) => may(roles, 'import'))
  const approvers = ready.filter(({ roles }) => may(roles, 'approve_import'))
  const isPair = importers.some((one) => approvers.some((other) => other.login !== one.login))
  const waiting = people.filter((one) => !one.disabledAt).length - ready.length
  const also = waiting > 0 ? ` รอตั้งรหัสผ่าน ${waiting} คน` : ''
  return fact(
    isPair,
    `พร้อมทำงาน ${ready.length} คน นำเข้าได้ ${importers.length} คน อนุมัติได้ ${approvers.length} คน${also}`,
  )
}

async function senderFacts(app: FastifyInstance, db: Db): Promise<Record<'sms' | 'email', Fact>> {
  const stored = await storedSenders(db)
  const of = (channel: 'sms' | 'email') => {
    const sender = app.senders?.[channel]
    if (!sender || sender.keepsBody) return fact(false, 'ยังไม่ได้ตั้งค่าผู้ให้บริการ')
    const proved = stored.find((one) => one.channel === channel)?.proved_at
    return proved
      ? fact(true, `ผู้ให้บริการรับข้อความทดสอบเมื่อ ${shortMoment(proved)}`)
      : fact(false, 'ตั้งค่าแล้ว ยังไม่ได้ส่งข้อความทดสอบ')
  }
  return { sms: of('sms'), email: of('email') }
}

async function nightFact(db: Db): Promise<Fact> {
  const published = await publicationNow(db)
  return published
    ? fact(true, `เผยแพร่แล้ว ข้อมูลถึงวันที่ ${longDate(published.as_of)}`)
    : fact(false, 'ยังไม่เคยเผยแพร่ข้อมูล')
}

async function backupFact(db: Db): Promise<Fact> {
  const [backup, drill] = await Promise.all([lastBackup(db), lastDrill(db)])
  if (!backup) return fact(false, 'ยังไม่เคยสำรองข้อมูล')
  if (!drill) return fact(false, `สำรองเมื่อ ${shortMoment(backup.made_at)} ยังไม่เคยซ้อมกู้คืน`)
  return drill.proved
    ? fact(true, `ซ้อมกู้คืนผ่านเมื่อ ${shortMoment(drill.at)}`)
    : fact(false, `ซ้อมกู้คืนไม่ผ่านเมื่อ ${shortMoment(drill.at)}`)
}

function fact(done: boolean, says: string): Fact {
  return { done, says }
}
