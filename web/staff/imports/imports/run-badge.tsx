import {
  Ban,
  CircleCheck,
  CircleSlash,
  CircleX,
  Hourglass,
  LoaderCircle,
  TriangleAlert,
  Undo2,
  Unplug,
} from 'lucide-react'
import type { ImportRunRow } from '#contract/staff/imports.ts'
import { type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'

// biome-ignore format: one row a state
const STATES: Record<ImportRunRow['state'], BadgeStyle> = {
  running:          ['blue',  LoaderCircle, 'กำลังทำงาน'],
  waiting:          ['amber', Hourglass,    'รอการอนุมัติ'],
  published:        ['green', CircleCheck,  'เผยแพร่อยู่'],
  superseded:       ['gray',  CircleSlash,  'มีรอบใหม่แทน'],
  refused:          ['red',   CircleX,      'ไม่ผ่านการตรวจ'],
  checked:          ['gray',  CircleCheck,  'ตรวจอย่างเดียว'],
  broken:           ['red',   Unplug,       'หยุดกลางคัน'],
  'rolled-back':    ['gray',  Undo2,        'ย้อนกลับแล้ว'],
  'already-loaded': ['gray',  CircleSlash,  'ข้อมูลเดิม'],
  cancelled:        ['gray',  Ban,          'ยกเลิกแล้ว'],
}

const DIFFERS = ['amber', TriangleAlert, 'มีคำเตือน'] as const

/** What was refused without a fault is only warned of. */
export function RunBadge({ state, problems }: Pick<ImportRunRow, 'state' | 'problems'>) {
  return <StyledBadge by={state === 'refused' && problems === 0 ? DIFFERS : STATES[state]} />
}
