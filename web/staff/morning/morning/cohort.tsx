import type { CohortTable } from '#contract/staff/morning/morning.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { COHORT_MONTHS } from '#domain/morning/metrics.ts'
import { BarChart } from '../../../ui/chart/bar-chart.tsx'
import { useMay } from '../../client/use-staff.ts'
import { How } from './block.tsx'
import { type Cell, FigureTable } from './figure-table.tsx'

const FEW = 'น้อยกว่า 5'
/** Compared in the chart: after a year, or as long as two quarters are old enough for. */
const CHARTED = [12, 6] as const

type Quarter = CohortTable['quarters'][number]

/** Contracts by the quarter in which they were granted: how many of a hundred ever were three months late. */
export function Cohort({ quarters, since, how, version }: CohortTable) {
  const seesMembers = useMay('see_members')
  if (quarters.length === 0)
    return (
      <div>
        <h3 className="text-label font-semibold">ตามไตรมาสที่ให้กู้</h3>
        <p className="text-small">
          จะแสดงเมื่อสัญญาของไตรมาสแรกหลัง {longDate(since)} มีอายุครบ {COHORT_MONTHS[0]} เดือน
        </p>
        <How how={how} version={version} />
      </div>
    )
  const months = COHORT_MONTHS.filter((one) => quarters.some((quarter) => cellOf(quarter, one)))
  return (
    <div className="min-w-0">
      <FigureTable
        title="เคยค้างตั้งแต่ 3 งวด ตามไตรมาสที่ให้กู้"
        heads={['ไตรมาส', 'สัญญา', ...months.map((one) => `ใน ${one} เดือน`)]}
        rows={quarters.map((quarter) => ({
          label: shortOf(quarter),
          cells: [
            {
              text: quarter.loans?.toLocaleString('th-TH') ?? FEW,
              to: seesMembers && quarter.loans ? listOf({ quarter: quarter.key }) : undefined,
            },
            ...months.map((one) => cell(quarter, one, seesMembers)),
          ],
        }))}
      />
      <How how={how} version={version} />
    </div>
  )
}

/** «3/2569»: its column is headed «ไตรมาส». */
function shortOf({ label }: Quarter): string {
  return label.replace(/^ไตรมาส /, '')
}

/** The same as bars, of one age; on paper the table is enough. */
export function CohortChart({ quarters }: Pick<CohortTable, 'quarters'>) {
  if (quarters.length === 0) return null
  const old = (months: number) => quarters.filter((quarter) => cellOf(quarter, months))
  const months = CHARTED.find((one) => old(one).length > 1) ?? CHARTED[1]
  const bars = old(months).map((quarter) => ({
    label: quarter.label,
    // «3/69»
    tick: shortOf(quarter).replace(/\/\d\d/, '/'),
    value: shareOf(quarter, months) ?? 0,
    told: percent(shareOf(quarter, months)),
  }))
  return (
    <div className="min-w-0 print:hidden">
      <BarChart
        title={`สัญญาที่เคยค้างตั้งแต่ 3 งวดใน ${months} เดือนจากวันให้กู้ ${changeOf(bars)}`}
        head="ให้กู้ใน"
        unit="ร้อยละของสัญญา"
        tone="chart-3"
        bars={bars}
      />
    </div>
  )
}

/** The youngest quarter against the one before it. */
function changeOf(bars: readonly { label: string; value: number; told: string }[]): string {
  const [before, now] = bars.slice(-2)
  if (!before || !now) return 'จะเทียบกันได้เมื่อมีสองไตรมาส'
  if (before.told === FEW || now.told === FEW) return 'มีน้อยเกินกว่าจะเทียบกัน'
  if (before.told === now.told) return `${now.label} เท่ากับไตรมาสก่อน`
  return `${now.label} ${now.value > before.value ? 'สูงกว่า' : 'ต่ำกว่า'}ไตรมาสก่อน`
}

function cellOf({ late }: Quarter, months: number) {
  return late.find((one) => one.months === months)
}

/** In percent; null where it would tell of too few. */
function shareOf(quarter: Quarter, months: number): number | null {
  const late = cellOf(quarter, months)?.loans ?? null
  if (late === null || quarter.loans === null) return null
  return quarter.loans === 0 ? 0 : (100 * late) / quarter.loans
}

function percent(share: number | null): string {
  return share === null ? FEW : `${share.toLocaleString('th-TH', { maximumFractionDigits: 1 })}%`
}

function cell(quarter: Quarter, months: number, seesMembers: boolean): Cell {
  const found = cellOf(quarter, months)
  if (!found) return '–'
  const text = percent(shareOf(quarter, months))
  if (!seesMembers || !found.loans) return text
  return { text, to: listOf({ quarter: quarter.key, months: String(months) }) }
}

function listOf(wanted: Record<string, string>): string {
  return `/admin/morning/contracts?${new URLSearchParams(wanted)}`
}
