// The side menu of the units' area: the title leads to the dashboard, then six pages (REQ-305).

import {
  BadgeCheck,
  BookOpenText,
  FileSpreadsheet,
  KeyRound,
  type LucideIcon,
  MailOpen,
  TableProperties,
} from 'lucide-react'
import type { MonthStepName } from '#domain/unit/unit-month.ts'

/** Where each step of a month is done; the last is the cooperative's, and its page says how it stands. */
export const STEP_PAGES: Record<MonthStepName, string> = {
  billed: 'keeprep',
  downloaded: 'files',
  sent: 'result',
  settled: 'summarize_rep',
}

/** Where it is broken when it must be: Thai has no spaces, and a word cut in two reads as two. */
export const UNIT_AREA_LINES = ['ระบบตรวจสอบใบแจ้งหนี้', 'สำหรับหน่วยงาน'] as const
export const UNIT_AREA = UNIT_AREA_LINES.join('')

export interface UnitPage {
  segment: string
  label: string
  Icon: LucideIcon
}

// biome-ignore format: a table reads in columns
export const UNIT_PAGES: UnitPage[] = [
  { segment: 'keeprep',       label: 'งบหน้ารายการเรียกเก็บ', Icon: FileSpreadsheet },
  { segment: 'delivery_book', label: 'หนังสือนำส่ง',          Icon: MailOpen },
  { segment: 'summarize_rep', label: 'สรุปรายการเรียกเก็บ',   Icon: TableProperties },
  { segment: 'certify',       label: 'รับรองรายได้',            Icon: BadgeCheck },
  { segment: 'password',      label: 'เปลี่ยนรหัสผ่าน',        Icon: KeyRound },
  { segment: 'guide_group',   label: 'แนวปฏิบัติผู้แทนหน่วย',  Icon: BookOpenText },
]
