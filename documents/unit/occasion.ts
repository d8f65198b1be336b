// What every paper of a unit is put into.

import { monthAndYear } from '#domain/calendar/thai-date.ts'
import type { UnitBill } from '#domain/unit/unit-bill.ts'
import { type Frame, frameOf, type Occasion } from '../paper/frame.ts'
import type { Sheet } from '../paper/official.ts'

/** The data of templates/unit.typ. */
export interface UnitPaper {
  frame: Frame
  wide: boolean
  sheets: Sheet[]
}

export function unitPaper(
  title: string,
  sheets: Sheet[],
  occasion: Occasion,
  { wide }: { wide: boolean },
): UnitPaper {
  return { frame: frameOf(title, occasion, { checkOnly: false }), wide, sheets }
}

export function aboutBill({ unit, period }: UnitBill): string {
  return `${unit.name} (รหัส ${unit.unit_no}) ประจำเดือน${monthAndYear(period)}`
}

/** Whoever made it and whoever looked it over. */
export const MADE_AND_CHECKED = {
  part: 'signatures' as const,
  signers: [
    { name: null, role: 'ผู้จัดทำ' },
    { name: null, role: 'ผู้ตรวจสอบ' },
  ],
}
