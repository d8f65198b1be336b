// The cooperative's rules on changing shares, from its settings, with the version that was saved last.

import type { Db } from '#database/core/connect.ts'
import { settings } from '#database/queries/site/setting.ts'
import { lastChange } from '#database/queries/site/versioned-config.ts'
import { satang } from '#domain/money/money.ts'
import { SHARE_RULES, type ShareRule, type ShareRules } from '#domain/request/share-rules.ts'
import { integerIn } from '#domain/site/rule-settings.ts'
import { linesOf } from '../site/portal-rules.ts'

const AMOUNT_MAX = 1_000_000_000_00
const MILLION = 1_000_000
const PAR_VALUE = 10_00
/** Of every government agency, by the cabinet's resolution of 19 December 2566. */
const RESIDUAL_PPM = 300_000

export async function readShareRules(db: Db): Promise<{ rules: ShareRules; version: number }> {
  const [values, { version }] = await Promise.all([
    settings(db),
    lastChange(db, 'settings/share_change'),
  ])
  return { rules: shareRulesOf(values), version }
}

// biome-ignore format: a table reads in columns
export function shareRulesOf(values: Record<string, string>): ShareRules {
  const amount = (name: string, least = 0) => {
    const set = integerIn(values[name], least, AMOUNT_MAX)
    return set === undefined ? null : satang(set)
  }
  const whole = (name: string, min: number, max: number) => integerIn(values[name], min, max) ?? null
  return {
    isOpen:          values.share_change_open === 'yes',
    leastBaht:       amount('share_least') ?? satang(0),
    leastPpm:        whole('share_least_ppm', 0, MILLION) ?? 0,
    leastBands:      bandsOf(values.share_least_bands),
    step:            amount('share_step', 1) ?? amount('share_par_value', 1) ?? satang(PAR_VALUE),
    mostBaht:        amount('share_most'),
    mostPpm:         whole('share_most_ppm', 0, MILLION),
    residualPpm:     whole('share_residual_ppm', 0, MILLION) ?? RESIDUAL_PPM,
    residualBaht:    amount('share_residual') ?? satang(0),
    months:          monthsOf(values.share_months),
    timesAYear:      whole('share_times', 1, 12),
    cutOffDay:       whole('share_cut_off_day', 1, 31) ?? 31,
    stop:            values.share_stop === 'when' ? 'when' : 'never',
    stopInstalments: whole('share_stop_instalments', 1, 600),
    stopShares:      amount('share_stop_shares'),
    reduceInDebt:    values.share_reduce_in_debt === 'yes',
    clauses:         clausesOf(values.share_clauses),
  }
}

/** Salaries are typed in baht. */
function bandsOf(text: string | undefined): ShareRules['leastBands'] {
  return [...linesOf(text)]
    .map(([salary, least]) => [Number(salary), Number(least)] as const)
    .filter(([salary, least]) => Number.isSafeInteger(salary * 100) && Number.isSafeInteger(least))
    .map(([salary, least]) => ({ salaryMax: satang(salary * 100), least: satang(least) }))
    .sort((one, other) => one.salaryMax - other.salaryMax)
}

function monthsOf(text = ''): number[] {
  const months = text.split(/[\s,]+/).map((one) => integerIn(one, 1, 12))
  return [...new Set(months.filter((month) => month !== undefined))].sort((a, b) => a - b)
}

function clausesOf(text: string | undefined): ShareRules['clauses'] {
  const said = linesOf(text)
  const names = Object.keys(SHARE_RULES) as ShareRule[]
  return Object.fromEntries(
    names.flatMap((name) => (said.has(name) ? [[name, said.get(name)]] : [])),
  )
}
