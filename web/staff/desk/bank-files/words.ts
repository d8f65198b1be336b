import type { BankFiles } from '#contract/staff/desk/bank-files.ts'

// biome-ignore format: one row a state
const FILE_STATES: Record<BankFiles['files'][number]['state'], string> = {
  taken:    'รอปล่อย',
  released: 'ปล่อยแล้ว',
  refused:  'ไม่รับไฟล์นี้',
}

type File = BankFiles['files'][number]

/** What it waits for, too. */
export function fileState({
  state,
  taker,
  checker,
  undecided,
}: Pick<File, 'state' | 'taker' | 'checker' | 'undecided'>): string {
  if (state !== 'taken') return FILE_STATES[state]
  if (!taker && checker === null) return 'รอตรวจรับ'
  return undecided > 0 ? 'รอตัดสิน' : FILE_STATES.taken
}

/** Who brought it, and of the folder's who looked at it. */
export function takerWords({ taker, checker }: Pick<File, 'taker' | 'checker'>): string {
  if (taker) return taker
  return checker === null ? 'โฟลเดอร์รับไฟล์' : `โฟลเดอร์รับไฟล์ ตรวจรับโดย ${checker}`
}

export const LAYOUTS = [
  { value: 'cross-bank', label: 'ไฟล์ Bill Payment กลางของธนาคาร (256 ตัวอักษร)' },
  { value: 'csv', label: 'CSV หัวคอลัมน์ภาษาอังกฤษ' },
  { value: 'csv-thai', label: 'CSV หัวคอลัมน์ภาษาไทย' },
] as const
