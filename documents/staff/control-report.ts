// The auditor's paper about a night: every check, what it compared, what it found, and who accepted that and why.

import { longDate, longMoment } from '#domain/calendar/thai-date.ts'
import {
  byState,
  type ControlReport,
  isUncompared,
  keySums,
  type ReportedCheck,
  type ReportedSet,
} from '#domain/import/control-report.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { type Ledger, ledgerOf } from '../paper/ledger.ts'
import { type Content, oneSheet, type Part } from '../paper/official.ts'
import { facts, figures, notes, paragraphs } from '../paper/parts.ts'
import { type Column, tableOf } from '../table/table.ts'

export function controlReport(report: ControlReport): Content {
  const { run_id, as_of, sets, checks } = report
  const totals = keySums(sets)
  const groups = byState(checks)
  return {
    kind: 'control-report',
    asOf: as_of,
    fileName: `รายงานการตรวจสอบ_รอบ${run_id}`,
    totals,
    tables: [],
    sheets: oneSheet('control-report', `การนำเข้ารอบ ${run_id} ข้อมูล ณ วันที่ ${longDate(as_of)}`, [
      facts(factsOf(report)),
      figures(totals.map(([label, amount]) => [label, `${formatBaht(amount)} บาท`] as const)),
      ...groups.flatMap(({ word, checks: those }): Part[] => [
        { part: 'heading', text: `${word} ${those.length} ข้อ` },
        { part: 'ledger', ...checksLedger(those, sets) },
        ...those.flatMap(foundBy),
      ]),
      { part: 'heading', text: 'ข้อมูลที่ใช้ตรวจ' },
      { part: 'ledger', ...setsLedger(sets) },
      notes([
        'จำนวนแถวและยอดรวมนับจากไฟล์ที่ระบบหลักส่งออก ขณะที่นำเข้า',
        'ข้อที่พบรายการ แสดงไฟล์และบรรทัดของรายการแรก ๆ ไม่เกิน 20 รายการต่อข้อ',
      ]),
    ]),
  }
}

function factsOf({ source, started_by, started_at, approved_by, checks }: ControlReport) {
  const counts = byState(checks).map(({ word, checks: those }) => `${word} ${those.length}`)
  return [
    ['ชุดข้อมูล', source],
    ['นำเข้าโดย', `${started_by} เมื่อ ${longMoment(started_at)}`],
    ['อนุมัติโดย', approved_by ?? '–'],
    ['ผลการตรวจ', `${checks.length} ข้อ: ${counts.join(', ')}`],
  ] as [string, string][]
}

function checksLedger(checks: readonly ReportedCheck[], sets: readonly ReportedSet[]): Ledger {
  const columns: Column<ReportedCheck>[] = [
    { head: 'สิ่งที่ตรวจ', kind: 'text', width: 52, value: saidOf },
    { head: 'ข้อมูลที่เทียบ (แถว)', kind: 'text', width: 36, value: (row) => comparedBy(row, sets) },
    { head: 'พบ', kind: 'text', width: 8, value: ({ found }) => (found > 0 ? count(found) : '–') },
  ]
  return { ...ledgerOf(tableOf('', columns, checks)), even: true, align: ['left', 'left', 'right'] }
}

function saidOf({ title, note, state }: ReportedCheck): string {
  return note && !isUncompared(state) ? `${title} (${note})` : title
}

function comparedBy(
  { compared, state, note }: ReportedCheck,
  sets: readonly ReportedSet[],
): string {
  if (isUncompared(state)) return note ?? '–'
  if (compared.length === 0) return 'ทุกชุดข้อมูล'
  const known = compared.flatMap((name) => sets.find(({ data_set }) => data_set === name) ?? [])
  return known.map(({ thai, rows }) => `${thai} ${count(rows)}`).join(', ') || '–'
}

function foundBy({ title, findings, accepted }: ReportedCheck): Part[] {
  if (findings.length === 0) return []
  const words = accepted && [
    `ยอมรับโดย ${accepted.by} เมื่อ ${longMoment(accepted.at)} ในรอบ ${accepted.run_id} เหตุผล: ${accepted.reason}`,
  ]
  return [
    paragraphs([`รายการที่พบ: ${title}`]),
    { part: 'ledger', ...findingsLedger(findings) },
    ...(words ? [paragraphs(words)] : []),
  ]
}

type Finding = ReportedCheck['findings'][number]

const FINDINGS: Column<Finding>[] = [
  { head: 'ไฟล์', kind: 'text', width: 26, value: ({ file }) => file || 'ทั้งชุด' },
  { head: 'บรรทัด', kind: 'text', width: 10, value: ({ line }) => (line ? count(line) : '–') },
  {
    head: 'ค่าที่พบ',
    kind: 'text',
    width: 60,
    value: ({ value, detail }) => [value, detail].filter(Boolean).join(' · '),
  },
]

function findingsLedger(findings: readonly Finding[]): Ledger {
  const ledger = ledgerOf(tableOf('', FINDINGS, findings))
  return { ...ledger, even: true, align: ['left', 'right', 'left'] }
}

interface SumRow {
  set: string
  rows: number | null
  sum: string | null
  amount: number | null
}

// biome-ignore format: a table reads in columns
const SUMS: Column<SumRow>[] = [
  { head: 'ชุดข้อมูล', kind: 'text', width: 34, value: ({ set }) => set },
  { head: 'แถว', kind: 'text', width: 12, value: ({ rows }) => (rows === null ? null : count(rows)) },
  { head: 'ยอดรวมของ', kind: 'text', width: 30, value: ({ sum }) => sum },
  { head: 'บาท', kind: 'baht', width: 22, value: ({ amount }) => (amount === null ? null : satang(amount)) },
]

/** A row a sum; a set without money has one row. */
function setsLedger(sets: readonly ReportedSet[]): Ledger {
  const rows = sets.flatMap(({ thai, rows, sums }): SumRow[] => {
    const [first, ...rest] = sums
    return [
      { set: thai, rows, sum: first?.thai ?? null, amount: first?.amount ?? null },
      ...rest.map((sum) => ({ set: '', rows: null, sum: sum.thai, amount: sum.amount })),
    ]
  })
  const ledger = ledgerOf(tableOf('', SUMS, rows))
  return { ...ledger, even: true, align: ['left', 'right', 'left', 'right'] }
}

function count(rows: number): string {
  return rows.toLocaleString('en')
}
