import type { SETTINGS } from './setting-list.ts'
import { wholeNumber } from './setting-values.ts'

export interface SmsCost {
  priceSatang: number
  /** A month. */
  capSatang: number
}

export function smsCost(value: (name: keyof typeof SETTINGS) => string): SmsCost {
  return {
    priceSatang: wholeNumber('SMS_PRICE_SATANG', value('SMS_PRICE_SATANG'), 0, 10_000),
    capSatang: 100 * wholeNumber('SMS_MONTH_CAP', value('SMS_MONTH_CAP'), 0, 10_000_000),
  }
}
