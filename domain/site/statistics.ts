import type { Day } from '../calendar/day.ts'
import { isDay } from '../calendar/day.ts'
import { buddhistYear } from '../calendar/thai-date.ts'
import type { Satang } from '../money/money.ts'
import { type Problem, repeated } from './problem.ts'

export interface StatisticYear {
  year_end: string
  members: number
  share_capital: Satang
  deposits: Satang
  loans: Satang
  assets: Satang
}

/** The cooperative's size at each year's end, as the chart of the front page draws it. */
export interface StatisticConfig {
  years: StatisticYear[]
}

export const STATISTIC_WORDS = {
  members: 'จำนวนสมาชิก',
  share_capital: 'ทุนเรือนหุ้น',
  deposits: 'เงินรับฝาก',
  loans: 'เงินให้กู้',
  assets: 'สินทรัพย์รวม',
} as const

export type StatisticFigure = keyof typeof STATISTIC_WORDS
export const STATISTIC_FIGURES = Object.keys(STATISTIC_WORDS) as StatisticFigure[]

const MEMBERS_MAX = 10_000_000
const AMOUNT_MAX = 10_000_000_000_000_00

export function statisticProblems({ years }: StatisticConfig, today: Day): Problem[] {
  return [
    ...years.flatMap((year, at) => [
      ...dayProblems(year.year_end, `years.${at}.year_end`, today),
      ...STATISTIC_FIGURES.flatMap((figure) => figureProblems(year, figure, at)),
    ]),
    ...repeated(years, ({ year_end }) => year_end.slice(0, 4)).map((at) => ({
      field: `years.${at}.year_end`,
      text: `ปี ${yearWords(years[at]?.year_end ?? today)} มีอยู่แล้ว`,
    })),
  ]
}

function dayProblems(day: string, field: string, today: Day): Problem[] {
  if (!isDay(day)) return [{ field, text: 'กรอกวันสิ้นปีบัญชีให้ครบและถูกต้อง' }]
  return day > today ? [{ field, text: 'วันสิ้นปีบัญชีต้องไม่เกินวันนี้' }] : []
}

/** What is no day yet is told as it was typed. */
function yearWords(day: string): string {
  return isDay(day) ? String(buddhistYear(day)) : day
}

function figureProblems(year: StatisticYear, figure: StatisticFigure, at: number): Problem[] {
  const value = year[figure]
  const max = figure === 'members' ? MEMBERS_MAX : AMOUNT_MAX
  if (Number.isSafeInteger(value) && value >= 0 && value <= max) return []
  return [{ field: `years.${at}.${figure}`, text: `กรอก${STATISTIC_WORDS[figure]}เป็นตัวเลข ไม่ติดลบ` }]
}

/** A figure several times last year's is a slip of the digits more often than a miracle. */
export function statisticWarnings({ years }: StatisticConfig): Problem[] {
  const sorted = [...years].sort((a, b) => (a.year_end < b.year_end ? -1 : 1))
  return sorted.flatMap((year, at) => {
    const before = sorted[at - 1]
    // While a day is being typed it is none.
    if (!before || !year.year_end) return []
    return STATISTIC_FIGURES.filter(
      (figure) =>
        before[figure] > 0 &&
        (year[figure] > before[figure] * 2 || year[figure] < before[figure] / 2),
    ).map((figure) => ({
      field: `years.${years.indexOf(year)}.${figure}`,
      text: `${STATISTIC_WORDS[figure]} ปี ${yearWords(year.year_end)} ต่างจากปีก่อนเกินเท่าตัว กรุณาตรวจจำนวนหลัก`,
    }))
  })
}
