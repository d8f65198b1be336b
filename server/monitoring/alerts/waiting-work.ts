// What waits for officers and must not wait until somebody happens to look: told once each to those who are told of faults, by mail and
// chat and not by SMS. Officers have no address of their own here, so whoever gets it hands it on; nothing in it is an amount or a name.

import type { FastifyInstance } from 'fastify'
import {
  endAlerts,
  markAlertsSent,
  openAlerts,
  raiseAlert,
} from '#database/queries/monitoring/alert.ts'
import { type BankWork, bankWork } from '#database/queries/monitoring/work-waiting.ts'
import { settings as siteSettings } from '#database/queries/site/setting.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { bodyOf } from '#server/outbox/messages.ts'
import type { Alerts } from '#server/settings/settings.ts'
import { awaitedFile } from '../../payments/awaited-file.ts'
import { readPaySettings } from '../../payments/pay-settings.ts'
import { sendAlert } from './send-alert.ts'

/** So that what is watched for faults leaves these alone. */
const WORK = 'work '

const SAYS: Record<BankWork['kind'], (count: number) => string> = {
  check: (count) => `ไฟล์จากโฟลเดอร์ธนาคารรอตรวจ ${count} ไฟล์`,
  release: (count) => `ไฟล์รับชำระจากธนาคารรอปล่อย ${count} ไฟล์`,
  refused: (count) => `ไฟล์จากโฟลเดอร์ธนาคารที่ระบบไม่รับ ${count} ไฟล์`,
}

interface Work {
  name: string
  kind: BankWork['kind'] | 'missing'
  says: string
}

export function isWork({ name }: { name: string }): boolean {
  return name.startsWith(WORK)
}

export async function reportWork(app: FastifyInstance, alerts: Alerts, now: Date): Promise<void> {
  const { db, senders } = app
  const work = await readWork(app, now)
  for (const { name, says } of work) await raiseAlert(db, name, says, now)
  const known = (await openAlerts(db)).filter(isWork)
  const due = work.filter((one) =>
    known.some(({ name, sent_at }) => name === one.name && sent_at === null),
  )
  if (due.length > 0) {
    const { coopShortNameTH, coopNameTH = '' } = await siteSettings(db)
    const words = `มีงานรอเจ้าหน้าที่ ${sentencesOf(due).join(' · ')}`
    await sendAlert(
      senders,
      { ...alerts, phones: [] },
      {
        text: bodyOf({ template: 'alert', words }, coopShortNameTH || coopNameTH),
        firing: due.map(({ name, says }) => ({ name, says })),
        ended: [],
      },
    )
    const names = due.map(({ name }) => name)
    await markAlertsSent(db, names, now)
  }
  // Work that is done is not told: whoever did it knows.
  const open = new Set(work.map(({ name }) => name))
  const over = known.map(({ name }) => name).filter((name) => !open.has(name))
  await endAlerts(db, over)
}

async function readWork(app: FastifyInstance, now: Date): Promise<Work[]> {
  const { db } = app
  if (!(await readPaySettings(db))) return []
  const work: Work[] = (await bankWork(db)).map(({ kind, id }) => ({
    name: `${WORK}bank_${kind} ${id}`,
    kind,
    says: SAYS[kind](1),
  }))
  const late = await awaitedFile(app, now)
  // Of a day that is over it was told on that day.
  if (late?.on !== bangkokDate(now)) return work
  const says = `วันนี้ยังไม่มีไฟล์ในโฟลเดอร์ธนาคาร ห้าวันทำการก่อนมาถึงก่อน ${late.usuallyBy} หากเป็นวันหยุดธนาคารไม่ต้องทำอะไร`
  return [...work, { name: `${WORK}bank_missing ${late.on}`, kind: 'missing', says }]
}

function sentencesOf(work: readonly Work[]): string[] {
  return [...Map.groupBy(work, ({ kind }) => kind)].map(([kind, of]) =>
    kind === 'missing' ? of.map(({ says }) => says).join(' · ') : SAYS[kind](of.length),
  )
}
