// What those who look after the site are told of though they do not look at it.

import type { FastifyInstance } from 'fastify'
import type { HealthItem } from '#contract/staff/monitoring.ts'
import { readAs } from '#database/core/reader.ts'
import { untoldDaily } from '#database/queries/guarantee-watch/board.ts'
import { refusedPushes } from '#database/queries/monitoring/outbox-message.ts'
import { aliveProcesses } from '#database/queries/monitoring/server-process.ts'
import { saysCapIsReached } from '../../campaigns/sms-cap.ts'
import { watchSettings } from '../../guarantee-watch/settings.ts'
import { diskState, readHealth } from '../health-report.ts'

/** From which state on; the others can wait until somebody looks. */
const ALERTED: Partial<Record<HealthItem['key'], readonly HealthItem['state'][]>> = {
  database: ['bad'],
  disk: ['bad'],
  log: ['bad'],
  outbox: ['bad'],
  audit: ['bad'],
  drill: ['bad'],
  wal: ['bad'],
  copy: ['bad'],
  // One night that was missed is early enough to mend it.
  import: ['watch', 'bad'],
  backup: ['watch', 'bad'],
  certificate: ['watch', 'bad'],
}
const FAULTS_LEAST = 10
const FAULTS_SHARE = 0.02

export interface Fault {
  name: string
  says: string
}

/** Told when it begins and when it is over, and not every day between: nothing is to be mended. */
export const REPORTED_ONCE: readonly string[] = ['sms_cap']

export async function readFaults(app: FastifyInstance, now: Date): Promise<Fault[]> {
  const { items } = await readHealth(app, now)
  const faults = items
    .filter(({ key, state }) => ALERTED[key]?.includes(state))
    .map(({ key, name, says }) => ({ name: key as string, says: `${name}: ${says}` }))
  const processes = await aliveProcesses(app.db, now)
  return [
    ...faults,
    ...fullDisks(processes),
    ...failedAnswers(processes),
    ...(await untoldGuarantors(app)),
    ...(await spentOnSms(app)),
    ...(await refusedByPush(app)),
  ]
}

/** From the fifty-fifth day of a default on, every day until it is seen to: after the sixtieth money is lost (มาตรา 686). */
async function untoldGuarantors({ db }: FastifyInstance): Promise<Fault[]> {
  const { tells } = await watchSettings(db)
  if (!tells) return []
  const { count } = await readAs(db, { staff: 'alerts' }, untoldDaily)
  if (count === 0) return []
  const says = `หนังสือถึงผู้ค้ำประกัน: เงินกู้ ${count} สัญญาผิดนัดครบ 55 วันแล้ว ผู้ค้ำยังไม่ได้รับหนังสือ`
  return [{ name: 'guarantors', says }]
}

async function spentOnSms({ db, settings }: FastifyInstance): Promise<Fault[]> {
  const says = await saysCapIsReached(db, settings.smsCost)
  return says ? [{ name: 'sms_cap', says: `วงเงิน SMS: ${says}` }] : []
}

async function refusedByPush({ db }: FastifyInstance): Promise<Fault[]> {
  const count = await refusedPushes(db)
  if (count === 0) return []
  const says = `แจ้งเตือนบนอุปกรณ์: บริการแจ้งเตือนปฏิเสธกุญแจของเว็บไซต์ (403) ${count} ข้อความยังไม่ถึงสมาชิก ตรวจ WEB_PUSH_SUBJECT และนาฬิกาของเครื่อง`
  return [{ name: 'push', says }]
}

type Process = Awaited<ReturnType<typeof aliveProcesses>>[number]

function fullDisks(processes: Process[]): Fault[] {
  const full = processes.filter(
    ({ disk_free, disk_size }) =>
      disk_free !== null && disk_size !== null && diskState(disk_free, disk_size) === 'bad',
  )
  return [...new Set(full.map(({ host }) => host))].map((host) => ({
    name: `disk of ${host}`,
    says: `พื้นที่ดิสก์ของเครื่อง ${host} ใกล้เต็ม`,
  }))
}

function failedAnswers(processes: Process[]): Fault[] {
  const sum = (key: 'answers' | 'faults') =>
    processes.reduce((all, process) => all + process[key], 0)
  const [answers, faults] = [sum('answers'), sum('faults')]
  if (faults < FAULTS_LEAST || faults < FAULTS_SHARE * answers) return []
  const percent = Math.round((100 * faults) / answers)
  return [
    {
      name: 'faults',
      says: `เว็บไซต์ตอบผิดพลาด ${faults} จาก ${answers} ครั้งใน 5 นาทีที่ผ่านมา (${percent}%)`,
    },
  ]
}
