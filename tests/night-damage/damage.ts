// What one kind of damage is.

import type { Random } from '#demo/core-system/random.ts'
import type { NightRows, Row } from './night-rows.ts'

export interface Damage {
  name: string
  /** What is done to an honest night, in words. */
  does: string
  set: string
  /**
   * What must tell it: the reading of a cell, a rule of the row, a key, a reference, the manifest or file as such, the
   * comparison of totals with the night before, or the check of that name. Nothing tells what is harmless.
   */
  by: 'cell' | 'rule' | 'key' | 'reference' | 'file' | 'totals' | (string & {})
  /** Of harmless kinds: why nobody needs to be told. */
  harmless?: string
  /** Answers the row that must be told, for what is told by line. */
  harm?(night: NightRows, dice: Random): Row | undefined
  /** The column that must be told. */
  column?: string
  /** Changes so much that no other kind can be tried beside it. */
  alone?: true
  /** Damage to the written files. */
  spoil?(folder: string, night: NightRows): void
}

/** A check that is broken, by its name. */
export function breaks(
  by: string,
  name: string,
  does: string,
  set: string,
  harm: (night: NightRows, dice: Random) => void,
): Damage {
  return {
    name,
    does,
    set,
    by,
    harm: (night, dice) => {
      harm(night, dice)
      return undefined
    },
  }
}

export function harmless(because: string, damage: Omit<Damage, 'by' | 'harmless'>): Damage {
  return { ...damage, by: 'nothing', harmless: because }
}

/** The day so many days later. */
export function later(day: string | number | undefined, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

export function number(value: string | number | undefined): number {
  return Number(value ?? 0)
}
