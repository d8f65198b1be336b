import { buddhistYear } from '../calendar/thai-date.ts'

/** «ชบ.2569/0001». */
export function letterBatchNo({ year, serial }: { year: number; serial: number }): string {
  return `ชบ.${buddhistYear(year)}/${String(serial).padStart(4, '0')}`
}
