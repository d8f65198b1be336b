// The first block of the morning page: who is behind, and what became of those who were.

import type {
  CohortTable,
  MorningFigures,
  Quality,
  RollTable,
} from '#contract/staff/morning/morning.ts'
import type { Day } from '#domain/calendar/day.ts'
import { satang, total } from '#domain/money/money.ts'
import {
  AGES,
  type Age,
  CAUSES,
  COHORT_MONTHS,
  DEFINITIONS,
  QUALITY_CLASSES,
  type QualityClass,
  quarterWords,
  type Roll,
} from '#domain/morning/metrics.ts'
import {
  mergeSmall,
  mergeSmallRows,
  tellable,
  tellableSteps,
} from '#domain/morning/small-groups.ts'
import type { Metrics } from './metrics-of-nights.ts'

export function arrearsBlock(
  metrics: Metrics,
  seesMembers: boolean,
  clause: string,
): MorningFigures['arrears'] {
  const groups = (by: 'age' | 'cause', words: Record<string, string>) =>
    Object.entries(words).map(([key, label]) => ({
      key,
      label,
      people: metrics.now(`arrears_${by}_people`, key),
      amount: satang(metrics.now(`arrears_${by}_amount`, key)),
    }))
  const ages = groups('age', AGES)
  const causes = groups('cause', CAUSES)
  const { history, ...how } = metrics.history('arrears', 'arrears_age_people')
  const people = metrics.sumNow('arrears_age_people')
  const amount = total(ages.map((group) => group.amount))
  const unit_people = metrics.now('arrears_cause_people', 'unit_unpaid')
  const roll = rollTable(metrics, seesMembers)
  const quality = qualityTable(metrics, seesMembers, clause)
  const cohort = cohortTable(metrics, seesMembers)
  const compared = { roll, quality, cohort }
  if (seesMembers)
    return { ...how, history, people, amount, unit_people, ages, causes, ...compared }
  return {
    ...how,
    history: history.map(({ value, ...point }) => ({ ...point, value: tellable(value ?? 0) })),
    people: tellable(people),
    amount: tellable(people) === null ? null : amount,
    // What is left would be told by the other.
    unit_people: tellable(people - unit_people) === null ? null : tellable(unit_people),
    ages: mergeSmall(ages),
    causes: mergeSmall(causes),
    ...compared,
  }
}

/** Of those who were behind when the month before ended, by how long. */
function rollTable(metrics: Metrics, seesMembers: boolean): RollTable | null {
  const base = metrics.rowNow('roll_base')
  if (!base) return null
  const count = (age: string, to: Roll) => metrics.now('roll_people', `${age}>${to}`)
  const counted = (Object.keys(AGES) as Age[]).map((age) => ({
    label: AGES[age],
    cells: {
      cured: count(age, 'cured'),
      less: count(age, 'less'),
      same: count(age, 'same'),
      more: count(age, 'more'),
    },
  }))
  const arrived = metrics.now('roll_people', '0>new')
  // How many are new would be told by how many are behind and the rows together.
  const rows = seesMembers
    ? counted
    : tellable(arrived) === null
      ? undefined
      : mergeSmallRows(counted)
  return {
    how: [...(DEFINITIONS.roll[base.version] ?? [])],
    version: base.version,
    since: base.dimension as Day,
    rows:
      rows?.map(({ label, cells }) => ({
        key: (Object.keys(AGES) as Age[]).find((age) => AGES[age] === label) ?? null,
        ...{ label, ...cells },
      })) ?? null,
    arrived: seesMembers ? arrived : tellable(arrived),
  }
}

/** Contracts by the registrar's classes, each with the limit and the share that it was counted by. */
function qualityTable(metrics: Metrics, seesMembers: boolean, clause: string): Quality | null {
  const first = metrics.rowNow('quality_loans')
  if (!first) return null
  const counted = Object.entries(QUALITY_CLASSES).map(([key, words]) => {
    const over = metrics.now('quality_over', key)
    const part = (metrics.now('quality_ppm', key) / 10_000).toLocaleString('th-TH')
    return {
      key,
      label: words,
      note: `${over > 0 ? `เกิน ${over} เดือน · ` : ''}${part}%`,
      people: metrics.now('quality_loans', key),
      balance: satang(metrics.now('quality_balance', key)),
      provision: satang(metrics.now('quality_provision', key)),
    }
  })
  const told = (amount: 'balance' | 'provision') => {
    const groups = counted.map((group) => ({ ...group, amount: group[amount] }))
    return seesMembers ? groups : mergeSmall(groups)
  }
  const provisions = told('provision')
  return {
    how: [...(DEFINITIONS.quality[first.version] ?? [])],
    version: first.version,
    clause,
    classes: told('balance').map(({ key, label, people, amount }, at) => ({
      // Of nights from before the cohorts contracts were not kept one by one.
      key: metrics.rowNow('cohort_since') ? (key as QualityClass | null) : null,
      label,
      note: counted.find((one) => one.key === key)?.note ?? null,
      ...{ loans: people, balance: amount, provision: provisions[at]?.amount ?? null },
    })),
  }
}

/** Contracts by quarter of granting, and how many of them ever were three months late. */
function cohortTable(metrics: Metrics, seesMembers: boolean): CohortTable | null {
  const known = metrics.rowNow('cohort_since')
  if (!known) return null
  const late = new Map(metrics.rowsNow('cohort_late').map((row) => [row.dimension, row.value]))
  const quarters = metrics
    .rowsNow('cohort_loans')
    .toSorted((one, other) => (one.dimension < other.dimension ? -1 : 1))
    .map(({ dimension: key, value: loans }) => {
      const months = COHORT_MONTHS.filter((one) => late.has(`${key}>${one}`))
      const counts = months.map((one) => late.get(`${key}>${one}`) ?? 0)
      const told = seesMembers ? counts : tellableSteps(loans, counts)
      return {
        ...{ key, label: quarterWords(key), loans: seesMembers ? loans : tellable(loans) },
        late: months.map((one, at) => ({ months: one, loans: told[at] ?? null })),
      }
    })
  return {
    how: [...(DEFINITIONS.cohort[known.version] ?? [])],
    version: known.version,
    since: known.dimension as Day,
    quarters,
  }
}
