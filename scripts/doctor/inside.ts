// The site from its own machine: files, disk, database, and what it should have done by itself.

import { existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { connect as dial } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#database/core/connect.ts'
import { roleName } from '#database/core/roles.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { databaseHealth, lastBackup, lastDrill } from '#database/queries/monitoring/health.ts'
import { storedSenders } from '#database/queries/site/message-sender.ts'
import { dataState } from '#domain/calendar/data-age.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { type MailConfig, type SmsConfig, smsOrigin } from '#domain/site/sender-config.ts'
import type { Settings } from '#server/settings/settings.ts'
import { type Finding, finding } from './finding.ts'

const HOUR_MS = 3_600_000
const GB = 1024 ** 3
const OLDEST_VERSION = 15

export async function checkMachine(settings: Settings): Promise<Finding[]> {
  const { dataDir, mode, backup, database } = settings
  return [
    finding(
      ['โหมด', 'mode'],
      mode === 'production' ? 'good' : 'watch',
      mode,
      'เว็บไซต์จริงต้องตั้ง COOP_MODE=production',
    ),
    ...['sealing.key', 'secrets.json'].map((name) => keyFile(join(dataDir, name), name)),
    await disk(dataDir, ['ดิสก์ข้อมูล', 'data disk']),
    backup.folder.startsWith(dataDir)
      ? finding(
          ['ที่เก็บสำรอง', 'backup target'],
          'watch',
          'อยู่ในโฟลเดอร์เดียวกับข้อมูล',
          'ตั้ง BACKUP_DIR ไปที่ดิสก์อื่น และคัดลอกออกนอกเครื่อง',
        )
      : await disk(backup.folder, ['ที่เก็บสำรอง', 'backup target']),
    finding(
      ['การเข้ารหัสสำรอง', 'backup key'],
      backup.key || !database.url ? 'good' : 'watch',
      backup.key
        ? 'ตั้งแล้ว'
        : database.url
          ? 'ไฟล์สำรองไม่ได้เข้ารหัส'
          : 'ใช้กุญแจใน backup.key ของโฟลเดอร์ข้อมูล ต้องเก็บสำเนาไว้ที่อื่น',
      'ตั้ง BACKUP_KEY อย่างน้อย 20 ตัวอักษร และเก็บสำเนาไว้ที่อื่น',
    ),
  ]
}

function keyFile(file: string, name: string): Finding {
  const words = [`ไฟล์ ${name}`, 'key file'] as const
  if (!existsSync(file)) return finding(words, 'bad', 'ไม่พบ', 'ตรวจว่า DATA_DIR ชี้ถูกที่ อย่าสร้างไฟล์นี้เอง')
  const isOpen = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0
  return finding(
    words,
    isOpen ? 'bad' : 'good',
    isOpen ? 'ผู้อื่นอ่านได้' : 'อ่านได้เฉพาะเจ้าของ',
    `chmod 600 ${name}`,
  )
}

async function disk(folder: string, words: readonly [string, string]): Promise<Finding> {
  const found = await statfs(folder).catch(() => undefined)
  if (!found)
    return finding(words, 'bad', `เปิด ${folder} ไม่ได้`, 'สร้างโฟลเดอร์และให้บัญชีของเว็บไซต์เขียนได้')
  const free = found.bavail * found.bsize
  const state = free < 2 * GB ? 'bad' : free < 10 * GB ? 'watch' : 'good'
  return finding(words, state, `เหลือ ${(free / GB).toFixed(1)} GB`, 'เพิ่มพื้นที่ หรือลด BACKUP_KEEP')
}

export async function checkDatabase(db: Db, settings: Settings, now: Date): Promise<Finding[]> {
  const health = await databaseHealth(db)
  const apart = Math.round(Math.abs(now.getTime() - health.now.getTime()) / 1000)
  const isOld = Number.parseInt(health.version, 10) < OLDEST_VERSION
  return [
    finding(
      ['ฐานข้อมูล', 'database'],
      isOld ? 'bad' : 'good',
      `PostgreSQL ${health.version}`,
      `ใช้ PostgreSQL ${OLDEST_VERSION} ขึ้นไป`,
    ),
    await servingRole(db, roleName('app_rw', settings.database.rolePrefix)),
    finding(
      ['นาฬิกา', 'clock'],
      apart > 60 ? 'bad' : apart > 5 ? 'watch' : 'good',
      `ต่างจากฐานข้อมูล ${apart} วินาที`,
      'ตั้งให้ทุกเครื่องเทียบเวลาเอง (chrony หรือ Windows Time)',
    ),
    await backupAge(db, now),
    await nightAge(db, now),
    ...(await senders(db, settings)),
  ]
}

/** Members are kept apart by row-level security, which holds only for a role that does not stand above it. */
async function servingRole(db: Db, role: string): Promise<Finding> {
  const { rows } = await sql<{ above: boolean; guarded: number }>`
    select rolsuper or rolbypassrls as above,
           (select count(*)::int from pg_class where relrowsecurity) as guarded
    from pg_roles where rolname = ${role}`.execute(db)
  const [found] = rows
  const isWell = found !== undefined && !found.above && found.guarded > 0
  return finding(
    ['สิทธิของเว็บไซต์', 'role and row-level security'],
    isWell ? 'good' : 'bad',
    isWell ? `${role} กันข้อมูลรายคนใน ${found.guarded} ตาราง` : `${role} ไม่ถูกกันข้อมูลรายคน`,
    `ห้ามให้ ${role} เป็น superuser หรือ bypassrls (docs/operations.md)`,
  )
}

async function backupAge(db: Db, now: Date): Promise<Finding> {
  const words = ['การสำรอง', 'backup and drill'] as const
  const [last, drill] = await Promise.all([lastBackup(db), lastDrill(db)])
  const todo = 'กดสำรองและซ้อมกู้คืนที่ /admin/health หรือ npm run backup แล้ว npm run restore-drill'
  if (!last) return finding(words, 'bad', 'ยังไม่เคยสำรอง', todo)
  const hours = Math.floor((now.getTime() - last.made_at.getTime()) / HOUR_MS)
  const proof = !drill ? 'ยังไม่เคยซ้อมกู้คืน' : drill.proved ? 'ซ้อมกู้คืนผ่าน' : 'ซ้อมกู้คืนไม่ผ่าน'
  const state =
    hours > 50 || drill?.proved === false ? 'bad' : hours > 26 || !drill ? 'watch' : 'good'
  return finding(words, state, `${hours} ชั่วโมงก่อน ${proof}`, todo)
}

async function nightAge(db: Db, now: Date): Promise<Finding> {
  const words = ['ข้อมูลรายวัน', 'night'] as const
  const night = await publicationNow(db)
  const todo = 'นำเข้าชุดล่าสุดที่ /admin/imports'
  if (!night) return finding(words, 'bad', 'ยังไม่เคยเผยแพร่', todo)
  return finding(words, dataState(night.as_of, now), `ถึงวันที่ ${longDate(night.as_of)}`, todo)
}

async function senders(db: Db, { mail, sms }: Settings): Promise<Finding[]> {
  const stored = await storedSenders(db)
  const config = (channel: string) => stored.find((one) => one.channel === channel)?.config ?? null
  const smsUrl = sms?.url ?? smsOrigin((config('sms') as SmsConfig | null)?.url ?? '')
  const smtp = config('email') as MailConfig | null
  const mailUrl = mail?.url ?? (smtp ? `smtp://${smtp.host}:${smtp.port}` : undefined)
  return [
    await answering(['SMS', 'sms gateway'], smsUrl, { 'https:': 443, 'http:': 80 }),
    await answering(['อีเมล', 'smtp'], mailUrl, { 'smtps:': 465, 'smtp:': 587 }),
  ]
}

/** Whether somebody takes calls there; nothing is sent. */
async function answering(
  words: readonly [string, string],
  url: string | undefined,
  ports: Record<string, number>,
): Promise<Finding> {
  if (!url) return finding(words, 'watch', 'ยังไม่ได้ตั้งค่า', 'ตั้งค่าที่ /admin/senders')
  const { protocol, hostname, port } = new URL(url)
  const at = Number(port) || ports[protocol] || 0
  const isThere = await new Promise<boolean>((resolve) => {
    const socket = dial({ host: hostname, port: at, timeout: 5_000 })
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
  return finding(
    words,
    isThere ? 'good' : 'bad',
    `${hostname}:${at} ${isThere ? 'รับการติดต่อ' : 'ติดต่อไม่ได้'}`,
    'ตรวจไฟร์วอลล์ขาออกและชื่อเครื่อง แล้วส่งทดสอบที่ /admin/senders',
  )
}
