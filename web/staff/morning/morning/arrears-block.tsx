import type { MorningFigures, PeopleGroup } from '#contract/staff/morning/morning.ts'
import { formatBaht } from '#domain/money/money.ts'
import { useMay } from '../../client/use-staff.ts'
import { Block } from './block.tsx'
import { Cohort, CohortChart } from './cohort.tsx'
import { FigureTable } from './figure-table.tsx'
import { HistoryChart } from './history-chart.tsx'
import { Quality } from './quality.tsx'
import { Roll } from './roll.tsx'

const FEW = 'น้อยกว่า 5'
/** Of a sheet's breadth. */
const HALF = 'min-w-0 print:col-span-3'
const THIRD = 'min-w-0 print:col-span-2'

/** Who is behind with a loan, for how long and why. */
export function ArrearsBlock(arrears: MorningFigures['arrears']) {
  const seesMembers = useMay('see_members')
  const { people, ages, causes, history, roll, quality, cohort } = arrears
  const rowsOf = (by: 'age' | 'cause', groups: readonly PeopleGroup[]) =>
    groups.map(({ key, label, people, amount }) => ({
      label,
      cells: [people?.toLocaleString('th-TH') ?? FEW, amount === null ? '–' : formatBaht(amount)],
      to:
        seesMembers && key && people
          ? `/admin/morning/behind?${new URLSearchParams({ [by]: key })}`
          : undefined,
    }))
  return (
    <Block
      {...arrears}
      title="ค้างชำระเงินกู้"
      sentence={sentenceOf(arrears)}
      figure={{
        value: people?.toLocaleString('th-TH') ?? FEW,
        unit: 'คนค้างชำระ',
        to: seesMembers && people ? '/admin/morning/behind' : undefined,
      }}
      chart={<HistoryChart what="สมาชิกค้างชำระ" unit="คน" history={history} tone="chart-1" />}
    >
      {/* On paper three stand side by side, and the others two by two: all blocks go on one sheet. */}
      <div className="grid items-start gap-6 md:grid-cols-2 print:grid-cols-6 print:gap-3">
        <div className={roll ? THIRD : HALF}>
          <FigureTable
            title="ตามจำนวนงวดที่ค้าง"
            heads={['ค้างมาแล้ว', 'คน', 'บาท']}
            rows={rowsOf('age', ages)}
          />
        </div>
        <div className={roll ? THIRD : HALF}>
          <FigureTable
            title="ตามสาเหตุ"
            heads={['สาเหตุ', 'คน', 'บาท']}
            rows={rowsOf('cause', causes)}
          />
        </div>
        {roll && (
          <div className={THIRD}>
            <Roll {...roll} />
          </div>
        )}
        {quality && (
          <div className={HALF}>
            <Quality {...quality} />
          </div>
        )}
        {cohort && (
          <div className={HALF}>
            <Cohort {...cohort} />
          </div>
        )}
        {cohort && <CohortChart {...cohort} />}
      </div>
    </Block>
  )
}

function sentenceOf({ people, amount, unit_people }: MorningFigures['arrears']): string {
  if (people === 0) return 'ไม่มีสมาชิกค้างชำระเงินกู้'
  if (people === null || amount === null) return 'มีสมาชิกค้างชำระเงินกู้ไม่ถึง 5 คน'
  const whole = `ค้างรวม ${formatBaht(amount)} บาท`
  if (!unit_people) return whole
  return `${whole} ในจำนวนนี้ ${unit_people.toLocaleString('th-TH')} คนค้างเพราะหน่วยงานยังไม่นำส่งเท่านั้น`
}
