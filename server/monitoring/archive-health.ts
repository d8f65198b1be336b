// Whether any second could be brought back, and whether anything of it would outlive the machine.

import type { HealthItem } from '#contract/staff/monitoring.ts'
import {
  type ArchiveState,
  archiveState,
  type CopyState,
  copyState,
} from '#database/archive/state.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import type { Backup } from '#server/settings/settings.ts'
import { item } from './health-report.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export async function archiveItems(backup: Backup, now: Date): Promise<HealthItem[]> {
  const { wal, at, folder, copyTo } = backup
  // A machine that makes no backups has none to copy.
  const makesBackups = wal || at !== undefined
  return [
    ...(wal ? [archiveItem(await archiveState(folder), now)] : []),
    ...(makesBackups ? [copyItem(await copyState(folder), copyTo !== undefined, now)] : []),
  ]
}

export function archiveItem({ sealedAt, baseAt }: ArchiveState, now: Date): HealthItem {
  if (!sealedAt) return item('wal', 'watch', 'เพิ่งเปิดใช้ บันทึกแรกจะเข้าคลังภายใน 1 นาที')
  const minutes = Math.floor((now.getTime() - sealedAt.getTime()) / MINUTE_MS)
  const sealed = `บันทึกล่าสุดเข้าคลังเมื่อ ${shortMoment(sealedAt)} (${minutes < 1 ? 'ไม่ถึง 1 นาที' : `${minutes} นาที`}ที่แล้ว)`
  if (!baseAt) return item('wal', 'watch', `${sealed} กำลังรอการสำรองฐานครั้งแรก จึงยังกู้คืนถึงวินาทีไม่ได้`)
  const baseHours = (now.getTime() - baseAt.getTime()) / HOUR_MS
  const state =
    minutes >= 10 || baseHours > 50 ? 'bad' : minutes >= 3 || baseHours > 26 ? 'watch' : 'good'
  return item('wal', state, `${sealed} สำรองฐานล่าสุด ${shortMoment(baseAt)}`)
}

export function copyItem({ copiedAt, uncopied }: CopyState, isSet: boolean, now: Date): HealthItem {
  const left = `ยังมี ${uncopied.toLocaleString('en')} ไฟล์ที่อยู่ในเครื่องนี้เท่านั้น`
  if (!isSet || !copiedAt)
    return item(
      'copy',
      'watch',
      `ยังไม่เคยคัดลอกออกนอกเครื่อง หากเครื่องเสียจะกู้คืนไม่ได้ ${uncopied > 0 ? left : ''}`.trim(),
    )
  const minutes = (now.getTime() - copiedAt.getTime()) / MINUTE_MS
  const state = minutes > 60 ? 'bad' : minutes > 20 || uncopied > 5 ? 'watch' : 'good'
  const keys = 'เก็บ sealing.key และกุญแจสำรองแยกไว้ที่อื่น'
  return item(
    'copy',
    state,
    `ล่าสุด ${shortMoment(copiedAt)} ${uncopied > 0 ? left : 'ครบทุกไฟล์'} ${keys}`,
  )
}
