import { longMoment } from '#domain/calendar/thai-date.ts'
import type { Pair } from './facts.ts'

export interface Cooperative {
  nameTh: string
  nameEn: string
  /** "#0a6338", of lines and headings. */
  colour: string
  /** An SVG; null prints the emblem of the templates. */
  emblem: string | null
}

/** What every paper is told, however it goes on. */
export interface Occasion {
  cooperative: Cooperative
  printedAt: Date
  /** Whose paper it is; nobody's when a visitor of the public site prints an estimate. */
  member?: { membershipNo: string; name: string }
}

/** The frame of templates/paper.typ. */
export interface Frame extends Cooperative {
  title: string
  printedAt: string
  date: { year: number; month: number; day: number; hour: number; minute: number; second: number }
  checkOnly: boolean
}

export function frameOf(title: string, occasion: Occasion, foot: { checkOnly: boolean }): Frame {
  const { cooperative, printedAt } = occasion
  return {
    ...cooperative,
    title,
    printedAt: `พิมพ์เมื่อ ${longMoment(printedAt)}`,
    date: dateOf(printedAt),
    checkOnly: foot.checkOnly,
  }
}

/** Whose paper it is, as its first facts. */
export function memberFacts({ member }: Occasion): Pair[] {
  if (!member) return []
  return [
    ['เลขสมาชิก', member.membershipNo],
    ['ชื่อ–สกุล', member.name],
  ]
}

// Typst writes the document's date without asking for a time zone, and means UTC.
function dateOf(instant: Date): Frame['date'] {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = instant
    .toISOString()
    .split(/\D/)
    .map(Number)
  return { year, month, day, hour, minute, second }
}
