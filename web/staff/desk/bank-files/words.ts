import type { BankFiles } from '#contract/staff/desk/bank-files.ts'

// biome-ignore format: one row a state
export const FILE_STATES: Record<BankFiles['files'][number]['state'], string> = {
  taken:    'รอปล่อย',
  released: 'ปล่อยแล้ว',
  refused:  'ไม่รับไฟล์นี้',
}

export const LAYOUTS = [
  { value: 'cross-bank', label: 'ไฟล์ Bill Payment กลางของธนาคาร (256 ตัวอักษร)' },
  { value: 'csv', label: 'CSV หัวคอลัมน์ภาษาอังกฤษ' },
  { value: 'csv-thai', label: 'CSV หัวคอลัมน์ภาษาไทย' },
] as const
