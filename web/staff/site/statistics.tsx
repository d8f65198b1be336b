import { useState } from 'react'
import { isDay } from '#domain/calendar/day.ts'
import { bangkokDate, buddhistYear } from '#domain/calendar/thai-date.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import {
  STATISTIC_FIGURES,
  STATISTIC_WORDS,
  type StatisticConfig,
  type StatisticFigure,
  type StatisticYear,
  statisticProblems,
  statisticWarnings,
} from '#domain/site/statistics.ts'
import { groupedNumber, typedBaht, typedInteger } from '#domain/text/typed-number.ts'
import { useNow } from '../../app/site.tsx'
import { BarChart } from '../../public/home/bar-chart.tsx'
import { FigureField } from '../../ui/form/fields.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { ConfigForm } from './site/config-form.tsx'
import { DayField } from './site/day-field.tsx'
import { FieldRows } from './site/row-list.tsx'
import { Warnings } from './site/warnings.tsx'

const GUIDE = ['กรอกตัวเลข ณ วันสิ้นปีบัญชีตามงบการเงินที่ที่ประชุมใหญ่อนุมัติ', 'หน้าแรกแสดงหกปีล่าสุดเป็นกราฟ']
const YEARS_SHOWN = 6

export function Component() {
  const today = bangkokDate(useNow())
  return (
    <>
      <PageHead title="สถิติสหกรณ์" guide={GUIDE} />
      <ConfigForm<StatisticConfig>
        path="/api/admin/statistics"
        label="บันทึกสถิติ"
        seenAt="/home"
        problemsOf={(content) => statisticProblems(content, today)}
      >
        {({ content, change, problem }) => (
          <>
            <Warnings warnings={statisticWarnings(content)} />
            <Preview years={content.years} />
            <FieldRows
              name="years"
              problem={problem}
              noun="ปี"
              fixed
              rows={content.years}
              nameOf={({ year_end }) => (isDay(year_end) ? `ปี ${buddhistYear(year_end)}` : '')}
              onChange={(years) => change({ years })}
              fresh={() => newYear(content.years)}
            >
              {(field) => (
                <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
                  <DayField {...field('year_end')} label="วันสิ้นปีบัญชี" />
                  {STATISTIC_FIGURES.map((figure) => (
                    <FigureField
                      key={figure}
                      {...field(figure)}
                      label={STATISTIC_WORDS[figure]}
                      unit={figure === 'members' ? 'คน' : 'บาท'}
                      typed={figure === 'members' ? typedInteger : typedBaht}
                      written={(value) => written(figure, value)}
                    />
                  ))}
                </div>
              )}
            </FieldRows>
          </>
        )}
      </ConfigForm>
    </>
  )
}

function written(figure: StatisticFigure, value: number): string {
  if (!Number.isInteger(value)) return String(value)
  return figure === 'members' ? groupedNumber(String(value)) : formatBaht(satang(value))
}

/** The next year's end after the last one there is. */
function newYear(years: readonly StatisticYear[]): StatisticYear {
  const last = years
    .map(({ year_end }) => year_end)
    .sort()
    .at(-1)
  const year_end = last ? `${Number(last.slice(0, 4)) + 1}${last.slice(4)}` : ''
  const nothing = typedBaht('')
  return {
    year_end,
    members: Number.NaN,
    share_capital: nothing,
    deposits: nothing,
    loans: nothing,
    assets: nothing,
  }
}

function Preview({ years }: { years: readonly StatisticYear[] }) {
  const [figure, setFigure] = useState<StatisticFigure>('assets')
  const bars = years
    .flatMap((year) => (isDay(year.year_end) ? [{ ...year, year_end: year.year_end }] : []))
    .filter((year) => Number.isInteger(year[figure]))
    .sort((a, b) => (a.year_end < b.year_end ? -1 : 1))
    .slice(-YEARS_SHOWN)
    .map((year) => ({
      label: String(buddhistYear(year.year_end)),
      value: year[figure],
      shown: figure === 'members' ? written(figure, year[figure]) : million(year[figure]),
    }))
  return (
    <section aria-label="ตัวอย่างกราฟ" className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap">
        {STATISTIC_FIGURES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={figure === one}
            onClick={() => setFigure(one)}
            className="pick text-small"
          >
            {STATISTIC_WORDS[one]}
          </button>
        ))}
      </div>
      <BarChart
        title={STATISTIC_WORDS[figure]}
        unit={figure === 'members' ? 'คน' : 'ล้านบาท'}
        bars={bars}
      />
    </section>
  )
}

function million(satang: number): string {
  return (satang / 100_000_000).toLocaleString('th-TH', { maximumFractionDigits: 1 })
}
