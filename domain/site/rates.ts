// Rates of deposits and loans, each with the days they take effect. What has been in force is history: a
// correction is a new rate from today on.

import type { Day } from '../calendar/day.ts'
import { isDay } from '../calendar/day.ts'
import { longDate } from '../calendar/thai-date.ts'
import { formatRate } from '../money/rate.ts'
import { lineProblem, type Problem, repeated } from './problem.ts'

export interface RateStep {
  effective_on: string
  rate_ppm: number
  note: string
}

export interface RateProduct {
  kind: 'deposit' | 'loan'
  name: string
  /** What it is called in the table as it stands; empty for a new one. */
  was: string
  /** Of a loan: what is lent at most, in months and in satang; 0 where nothing is fixed. */
  months_max: number
  amount_max: number
  steps: RateStep[]
}

export interface RateConfig {
  products: RateProduct[]
}

/** As the table allows: 20% a year. */
export const RATE_MAX_PPM = 200_000
/** As far as a schedule is drawn and an amount is believed. */
const MONTHS_MAX = 600
const AMOUNT_MAX = 1_000_000_000_00
export const RATE_KIND_WORDS = { deposit: 'เงินฝาก', loan: 'เงินกู้' } as const

interface Standing {
  products: readonly RateProduct[]
  today: Day
  /** The loan calculator takes no rate above it. */
  loanCapPpm: number
}

export function rateProblems({ products }: RateConfig, standing: Standing): Problem[] {
  return [
    ...products.flatMap((product, at) => productProblems(product, `products.${at}`, standing)),
    ...repeated(products, ({ kind, name }) => `${kind} ${name.trim()}`).map((at) => ({
      field: `products.${at}.name`,
      text: `มี “${products[at]?.name.trim()}” อยู่แล้วในหมวดเดียวกัน`,
    })),
    ...repeated(products, ({ kind, was }) => was && `${kind} ${was}`).map((at) => ({
      field: `products.${at}.name`,
      text: `“${products[at]?.was}” ถูกส่งมาสองครั้ง กรุณาโหลดหน้าใหม่`,
    })),
  ]
}

function productProblems(product: RateProduct, field: string, standing: Standing): Problem[] {
  const { steps } = product
  const problems = [
    ...lineProblem(`${field}.name`, product.name, { label: 'ชื่อประเภท', max: 100 }),
    ...(isWholeTo(product.months_max, MONTHS_MAX)
      ? []
      : [{ field: `${field}.months_max`, text: `จำนวนงวดต้องเป็นจำนวนเต็มไม่เกิน ${MONTHS_MAX} งวด` }]),
    ...(isWholeTo(product.amount_max, AMOUNT_MAX)
      ? []
      : [{ field: `${field}.amount_max`, text: 'วงเงินต้องเป็นจำนวนเงินไม่เกิน 1,000 ล้านบาท' }]),
    ...steps.flatMap((step, at) => stepProblems(step, `${field}.steps.${at}`, product, standing)),
    ...repeated(steps, ({ effective_on }) => effective_on).map((at) => ({
      field: `${field}.steps.${at}.effective_on`,
      text: 'วันที่มีผลซ้ำกัน กรุณาแก้ไขรายการเดิม',
    })),
    ...historyProblems(product, field, standing),
  ]
  if (steps.length > 0) return problems
  return [...problems, { field: `${field}.name`, text: 'เพิ่มอัตราดอกเบี้ยอย่างน้อยหนึ่งอัตรา' }]
}

function isWholeTo(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most
}

function stepProblems(
  { effective_on, rate_ppm, note }: RateStep,
  field: string,
  { kind }: RateProduct,
  { loanCapPpm }: Standing,
): Problem[] {
  const max = kind === 'loan' ? Math.min(RATE_MAX_PPM, loanCapPpm) : RATE_MAX_PPM
  const isRate = Number.isInteger(rate_ppm) && rate_ppm >= 0
  return [
    ...(isDay(effective_on)
      ? []
      : [{ field: `${field}.effective_on`, text: 'กรอกวันที่มีผลให้ครบและถูกต้อง' }]),
    ...(isRate ? [] : [{ field: `${field}.rate_ppm`, text: 'กรอกอัตราเป็นตัวเลข เช่น 2.75' }]),
    ...(isRate && rate_ppm > max
      ? [{ field: `${field}.rate_ppm`, text: `อัตราต้องไม่เกิน ${formatRate(max)} ต่อปี` }]
      : []),
    ...lineProblem(`${field}.note`, note, { label: 'หมายเหตุ', min: 0, max: 200 }),
  ]
}

/** Rates from before today stay as they were, and none is added among them. */
function historyProblems(product: RateProduct, field: string, standing: Standing): Problem[] {
  const before = standing.products.find(
    ({ kind, name }) => kind === product.kind && name === product.was,
  )
  const isPast = (day: string): day is Day => isDay(day) && day < standing.today
  const past = (steps: readonly RateStep[]) =>
    steps.filter(({ effective_on }) => isPast(effective_on))
  const stood = past(before?.steps ?? [])
  const isAsItWas = (step: RateStep) =>
    stood.some((one) => one.effective_on === step.effective_on && one.rate_ppm === step.rate_ppm)
  const changed = product.steps.flatMap((step, at) =>
    isPast(step.effective_on) && !isAsItWas(step)
      ? [
          {
            field: `${field}.steps.${at}.rate_ppm`,
            text: `อัตราที่มีผลก่อนวันนี้ (${longDate(step.effective_on)}) แก้หรือเพิ่มย้อนหลังไม่ได้ กรุณาเพิ่มอัตราใหม่ตั้งแต่วันนี้เป็นต้นไป`,
          },
        ]
      : [],
  )
  if (changed.length > 0 || past(product.steps).length === stood.length) return changed
  return [{ field: `${field}.name`, text: `ลบอัตราที่มีผลแล้วของ “${product.was}” ไม่ได้` }]
}

/** The rate of a product on a day; undefined before its first. */
export function rateOn(steps: readonly RateStep[], day: Day): RateStep | undefined {
  return [...steps]
    .sort((a, b) => (a.effective_on < b.effective_on ? 1 : -1))
    .find(({ effective_on }) => effective_on <= day)
}
