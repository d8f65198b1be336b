import type { Day } from '#domain/calendar/day.ts'
import { formatRate } from '#domain/money/rate.ts'
import { ledgerOf } from '../paper/ledger.ts'
import { type Content, oneSheet } from '../paper/official.ts'
import { facts, paragraphs } from '../paper/parts.ts'
import { type Column, type Table, tableOf } from '../table/table.ts'
import { type Holder, holderFacts } from './holder.ts'

export interface Beneficiary {
  seq: number
  name: string
  relation: string
  address: string | null
  share_ppm: number
  noted_on: Day
  note: string | null
}

export interface BeneficiaryForm {
  asOf: Day
  holder: Holder
  beneficiaries: Beneficiary[]
}

const ROOM_FOR = 4

/** What is on file, with room to write who it shall be instead. */
export function beneficiaryForm({ asOf, holder, beneficiaries }: BeneficiaryForm): Content {
  const table = beneficiaryTable(beneficiaries)
  const empty = Array.from({ length: ROOM_FOR }, (_, at) => at + 1)
  return {
    kind: 'beneficiary-form',
    asOf,
    fileName: `แบบเปลี่ยนผู้รับโอนผลประโยชน์_${holder.membershipNo}`,
    totals: [],
    tables: [table],
    sheets: oneSheet('beneficiary-form', '', [
      facts(holderFacts(holder)),
      { part: 'heading', text: 'ผู้รับโอนผลประโยชน์ตามทะเบียนปัจจุบัน' },
      { part: 'ledger', ...ledgerOf(table) },
      { part: 'heading', text: 'ขอเปลี่ยนแปลงเป็น' },
      { part: 'ledger', ...ledgerOf(tableOf('ขอเปลี่ยนแปลง', EMPTY, empty)), tall: true },
      paragraphs([
        'ข้าพเจ้าขอแสดงเจตนาให้บุคคลข้างต้นเป็นผู้รับโอนผลประโยชน์ของข้าพเจ้าในสหกรณ์แทนผู้ที่ระบุไว้เดิม โดยร้อยละรวมกันเป็น 100 และได้ลงลายมือชื่อต่อหน้าพยานสองคน',
      ]),
      {
        part: 'signatures',
        signers: [
          { name: holder.name, role: 'สมาชิกผู้แสดงเจตนา' },
          { name: null, role: 'เจ้าหน้าที่ผู้รับเอกสาร' },
          { name: null, role: 'พยาน' },
          { name: null, role: 'พยาน' },
        ],
      },
    ]),
  }
}

export function beneficiaryTable(beneficiaries: readonly Beneficiary[]): Table {
  return tableOf('ผู้รับโอนผลประโยชน์', COLUMNS, beneficiaries)
}

// biome-ignore format: a table reads in columns
const COLUMNS: Column<Beneficiary>[] = [
  { head: 'ลำดับ', kind: 'integer', width: 8, value: (row) => row.seq },
  { head: 'ชื่อ–สกุล', kind: 'text', width: 28, value: (row) => row.name },
  { head: 'ความสัมพันธ์', kind: 'text', width: 14, value: (row) => row.relation },
  { head: 'ที่อยู่', kind: 'text', width: 40, grows: true, value: (row) => row.address },
  { head: 'ร้อยละ', kind: 'text', width: 10, value: (row) => formatRate(row.share_ppm).slice(0, -1) },
  { head: 'วันที่ทำหนังสือ', kind: 'date', width: 15, value: (row) => row.noted_on },
]

const EMPTY: Column<number>[] = [
  { head: 'ลำดับ', kind: 'integer', width: 10, value: (at) => at },
  { head: 'ชื่อ–สกุล', kind: 'text', width: 28, value: () => null },
  { head: 'ความสัมพันธ์', kind: 'text', width: 20, value: () => null },
  { head: 'ที่อยู่', kind: 'text', width: 40, grows: true, value: () => null },
  { head: 'ร้อยละ', kind: 'text', width: 10, value: () => null },
]
