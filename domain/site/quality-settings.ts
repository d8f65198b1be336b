// Of settings.ts: the classes of quality that loans are counted by on the morning page, as the registrar's rule has them unless the cooperative says otherwise.

import { QUALITY_CLAUSE } from '../morning/metrics.ts'
import type { Problem } from './problem.ts'
import type { SettingGroup, SettingRule } from './settings.ts'

/** From more than how many months each class is, where the cooperative says nothing else; the milder first. */
const USUAL = [
  ['substandard', 'ต่ำกว่ามาตรฐาน', 3],
  ['doubtful', 'สงสัย', 6],
  ['doubtful_loss', 'สงสัยจะสูญ', 12],
] as const

/** A worse class begins later than the one before it: otherwise no contract would ever be in that one. */
export function qualityProblems(values: Readonly<Record<string, string>>): Problem[] {
  const limits = USUAL.map(([name, label, usual]) => {
    const field = `quality_${name}_months`
    return { field, label, months: Number(values[field] || usual) }
  })
  return limits.flatMap(({ field, label, months }, at) => {
    const before = limits[at - 1]
    if (!before || months > before.months) return []
    return [
      {
        field,
        text: `ชั้น${label}ต้องเริ่มหลังชั้น${before.label} ซึ่งค้างเกิน ${before.months} เดือน กรอกจำนวนที่มากกว่านั้น (ขณะนี้ ${months} เดือน)`,
      },
    ]
  })
}

const MILLION = 1_000_000

function months(name: string, label: string, usual: number): SettingRule {
  return {
    ...{ name: `quality_${name}_months`, label: `${label} เมื่อค้างเกิน`, optional: true as const },
    hint: `เว้นว่างคือ ${usual} เดือน`,
    kind: { is: 'whole', min: 1, max: 120, unit: 'เดือน' },
  }
}

function percent(name: string, label: string, usual: number): SettingRule {
  return {
    ...{ name: `quality_${name}_ppm`, label: `ค่าเผื่อของ${label}`, optional: true as const },
    hint: `เว้นว่างคือร้อยละ ${usual}`,
    kind: { is: 'percent', min: 0, max: MILLION },
  }
}

export const QUALITY_SETTINGS: SettingGroup = {
  title: 'ชั้นคุณภาพลูกหนี้',
  seenAt: '/admin/morning',
  about:
    'เกณฑ์ที่รายงานเช้าใช้จัดชั้นสัญญาเงินกู้และประมาณค่าเผื่อ มีผลตั้งแต่ข้อมูลคืนถัดไป กรุณาตรวจกับระเบียบนายทะเบียนสหกรณ์ที่ใช้อยู่ก่อนใช้ตัวเลข',
  settings: [
    percent('normal', 'ชั้นปกติ', 0),
    months(...USUAL[0]),
    percent('substandard', 'ชั้นต่ำกว่ามาตรฐาน', 20),
    months(...USUAL[1]),
    percent('doubtful', 'ชั้นสงสัย', 50),
    months(...USUAL[2]),
    percent('doubtful_loss', 'ชั้นสงสัยจะสูญ', 100),
    {
      ...{ name: 'quality_clause', label: 'ที่มาของเกณฑ์', optional: true },
      hint: `เว้นว่างคือ ${QUALITY_CLAUSE}`,
      kind: { is: 'line', max: 300 },
    },
  ],
}
