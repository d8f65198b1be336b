import { buddhistYear } from '#domain/calendar/thai-date.ts'

/** A day as ThaiDateField takes it, part by part and in พ.ศ. */
export interface DateParts {
  day: string
  month: string
  year: string
}

export function datePartsOf(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-')
  return {
    day: String(Number(day)),
    month: String(Number(month)),
    year: String(buddhistYear(Number(year))),
  }
}
