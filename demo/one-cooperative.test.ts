// The core system's files and the public pages tell of one cooperative; a member reads both.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { APPROVED_RATES, DEPOSIT_TYPES, LOAN_TYPES } from './core-system/plan.ts'

interface Rate {
  name: string
  rate_ppm: number
}

test('loans and deposits bear the rates that the site shows', () => {
  const shown: Rate[] = onSite('rates.json')
  // The newest of a name comes first.
  const rateOf = (name: string) => shown.find((rate) => rate.name.startsWith(name))?.rate_ppm
  for (const { name, ratePpm } of LOAN_TYPES) expect([name, rateOf(name)]).toEqual([name, ratePpm])
  for (const { name, ratePpm } of DEPOSIT_TYPES) {
    expect([name, rateOf(`เงินฝาก${name}`)]).toEqual([name, ratePpm])
  }
})

test('the last dividend was paid at the rates that the calculator begins with', () => {
  const { dividendPpm, returnPpm } = APPROVED_RATES[0]
  expect(onSite('settings.json')).toMatchObject({
    dividend_rate_ppm: dividendPpm,
    return_rate_ppm: returnPpm,
  })
})

function onSite(file: string) {
  return JSON.parse(readFileSync(new URL(`site/${file}`, import.meta.url), 'utf8'))
}
