// `npm run bench -- wordpress`: the front page beside that of WordPress, without a page cache and with one, where Debian's
// packages are installed (wordpress, wordpress-theme-twentytwentythree, php-fpm, php-mysql, mariadb-server, nginx).

import { median } from '../figures/median.ts'
import { printPage } from '../figures/page.ts'
import { type Figures, measure } from '../figures/rounds.ts'
import { answerOf, type Question } from '../process/answer.ts'
import { startChild } from '../process/child.ts'
import { noiseOf } from '../process/neighbours.ts'
import { startThrowawaySite } from '../process/throwaway-site.ts'
import { startWordPress } from '../process/wordpress.ts'

// Without a cache it answers some twenty a second; more connections would only wait longer.
const SLOW = { rounds: 3, roundSeconds: 6, warmUpSeconds: 6, connections: 8 }
const HOME: Question = { method: 'GET', path: '/home', headers: { 'accept-encoding': 'gzip, br' } }

export async function besideWordPress(): Promise<void> {
  const site = await startThrowawaySite()
  const wordPress = await startWordPress(site.folder)
  if (!wordPress) {
    console.log('WordPress, PHP, MariaDB or nginx is not installed: there is nothing to compare.')
    return
  }
  console.log('Measuring for about a minute…')
  const generator = startChild('process/load.ts', [])
  const servers = [site, ...wordPress]
  const bytes: number[] = []
  for (const { address } of servers) bytes.push((await answerOf(address, HOME)).body.length)
  const rounds = await measure(generator, servers, HOME, {}, SLOW)
  printPage('wordpress', {
    title: 'The front page beside WordPress',
    about:
      'WordPress of Debian with a plain theme and twenty posts, nginx and PHP-FPM (four processes, opcache) before MariaDB; `page cache` is nginx answering ' +
      'without asking PHP. CPU of all their processes together. Bytes as they are sent, compressed.',
    columns: [
      '',
      'req/s',
      'p99 ms',
      'CPU µs',
      'bytes',
      'requests for our one',
      'CPU for our one',
      '',
    ],
    rows: servers.map(({ name }, index) =>
      rowOf(name, bytes[index] ?? Number.NaN, rounds[index] ?? [], rounds[0] ?? []),
    ),
    bars: 'the comparison; no figure',
  })
}

function rowOf(name: string, bytes: number, rounds: Figures[], ours: Figures[]): string[] {
  const of = (figure: keyof Figures) => median(rounds.map((one) => one[figure]))
  const ratio = (figure: keyof Figures) =>
    median(rounds.map((one, round) => one[figure] / (ours[round]?.[figure] ?? Number.NaN)))
  return [
    name,
    Math.round(of('perSecond')).toLocaleString('en'),
    of('p99Ms').toFixed(1),
    of('cpu').toFixed(0),
    bytes.toLocaleString('en'),
    ratio('perSecond').toFixed(3),
    ratio('cpu').toFixed(2),
    noiseOf(rounds.map(({ neighbours }) => neighbours)),
  ]
}
