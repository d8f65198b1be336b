// The line of the health page about standbys, and the doctor's.

import type { StandbyReport } from '#database/core/standbys.ts'

export interface StandbyWords {
  state: 'good' | 'watch' | 'bad'
  says: string
}

const MB = 1024 ** 2

/** `publishedRun` is the night everybody reads; undefined before the first. */
export function standbyWords(
  { state, says, runId, behindBytes }: Omit<StandbyReport, 'name'>,
  publishedRun: number | undefined,
): StandbyWords {
  const behind = behindBytes === undefined ? '' : ` ตามหลัง ${(behindBytes / MB).toFixed(1)} MB`
  // biome-ignore format: one row a state
  switch (state) {
    case 'ready':
      return runId === publishedRun
        ? { state: 'good', says: `ใช้อ่านอยู่${behind}` }
        : { state: 'watch', says: `ยังไม่มีข้อมูลวันที่เผยแพร่${behind}` }
    // Every server of the cluster may be named, and one of them is the primary.
    case 'promoted': return { state: 'good', says: 'เป็นเครื่องหลัก จึงไม่ใช้อ่าน' }
    case 'away': return { state: 'watch', says: `ติดต่อไม่ได้ (${says})` }
    case 'cut off': return { state: 'watch', says: `ไม่ได้รับข้อมูลใหม่จากเครื่องหลัก (${says})` }
    case 'refused': return { state: 'bad', says: `ใช้ไม่ได้: ${says}` }
  }
}

/** The worst of them counts. */
export function standbysWords(
  all: readonly StandbyReport[],
  publishedRun: number | undefined,
): StandbyWords {
  const each = all.map((one) => ({ name: one.name, ...standbyWords(one, publishedRun) }))
  const state = (['bad', 'watch'] as const).find((bad) => each.some((one) => one.state === bad))
  const inUse = all.filter((one) => one.state === 'ready' && one.runId === publishedRun).length
  const list = each.map(({ name, says }) => `${name} ${says}`).join(' · ')
  return { state: state ?? 'good', says: `ใช้อ่าน ${inUse} จาก ${all.length} เครื่อง: ${list}` }
}
