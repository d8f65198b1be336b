// `npm run bench -- attacks [seconds]`: strangers attack in every way that is known to have held the site up, on two hundred
// connections, while twenty members read. What the twenty see before, meanwhile and afterwards.

import { setTimeout as sleep } from 'node:timers/promises'
import { readSecrets } from '#server/settings/secrets.ts'
import { printPage, tableOf } from '../figures/page.ts'
import { ask, end, startChild } from '../process/child.ts'
import { startThrowawaySite, type ThrowawaySite } from '../process/throwaway-site.ts'
import type { Attack, Attacked } from './attackers.ts'
import { row, visit } from './overload.ts'
import { signInMembers } from './signed-in.ts'

const CONNECTIONS = 200
const SECONDS_MAX = 300
const QUIET_SECONDS = 10
const PATHS = ['share', 'deposit', 'loan', 'kep', 'status'].map((feed) => `/api/member/${feed}`)

export async function attacks(typed = '60'): Promise<void> {
  const seconds = Math.min(Number(typed), SECONDS_MAX)
  // The attackers say where they come from, as those behind a proxy do.
  const site = await startThrowawaySite({ settings: { TRUSTED_PROXIES: '127.0.0.1' } })
  const tokens = await signInMembers(site, 20)
  const members = { name: 'twenty members', connections: 20, restMs: 500, paths: PATHS, tokens }

  const [before] = await visit(site, QUIET_SECONDS, [members])
  const [[during], attacked] = await Promise.all([
    visit(site, seconds, [members]),
    attack(site, seconds),
  ])
  await sleep(5_000)
  const [after] = await visit(site, QUIET_SECONDS, [members])

  const answers = Object.entries(attacked).map(([kind, said]) => `${kind} (${listed(said)})`)
  printPage('attacks', {
    title: 'Strangers who attack in every way at once',
    about:
      `${CONNECTIONS} connections without a rest for ${seconds} s, beside twenty members who read. ` +
      `What the attackers were answered: ${answers.join('; ')}.`,
    ...tableOf({
      'twenty, before': row(before),
      'twenty, meanwhile': row(during),
      'twenty, 5 s after': row(after),
    }),
    bars: 'the twenty have a p99 of at most 500 ms, and every answer is 200',
  })
}

async function attack({ address, folder }: ThrowawaySite, seconds: number): Promise<Attacked> {
  const child = startChild('overload/attackers.ts', [])
  const { csrf } = readSecrets(folder)
  const orders = { address, seconds, connections: CONNECTIONS, csrf } satisfies Attack
  const attacked = await ask<Attacked>(child, orders)
  await end(child)
  return attacked
}

function listed(answers: Record<string, number>): string {
  return Object.entries(answers)
    .map(([status, count]) => `${status}: ${count.toLocaleString('en')}`)
    .join(', ')
}
