// What one member is told of their months, years and benefits.

import type { Cooperative } from '../cooperative.ts'
import {
  collFeed,
  gianFeed,
  guaranteeFeed,
  insuranceFeed,
  statusFeed,
  welfareFeed,
} from '../count/member/benefits.ts'
import { kepFeed, slipsOf } from '../count/member/collection.ts'
import { cremationMonths, kepcremFeed } from '../count/member/cremation.ts'
import { announcedYears, dividendFeed } from '../count/member/dividend.ts'
import { balanceFeed, endedYear, welcomeFeed } from '../count/member/summary.ts'
import { compareFeed } from './compare-feed.ts'

export async function askCollections(coop: Cooperative, member: string): Promise<void> {
  const { night, rules, months } = coop
  await compareFeed(coop, 'kep', member, '/kep', kepFeed(night, rules, member))
  await compareFeed(coop, 'kepcrem', member, '/kepcrem', kepcremFeed(night, member))
  const billed = slipsOf(night, member).map((slip) => slip.month('period'))
  for (const month of billed.filter((period) => months.includes(period))) {
    const ours = kepFeed(night, rules, member, month)
    await compareFeed(coop, 'kep', member, `/kep?period=${month}`, ours)
  }
  const collected = cremationMonths(night, member).map(({ slip }) => slip.month('period'))
  for (const month of collected.filter((period) => months.includes(period))) {
    const ours = kepcremFeed(night, member, month)
    await compareFeed(coop, 'kepcrem', member, `/kepcrem?period=${month}`, ours)
  }
}

export async function askDividends(coop: Cooperative, member: string): Promise<void> {
  const { night, rules } = coop
  await compareFeed(coop, 'dividend', member, '/dividend', dividendFeed(night, rules, member))
  for (const { year } of announcedYears(night, member)) {
    const ours = dividendFeed(night, rules, member, year)
    await compareFeed(coop, 'dividend', member, `/dividend?year=${year}`, ours)
  }
}

export async function askTheRest(coop: Cooperative, member: string): Promise<void> {
  const { night, rules } = coop
  const year = endedYear(night, rules)
  const feeds: [string, string, object][] = [
    ['welcome', '/welcome', welcomeFeed(night, member)],
    ['balance', '/balance', balanceFeed(night, rules, member)],
    ['balance', `/balance?year=${year - 1}`, balanceFeed(night, rules, member, year - 1)],
    ['coll', '/coll', collFeed(night, rules, member)],
    ['guarantee', '/guarantee', guaranteeFeed(night, rules, member)],
    ['gian', '/gian', gianFeed(night, member)],
    ['insurance', '/insurance', insuranceFeed(night, member)],
    ['welfare', '/welfare', welfareFeed(night, rules, member)],
    ['status', '/status', statusFeed(night, member)],
  ]
  for (const [subject, path, ours] of feeds) await compareFeed(coop, subject, member, path, ours)
}
