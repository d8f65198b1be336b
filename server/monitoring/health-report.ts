// How the site is, in sentences for the people who look after it.

import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Health, HealthItem } from '#contract/staff/monitoring.ts'
import { auditChecks } from '#database/queries/audit/audit-check.ts'
import { needsTwoPeople } from '#database/queries/import/import-run.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import {
  databaseHealth,
  lastBackup,
  lastDrill,
  outboxHealth,
} from '#database/queries/monitoring/health.ts'
import { jobs } from '#database/queries/monitoring/job.ts'
import { aliveProcesses } from '#database/queries/monitoring/server-process.ts'
import { dataState } from '#domain/calendar/data-age.ts'
import { withInstants } from '#domain/calendar/instants.ts'
import { longDate, shortMoment } from '#domain/calendar/thai-date.ts'
import { anchorFault, anchorPlaceOf } from '#server/audit/anchor-file.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import type { Backup } from '#server/settings/settings.ts'
import { archiveItems } from './archive-health.ts'
import { certificateItem } from './certificate.ts'
import { policyItem } from './policy-reports.ts'
import { standbysWords } from './standbys-item.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const GB = 1024 ** 3

type State = HealthItem['state']

export async function readHealthReport({ server }: FastifyRequest) {
  return dataReply(await readHealth(server, new Date()))
}

export async function readHealth(app: FastifyInstance, now: Date): Promise<Health> {
  const { db } = app
  const items = [
    await databaseItem(app),
    await standbysItem(app),
    await diskItem(app.settings.dataDir),
    logItem(app),
    await outboxItem(app, now),
    await importItem(app, now),
    await backupItem(app, now),
    await drillItem(app, now),
    ...(await archiveItems(app.settings.backup, now)),
    await auditItem(app),
    await certificateItem(app.settings.publicUrl, now),
    await twoPeopleItem(app),
    policyItem(app, now),
    senderItem(app, 'sms'),
    senderItem(app, 'email'),
  ]
  const processes = await aliveProcesses(db, now)
  return {
    asked_at: now.toISOString(),
    items: items.filter((item) => item !== undefined),
    processes: processes.map(withInstants),
    jobs: (await jobs(db)).map(withInstants),
  }
}

async function databaseItem({ db }: FastifyInstance): Promise<HealthItem> {
  const startedAt = performance.now()
  const { version, bytes, connections, connectionsMax, readOnly, now } = await databaseHealth(db)
  const ms = Math.round(performance.now() - startedAt)
  const apart = Math.round(Math.abs(Date.now() - now.getTime()) / 1_000)
  const share = Math.round((100 * connections) / connectionsMax)
  const clock = apart > 5 ? ` นาฬิกาต่างจากเครื่องเว็บ ${apart} วินาที` : ''
  const writes = readOnly ? ' อ่านได้อย่างเดียว ยังบันทึกไม่ได้' : ''
  return item(
    'database',
    readOnly || share > 90 || apart > 60
      ? 'bad'
      : share > 70 || ms > 500 || apart > 5
        ? 'watch'
        : 'good',
    `PostgreSQL ${version} ตอบใน ${ms} มิลลิวินาที ขนาด ${size(bytes)} เชื่อมต่ออยู่ ${connections} จาก ${connectionsMax}${clock}${writes}`,
    share,
  )
}

async function standbysItem({ db, nightSource }: FastifyInstance): Promise<HealthItem | undefined> {
  const { standbys } = nightSource
  if (!standbys) return undefined
  const [all, published] = await Promise.all([standbys.report(), publicationNow(db)])
  const { state, says } = standbysWords(all, published?.run_id)
  return item('standbys', state, says)
}

async function diskItem(folder: string): Promise<HealthItem> {
  const disk = await statfs(folder).catch(() => undefined)
  if (!disk) return item('disk', 'watch', 'อ่านพื้นที่ของโฟลเดอร์ข้อมูลไม่ได้')
  const [free, all] = [disk.bavail * disk.bsize, disk.blocks * disk.bsize]
  const used = Math.round(100 - (100 * free) / all)
  return item('disk', diskState(free, all), `เหลือ ${size(free)} จาก ${size(all)}`, used)
}

export function diskState(free: number, all: number): State {
  const used = 100 - (100 * free) / all
  return free < 2 * GB || used > 95 ? 'bad' : used > 85 ? 'watch' : 'good'
}

function logItem({ logStatus }: FastifyInstance): HealthItem {
  const { failingSince, reason = '', lost = 0 } = logStatus?.() ?? {}
  if (!failingSince) return item('log', 'good', 'เขียนได้ตามปกติ')
  const lines = lost > 0 ? ` หายไป ${lost.toLocaleString('en')} บรรทัด` : ''
  return item('log', 'bad', `เขียนไม่ได้ตั้งแต่ ${shortMoment(failingSince)} (${reason})${lines}`)
}

async function outboxItem({ db }: FastifyInstance, now: Date): Promise<HealthItem> {
  const { waiting, oldest, gaveUp } = await outboxHealth(db, new Date(now.getTime() - DAY_MS))
  const minutes = oldest ? Math.floor((now.getTime() - oldest.getTime()) / MINUTE_MS) : 0
  const state = minutes > 30 ? 'bad' : gaveUp > 0 || minutes > 5 ? 'watch' : 'good'
  const queue = waiting === 0 ? 'ไม่มีข้อความค้างส่ง' : `ค้างส่ง ${waiting} ข้อความ นานสุด ${minutes} นาที`
  return item(
    'outbox',
    state,
    gaveUp > 0 ? `${queue} ส่งไม่สำเร็จใน 24 ชั่วโมง ${gaveUp} ข้อความ` : queue,
  )
}

