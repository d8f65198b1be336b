import type { Day } from '#domain/calendar/day.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import type { Satang } from '#domain/money/money.ts'
import { CAUSES, type Cause, ROLLS, type Roll } from '#domain/morning/metrics.ts'
import type { Group } from '#domain/morning/small-groups.ts'
import type { UnitStanding } from '#domain/morning/unit-standing.ts'
import { type Table, tableOf } from '../table/table.ts'

interface Point {
  day: Day
  value: number | null
  is_seam: boolean
}

interface RollRow extends Record<Roll, number> {
  label: string
}

interface Figures {
  arrears: {
    people: number | null
    amount: Satang | null
    ages: readonly Group[]
    causes: readonly Group[]
    history: readonly Point[]
    roll: { since: Day; rows: readonly RollRow[] | null; arrived: number | null } | null
    quality: {
      classes: readonly {
        label: string
        note: string | null
        loans: number | null
        balance: Satang | null
        provision: Satang | null
      }[]
    } | null
    cohort: {
      quarters: readonly {
        label: string
        loans: number | null
        late: readonly { months: number; loans: number | null }[]
      }[]
    } | null
  }
  units: {
    late: number
    at_stake: Satang
    months: number
    on_time: number
    groups: readonly { label: string; units: number }[]
    history: readonly Point[]
  }
  work: {
    queues: readonly { label: string; waiting: number; late: number | null; oldest_days: number }[]
    promises: readonly { label: string; requests: number }[]
    history: readonly Point[]
  }
}

interface BehindRow {
  membership_no: string
  name: string
  unit: string
  periods: number
  loans: number
  amount: Satang
  since: Day
  cause: Cause
}

interface FigureRow {
  block: string
  group: string
  count: number | null
  amount: Satang | null
}

/** Every figure of the page in one table, and the months before in another. */
export function figureTables({ arrears, units, work }: Figures): Table[] {
  const people =
    (block: string) =>
    (group: Group): FigureRow => ({
      ...{ block, group: group.label, count: group.people, amount: group.amount },
    })
  const counted = (block: string, group: string, count: number | null): FigureRow => ({
    ...{ block, group, count, amount: null },
  })
  const rows: FigureRow[] = [
    { block: 'ค้างชำระ', group: 'รวม (คน)', count: arrears.people, amount: arrears.amount },
    ...arrears.ages.map(people('ค้างชำระ ตามจำนวนงวด (คน)')),
    ...arrears.causes.map(people('ค้างชำระ ตามสาเหตุ (คน)')),
    ...rollRows(arrears.roll),
    ...qualityRows(arrears.quality),
    ...cohortRows(arrears.cohort),
    { block: 'หน่วยงาน', group: 'ค้างนำส่งวันนี้', count: units.late, amount: units.at_stake },
    counted('หน่วยงาน', 'งวดของทุกหน่วยงานใน 12 งวดล่าสุด', units.months),
    counted('หน่วยงาน', 'งวดที่นำส่งตรงเวลา', units.on_time),
    ...units.groups.map(({ label, units: count }) =>
      counted('หน่วยงาน ใน 12 งวดล่าสุด (แห่ง)', label, count),
    ),
    ...work.queues.map(({ label, waiting }) => counted('งานค้าง (เรื่อง)', label, waiting)),
    ...work.queues.map(({ label, late }) => counted('งานเกินกำหนด (เรื่อง)', label, late)),
    ...work.queues.map(({ label, oldest_days }) => counted('รอนานที่สุด (วัน)', label, oldest_days)),
    ...work.promises.map(({ label, requests }) => counted('คำขอตามกำหนด (เรื่อง)', label, requests)),
  ]
  const months = [
    ...arrears.history.map((point) => ({ ...point, what: 'สมาชิกค้างชำระ (คน)' })),
    ...units.history.map((point) => ({ ...point, what: 'หน่วยงานค้างนำส่ง (แห่ง)' })),
    ...work.history.map((point) => ({ ...point, what: 'งานค้าง (เรื่อง)' })),
  ]
  return [
    tableOf<FigureRow>(
      'ตัวเลข',
      [
        { head: 'เรื่อง', width: 34, kind: 'text', value: ({ block }) => block },
        { head: 'กลุ่ม', width: 44, kind: 'text', grows: true, value: ({ group }) => group },
        { head: 'จำนวน', width: 14, kind: 'integer', value: ({ count }) => count },
        { head: 'จำนวนเงิน', width: 20, kind: 'baht', value: ({ amount }) => amount },
      ],
      rows,
    ),
    tableOf<(typeof months)[number]>(
      'ย้อนหลัง',
      [
        { head: 'เรื่อง', width: 34, kind: 'text', value: ({ what }) => what },
        { head: 'ข้อมูลวันที่', width: 16, kind: 'date', value: ({ day }) => day },
        { head: 'จำนวน', width: 14, kind: 'integer', value: ({ value }) => value },
        {
          head: 'หมายเหตุ',
          width: 30,
          kind: 'text',
          value: ({ is_seam }) => (is_seam ? 'เริ่มนับตามนิยามใหม่' : null),
        },
      ],
      months,
    ),
  ]
}

