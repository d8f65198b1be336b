import { buddhistYear } from '../calendar/thai-date.ts'

/** «คส.2569/0001». */
export function batchNo({ year, serial }: { year: number; serial: number }): string {
  return `คส.${buddhistYear(year)}/${String(serial).padStart(4, '0')}`
}
