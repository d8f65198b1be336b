import { buddhistYear } from '../calendar/thai-date.ts'

/** «คข.2569/000123». */
export function requestNo({ year, serial }: { year: number; serial: number }): string {
  return `คข.${buddhistYear(year)}/${String(serial).padStart(6, '0')}`
}
