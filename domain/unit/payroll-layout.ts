// The columns of a file that a payroll program reads, and how wide each is in a file of fixed widths. Payroll
// matches on the 13-digit national id, so it may be one of them: this is the only export that holds it.

/** The head over a column, and how many signs it takes in a file of fixed widths. */
// biome-ignore format: a table reads in columns
export const PAYROLL_COLUMNS = {
  seq:           { head: 'ลำดับ',          kind: 'integer', width: 6 },
  membership_no: { head: 'เลขสมาชิก',      kind: 'text',    width: 6 },
  prefix:        { head: 'คำนำหน้า',        kind: 'text',    width: 12 },
  name:          { head: 'ชื่อ',            kind: 'text',    width: 30 },
  surname:       { head: 'นามสกุล',        kind: 'text',    width: 30 },
  full_name:     { head: 'ชื่อ–สกุล',       kind: 'text',    width: 60 },
  national_id:   { head: 'เลขบัตรประชาชน', kind: 'text',    width: 13 },
  amount:        { head: 'จำนวนเงิน',      kind: 'baht',    width: 12 },
  share:         { head: 'ค่าหุ้น',         kind: 'baht',    width: 12 },
  loan:          { head: 'เงินกู้',         kind: 'baht',    width: 12 },
  deposit:       { head: 'เงินฝาก',        kind: 'baht',    width: 12 },
  other:         { head: 'อื่น ๆ',          kind: 'baht',    width: 12 },
  unit_no:       { head: 'รหัสหน่วยงาน',   kind: 'text',    width: 8 },
  unit_name:     { head: 'สังกัด',          kind: 'text',    width: 60 },
  period:        { head: 'งวดเดือน',       kind: 'text',    width: 7 },
} as const satisfies Record<string, { head: string; kind: 'text' | 'integer' | 'baht'; width: number }>

export type PayrollColumn = keyof typeof PAYROLL_COLUMNS

export interface LayoutColumn {
  column: PayrollColumn
  width: number
}

// biome-ignore format: a table reads in columns
export const PAYROLL_FORMATS = {
  xlsx:      { name: 'Excel',                     ending: 'xlsx' },
  csv:       { name: 'CSV (UTF-8)',               ending: 'csv' },
  'csv-874': { name: 'CSV (Windows-874)',         ending: 'csv' },
  txt:       { name: 'ข้อความความกว้างคงที่ (TXT)', ending: 'txt' },
} as const

export type PayrollFormat = keyof typeof PAYROLL_FORMATS

export const WIDTH_MAX = 120
export const COLUMNS_MAX = 30

/** รายงานการหักส่ง as payroll offices know it (RULE-46). */
// biome-ignore format: one line of columns
export const USUAL_COLUMNS: readonly PayrollColumn[] = ['seq', 'membership_no', 'prefix', 'name', 'surname', 'national_id', 'amount', 'unit_name']

export function withUsualWidth(column: PayrollColumn): LayoutColumn {
  return { column, width: PAYROLL_COLUMNS[column].width }
}

/** What is wrong with a layout, in a sentence; nothing where it is good. */
export function layoutProblem(columns: readonly LayoutColumn[]): string | undefined {
  if (columns.length === 0) return 'กรุณาเลือกคอลัมน์อย่างน้อยหนึ่งคอลัมน์'
  if (columns.length > COLUMNS_MAX) return `เลือกได้ไม่เกิน ${COLUMNS_MAX} คอลัมน์`
  if (new Set(columns.map(({ column }) => column)).size < columns.length)
    return 'แต่ละคอลัมน์เลือกได้ครั้งเดียว'
  return undefined
}
