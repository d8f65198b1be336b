// Every kind of damage to an honest night is refused or held by what should see it, or is listed as harmless, and
// honest nights raise no alarm. NIGHT_DAMAGE_SEEDS=5 tries more places; NIGHT_HONEST=20 tries that many cooperatives
// of each of three sizes.

import { rmSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { CHECKS } from '#database/import/checks/all-checks.ts'
import { Random } from '#demo/core-system/random.ts'
import { DATA_SETS } from '#domain/import/data-sets.ts'
import type { Outcome } from '#imports/night/run.ts'
import { ALL_DAMAGE } from './night-damage/all-damage.ts'
import type { Damage } from './night-damage/damage.ts'
import { NightRows } from './night-damage/night-rows.ts'
import { firstNight, nextNight } from './night-damage/nights.ts'
import { StandingNight } from './night-damage/standing-night.ts'
import {
  givenFolder,
  givenNightDatabase,
  givenSet,
  load,
  type NightDatabase,
} from './support/night/night.ts'

const SEEDS = Array.from({ length: Number(process.env.NIGHT_DAMAGE_SEEDS) || 1 }, (_, at) => at + 1)
const ALONE = process.env.NIGHT_DAMAGE_SEEDS !== undefined
const HONEST = Number(process.env.NIGHT_HONEST) || 1
const SIZES = process.env.NIGHT_HONEST ? [60, 150, 400] : [30]
// Whoever tries many has time, and perhaps a busy machine.
const PATIENCE_MS = process.env.NIGHT_HONEST ? 1_200_000 : 120_000
const TODAY = { today: '2026-11-16' }
const TOLD_BY_LINE = ['cell', 'rule']

test('there are at least 120 kinds, no two of one name', () => {
  const names = ALL_DAMAGE.map(({ name }) => name)
  expect(names.length).toBeGreaterThanOrEqual(120)
  expect(new Set(names).size).toBe(names.length)
})

test('every check is broken by some kind', () => {
  const broken = new Set(ALL_DAMAGE.map(({ by }) => by))
  expect(CHECKS.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([])
})

describe.each(SEEDS)('damage by seed %i', (seed) => {
  let database: NightDatabase
  let honest: NightRows
  let standing: StandingNight
  beforeAll(async () => {
    database = await givenNightDatabase(`night_damage_${seed}`)
    expect(await load(await givenSet(firstNight(seed)), database, TODAY)).toMatchObject({
      state: 'published',
    })
    honest = NightRows.read(await givenSet(nextNight(seed)))
    standing = await StandingNight.given(database, honest, TODAY.today)
  })

  async function loadDamaged(night: NightRows, spoil?: Damage['spoil']): Promise<Outcome> {
    const folder = givenFolder()
    night.write(folder)
    spoil?.(folder, night)
    const outcome = await load(folder, database, { dryRun: true, ...TODAY })
    // Hundreds of them are too much to clear away at the end.
    rmSync(folder, { recursive: true, force: true })
    return outcome
  }

  // Otherwise by the harmless kinds, which are the honest night with nothing in it that anybody need be told.
  if (ALONE)
    test('the night itself is honest', async () => {
      expect(await loadDamaged(honest.copy())).toMatchObject({ state: 'checked', warnings: [] })
    })

  test.each([[TOLD_BY_LINE], [['key']], [['reference']]])(
    'every wrong %s is told at its own line, all in one run',
    async (kinds) => {
      const night = honest.copy()
      const planted = ALL_DAMAGE.filter(({ by }) => kinds.includes(by)).map((damage) => {
        const row = damage.harm?.(night, new Random(seed, damage.name))
        return { ...damage, row: row ?? {} }
      })
      const outcome = await loadDamaged(night)
      const found = problemsOf(outcome).map(({ file, line, column }) => `${file} ${line} ${column}`)
      const untold = planted.filter(
        ({ set, row, column }) => !found.includes(`${set}.csv ${night.lineOf(set, row)} ${column}`),
      )
      expect(untold.map(({ name }) => name)).toEqual([])
      if (kinds.includes('rule')) {
        const said = new Set(
          problemsOf(outcome).map(({ file, column, says }) => `${file} ${column} ${says}`),
        )
        const rules = DATA_SETS.flatMap(({ name, rules }) =>
          rules.map(({ column, says }) => `${name}.csv ${column} ${says}`),
        )
        expect(rules.filter((rule) => !said.has(rule))).toEqual([])
      }
    },
  )

  test.each(groupsOf(ALL_DAMAGE))('%s', async (_, group) => {
    const night = honest.copy()
    for (const { name, harm } of group) harm?.(night, new Random(seed, name))
    const outcome = group.every(isOfCheck)
      ? await standing.judged(night)
      : await loadDamaged(night, (folder) => {
          for (const { spoil } of group) spoil?.(folder, night)
        })
    const isHarmless = group.every(({ harmless }) => harmless)
    if (isHarmless) expect(outcome).toMatchObject({ state: 'checked', warnings: [] })
    else if (group.every(isOfOneFile)) {
      // Each file is told by its own name, and none that nobody touched.
      const told = new Set(problemsOf(outcome).map(({ file }) => file))
      expect([...told].sort()).toEqual(group.map(({ set }) => `${set}.csv`).sort())
    } else {
      const told = toldBy(outcome)
      expect(outcome.state).toBe('refused')
      expect(
        group
          .filter(({ by }) => !told.includes(by))
          .map(({ name }) => `${name}; told: ${said(outcome)}`),
      ).toEqual([])
    }
  })
})

const sizes = SIZES.flatMap((members) =>
  Array.from({ length: HONEST }, (_, at) => [members, at + 101] as const),
)

test.each(sizes)(
  'a cooperative of %i members by seed %i raises no alarm on two nights',
  { timeout: PATIENCE_MS },
  async (members, seed) => {
    const database = await givenNightDatabase(`night_honest_${members}_${seed}`)
    const first = await load(await givenSet(firstNight(seed, members)), database, TODAY)
    expect(first).toMatchObject({ state: 'published', warnings: [] })
    const next = await load(await givenSet(nextNight(seed, members)), database, TODAY)
    expect(next).toMatchObject({ state: 'published', warnings: [] })
  },
)

/**
 * What each run tries. Alone where NIGHT_DAMAGE_SEEDS is given; else kinds that different checks of one weight must tell are
 * tried together, and so are damages to different files and the harmless ones.
 */
function groupsOf(all: readonly Damage[]): [string, Damage[]][] {
  const groups = new Map<string, Damage[]>()
  for (const damage of all) {
    const { by, name, does, spoil } = damage
    if (['cell', 'rule', 'key', 'reference'].includes(by)) continue
    const weight = CHECKS.find((check) => check.name === by)?.weight
    let title = does
    if (!ALONE && !damage.alone) {
      const nth = (alike: (one: Damage) => boolean) =>
        all.filter(alike).findIndex((one) => one.name === name) + 1
      if (damage.harmless) title = 'harmless kinds'
      else if (isOfOneFile(damage))
        title = `damaged files, part ${nth((one) => isOfOneFile(one) && one.set === damage.set)}`
      else if (weight && !spoil)
        title = `kinds that checks ${weight}, part ${nth((one) => one.by === by)}`
    }
    groups.set(title, [...(groups.get(title) ?? []), damage])
  }
  return [...groups]
}

function isOfOneFile({ by, spoil, alone }: Damage): boolean {
  return by === 'file' && spoil !== undefined && !alone
}

/** What only a check tells, and that is asked of the night as it stands: its files are whole. */
function isOfCheck({ by, spoil }: Damage): boolean {
  return !spoil && CHECKS.some(({ name }) => name === by)
}

function problemsOf(outcome: Outcome) {
  return outcome.state === 'refused' ? outcome.problems : []
}

function said(outcome: Outcome): string {
  return problemsOf(outcome)
    .slice(0, 5)
    .map(({ file, line, says }) => `${file} ${line} ${says}`)
    .join('; ')
}

/** The checks by whose words a night was refused or held. */
function toldBy(outcome: Outcome): string[] {
  const held = outcome.state === 'refused' ? outcome.warnings.map(({ check }) => check) : []
  const problems = problemsOf(outcome)
  const broken = CHECKS.filter(({ set, says }) =>
    problems.some((problem) => problem.file === `${set}.csv` && problem.says.startsWith(says)),
  )
  return [
    ...broken.map(({ name }) => name),
    ...held,
    ...(held.some((name) => name.startsWith('differs:')) ? ['totals'] : []),
    ...(problems.length > 0 ? ['file'] : []),
  ]
}