async function importItem({ db }: FastifyInstance, now: Date): Promise<HealthItem> {
  const published = await publicationNow(db)
  if (!published) return item('import', 'bad', 'ยังไม่เคยเผยแพร่ข้อมูล')
  const says = `ข้อมูลถึงวันที่ ${longDate(published.as_of)} เผยแพร่เมื่อ ${shortMoment(published.published_at)}`
  return item('import', dataState(published.as_of, now), says)
}

async function backupItem({ db, settings }: FastifyInstance, now: Date): Promise<HealthItem> {
  return backupItemOf(await lastBackup(db), settings.backup, now)
}

export function backupItemOf(
  last: Awaited<ReturnType<typeof lastBackup>>,
  { at, folder }: Pick<Backup, 'at' | 'folder'>,
  now: Date,
): HealthItem {
  if (!last) return item('backup', 'bad', 'ยังไม่เคยสำรองข้อมูล')
  const hours = Math.floor((now.getTime() - last.made_at.getTime()) / HOUR_MS)
  // A machine that makes no backups has none of the others': it is for them to miss the file.
  const isThere = at === undefined || existsSync(join(folder, last.file))
  const state: State = !isThere || hours > 50 ? 'bad' : hours > 26 ? 'watch' : 'good'
  const sealed = last.sealed ? 'เข้ารหัสแล้ว' : 'ไม่ได้เข้ารหัส'
  const says = `ล่าสุด ${shortMoment(last.made_at)} ขนาด ${size(last.bytes)} ${sealed}`
  return item('backup', state, isThere ? says : `${says} แต่ไม่พบไฟล์ในโฟลเดอร์สำรอง`)
}

async function drillItem({ db }: FastifyInstance, now: Date): Promise<HealthItem> {
  const last = await lastDrill(db)
  if (!last) return item('drill', 'watch', 'ยังไม่เคยซ้อมกู้คืน')
  const days = (now.getTime() - last.at.getTime()) / DAY_MS
  const state: State = !last.proved ? 'bad' : days > 8 ? 'watch' : 'good'
  return item('drill', state, `${shortMoment(last.at)} ${last.proved ? '' : 'ไม่ผ่าน: '}${last.says}`)
}

/** SEC-40: what one person does alone is said where everybody who looks after the site reads it. */
async function twoPeopleItem({ db, settings }: FastifyInstance): Promise<HealthItem> {
  const alone = [
    ...(settings.twoPeople ? [] : ['ให้สิทธิ์ ออกรหัสเจ้าหน้าที่ และเปลี่ยนผู้รับชำระเงิน (TWO_PEOPLE=no)']),
    ...((await needsTwoPeople(db)) ? [] : ['เผยแพร่ข้อมูลที่นำเข้า (ตั้งค่าเว็บไซต์)']),
  ]
  if (alone.length === 0) return item('two_people', 'good', 'ต้องมีเจ้าหน้าที่สองคนเสมอ')
  return item('two_people', 'watch', `คนเดียวทำได้: ${alone.join(' · ')}`)
}

function senderItem({ senders }: FastifyInstance, channel: 'sms' | 'email'): HealthItem {
  const sender = senders?.[channel]
  if (!sender) return item(channel, 'bad', 'ยังไม่ได้ตั้งค่าผู้ให้บริการ สมาชิกจะไม่ได้รับข้อความ')
  if (sender.keepsBody) return item(channel, 'watch', 'เครื่องทดลอง ข้อความแสดงในหน้าจอเครื่องแม่ข่ายเท่านั้น')
  return item(channel, 'good', 'ตั้งค่าผู้ให้บริการแล้ว กดส่งทดสอบเพื่อดูว่าถึงผู้รับ')
}

async function auditItem({ db, settings }: FastifyInstance): Promise<HealthItem> {
  const fault = await anchorFault(db, anchorPlaceOf(settings))
  if (fault) return item('audit', 'bad', fault)
  const [last] = (await auditChecks(db, 5)).filter(({ ended_at }) => ended_at !== null)
  if (!last?.ended_at) return item('audit', 'watch', 'ยังไม่เคยตรวจ')
  if (last.broken_at !== null)
    return item(
      'audit',
      'bad',
      `ขาดที่รายการ ${last.broken_at} ตรวจเมื่อ ${shortMoment(last.ended_at)}`,
    )
  const says = `ครบทั้ง ${last.events?.toLocaleString('en')} รายการ ตรวจเมื่อ ${shortMoment(last.ended_at)}`
  return item('audit', 'good', says)
}

// biome-ignore format: one row an item
const NAMES: Record<HealthItem['key'], string> = {
  database: 'ฐานข้อมูล', standbys: 'ฐานข้อมูลสำเนา (standby)', disk: 'พื้นที่ดิสก์', log: 'บันทึกการทำงาน (log)', outbox: 'ข้อความขาออก', import: 'ข้อมูลจากระบบหลัก', backup: 'สำรองข้อมูล',
  wal: 'กู้คืนได้ถึงวินาที', copy: 'สำเนานอกเครื่อง',
  drill: 'ซ้อมกู้คืน', audit: 'ความครบถ้วนของบันทึก', certificate: 'ใบรับรองเว็บไซต์ (TLS)', two_people: 'รายการที่ต้องใช้สองคน', policy: 'สิ่งที่หน้าเว็บไม่ยอมให้ทำงาน (CSP)', sms: 'การส่ง SMS', email: 'การส่งอีเมล',
}

export function item(
  key: HealthItem['key'],
  state: State,
  says: string,
  percent: number | null = null,
): HealthItem {
  return { key, name: NAMES[key], state, says, percent }
}

function size(bytes: number): string {
  if (bytes >= GB) return `${(bytes / GB).toFixed(1)} GB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