/** Of those who were behind when the month before ended, what became of them. */
function rollRows(roll: Figures['arrears']['roll']): FigureRow[] {
  if (!roll) return []
  const block = `ผู้ค้างเมื่อ ${shortDate(roll.since)} ถึงวันนี้ (คน)`
  const ways = Object.keys(ROLLS) as Roll[]
  const counts = (roll.rows ?? []).flatMap((row) =>
    ways.map((way) => ({
      ...{ block, group: `${row.label}: ${ROLLS[way]}`, count: row[way], amount: null },
    })),
  )
  return [...counts, { block, group: 'เริ่มค้างหลังจากนั้น', count: roll.arrived, amount: null }]
}

function qualityRows(quality: Figures['arrears']['quality']): FigureRow[] {
  const classes = (quality?.classes ?? []).map(({ label, note, ...counted }) => ({
    ...counted,
    label: note === null ? label : `${label} (${note})`,
  }))
  return [
    ...classes.map(({ label, loans, balance }) => ({
      ...{ block: 'ชั้นคุณภาพ (สัญญา, หนี้คงเหลือ)', group: label, count: loans, amount: balance },
    })),
    ...classes.map(({ label, provision }) => ({
      ...{ block: 'ชั้นคุณภาพ (ค่าเผื่อประมาณ)', group: label, count: null, amount: provision },
    })),
  ]
}

/** Contracts by quarter of granting, and of each how many ever were three months late. */
function cohortRows(cohort: Figures['arrears']['cohort']): FigureRow[] {
  return (cohort?.quarters ?? []).flatMap(({ label, loans, late }) => [
    { block: 'สัญญาที่ให้กู้ (สัญญา)', group: label, count: loans, amount: null },
    ...late.map(({ months, loans: count }) => ({
      block: 'เคยค้างตั้งแต่ 3 งวด (สัญญา)',
      ...{ group: `${label}: ใน ${months} เดือนจากวันให้กู้`, count, amount: null },
    })),
  ])
}

export function behindTable(rows: readonly BehindRow[]): Table {
  return tableOf<BehindRow>(
    'สมาชิกค้างชำระ',
    [
      { head: 'เลขสมาชิก', width: 12, kind: 'text', value: (row) => row.membership_no },
      { head: 'ชื่อ', width: 30, kind: 'text', value: (row) => row.name },
      { head: 'หน่วยงาน', width: 36, kind: 'text', grows: true, value: (row) => row.unit },
      { head: 'ค้าง (งวด)', width: 12, kind: 'integer', value: (row) => row.periods },
      { head: 'สัญญา', width: 10, kind: 'integer', value: (row) => row.loans },
      { head: 'ยอดค้าง', width: 18, kind: 'baht', value: (row) => row.amount },
      { head: 'ตั้งแต่งวด', width: 14, kind: 'date', value: (row) => row.since },
      { head: 'สาเหตุ', width: 26, kind: 'text', value: (row) => CAUSES[row.cause] },
    ],
    rows,
  )
}

export function unitStandingTable(rows: readonly UnitStanding[]): Table {
  return tableOf<UnitStanding>(
    'หน่วยงาน',
    [
      { head: 'รหัส', width: 12, kind: 'text', value: (row) => row.unit_no },
      { head: 'หน่วยงาน', width: 40, kind: 'text', grows: true, value: (row) => row.name },
      { head: 'งวดที่ถึงกำหนด', width: 14, kind: 'integer', value: (row) => row.months },
      { head: 'ตรงเวลา', width: 12, kind: 'integer', value: (row) => row.on_time },
      { head: 'ค้างนำส่ง (งวด)', width: 14, kind: 'integer', value: (row) => row.unpaid },
      { head: 'ยอดค้างนำส่ง', width: 18, kind: 'baht', value: (row) => row.at_stake },
      { head: 'ครบกำหนดเมื่อ', width: 14, kind: 'date', value: (row) => row.since },
      { head: 'เตือนแล้ว (ครั้ง)', width: 14, kind: 'integer', value: (row) => row.reminders },
    ],
    rows,
  )
}
