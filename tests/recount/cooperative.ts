// The cooperative that is counted again: a night of the demo's core system, the real app that answers of it, and
// members and months drawn by a seed.

import type { LightMyRequestResponse } from 'fastify'
import rates from '#demo/site/rates.json' with { type: 'json' }
import { givenSetting } from '#tests/support/given/site.ts'
import { givenPortal, type Portal } from '#tests/support/night/portal.ts'
import { unitsOf } from '#tests/support/night/unit-portal.ts'
import { addMonths, monthOf } from './count/files/calendar.ts'
import { Night } from './count/files/read-night.ts'
import type { Rules } from './count/rules/rules.ts'
import { Draw } from './draw.ts'
import { rulesBySeed, settingsOf } from './rules-by-seed.ts'
import { Tally } from './tally.ts'

export interface Cooperative {
  portal: Portal
  night: Night
  rules: Rules
  tally: Tally
  draw: Draw
  /** Those who were drawn, and of everything that happens to few somebody to whom it happened. */
  members: string[]
  /** Some who left or died: the doors let them in no more, but officers look. */
  gone: string[]
  /** Billed ones, newest first. */
  months: string[]
  units: string[]
  /** The whole reply of one call, as one unit. */
  unitCall(unit: string, path: string, body?: object): Promise<LightMyRequestResponse>
  /** What a unit's feed holds. */
  // biome-ignore lint/suspicious/noExplicitAny: whoever asks knows what is answered
  unitFeed(unit: string, path: string): Promise<any>
  /** Of a visitor who has not been here. */
  nextAddress(): string
}

export interface Size {
  /** How many are drawn; the cooperative has half as many again. */
  members: number
  months: number
  seed: number
}

const AS_OF = '2026-10-31'
/** Before the months that are asked for lies a year whose dividend was announced. */
const MONTHS_BEFORE = 12

export async function givenCooperative({ members, months, seed }: Size): Promise<Cooperative> {
  const draw = new Draw(seed)
  const plan = {
    members: Math.ceil(members * 1.5),
    months: months + MONTHS_BEFORE,
    units: Math.max(3, Math.ceil(members / 12)),
    seed,
    asOf: AS_OF,
    billsNext: true,
  }
  const writing = seed % 2 === 0 ? 'windows-874' : 'utf-8'
  const portal = await givenPortal(`recount_${seed}`, plan, writing)
  const night = new Night(portal.folder)
  const rules: Rules = { ...rulesBySeed(seed), published: rates }
  for (const [name, value] of Object.entries(settingsOf(rules)))
    await givenSetting(portal.app.db, name, value)
  const inState = (...states: string[]) =>
    night
      .rows('member_detail')
      .filter((row) => states.includes(row.text('state')))
      .map((row) => row.text('membership_no'))
  const present = inState('active', 'retired')
  let visitors = 0
  const { call, feed } = unitsOf(portal)
  return {
    units: night.rows('unit').map((row) => row.text('unit_no')),
    unitCall: call,
    unitFeed: feed,
    nextAddress() {
      visitors++
      return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
    },
    portal,
    night,
    rules,
    tally: new Tally(),
    draw,
    members: [
      ...new Set([...draw.some(present, members), ...withRareThings(night, present)]),
    ].sort(),
    gone: draw.some(inState('left', 'died'), Math.ceil(members / 4)).sort(),
    months: Array.from({ length: months }, (_, at) => addMonths(monthOf(AS_OF), 1 - at)),
  }
}

/** Column by column, what most members never see. */
const RARE: Record<string, [column: string, values: string[]]> = {
  share_movement: ['code', ['WD', 'TI', 'TO', 'RV', 'AD']],
  loan_movement: ['code', ['03', '04', '05', '08', '09']],
  deposit_movement: ['code', ['TX', 'TI', 'TO', 'RV', 'AD']],
  collection_line: ['line_kind', ['insurance', 'entrance', 'guarantee', 'other']],
  dividend: ['defaulted', ['yes']],
}

function withRareThings(night: Night, members: readonly string[]): string[] {
  const present = new Set(members)
  return Object.entries(RARE).flatMap(([set, [column, values]]) =>
    values.flatMap((value) => {
      const row = night.of(set, column, value).find((one) => present.has(one.text('membership_no')))
      return row ? [row.text('membership_no')] : []
    }),
  )
}
