import { noiseOf } from '../process/neighbours.ts'
import { median } from './median.ts'
import type { Figures } from './rounds.ts'

export interface Comparison {
  title: string
  /** Of the body, which is the same for all. */
  bytes: number
  /** Ours first, then its twins. */
  names: string[]
  rounds: Figures[][]
}

// Below this the server waited for questions, so the figures say how fast they were asked.
const FULLY_BUSY = 0.9

export const COLUMNS = [
  '',
  'req/s',
  'p50 ms',
  'p99 ms',
  'bytes',
  'CPU µs',
  'busy',
  'ratio',
  'by CPU',
]

/** Answers the rows as the page of figures has them. */
export function printComparisons(comparisons: Comparison[]): string[][] {
  const rows = comparisons.flatMap(rowsOf)
  const full = [COLUMNS, ...rows.filter((row) => row.length > 1)] // the others are titles and remarks
  const widths = COLUMNS.map((_, column) =>
    Math.max(...full.map((row) => row[column]?.length ?? 0)),
  )
  for (const row of [COLUMNS, ...rows]) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    console.log(cells.join('  ').trimEnd())
  }
  console.log(`
ratio      the site's requests a second ÷ the twin's: 1 is as fast, 0.5 half as fast
by CPU     the twin's CPU a request ÷ the site's: the same, whoever was the limit
undecided  one of the two was busy less than ${FULLY_BUSY * 100}% of a core: the load generator, the database or the
           machine was the limit, and requests a second do not compare them
`)
  return rows.map((row) => COLUMNS.map((_, column) => (row[column] ?? '').trim()))
}

function rowsOf({ title, bytes, names, rounds }: Comparison): string[][] {
  const [ours = [], ...twins] = rounds
  const noise = noiseOf(rounds.flat().map(({ neighbours }) => neighbours))
  return [
    [title],
    [`  ${names[0]}`, ...cells(ours, bytes)],
    ...twins.map((twin, index) => [
      `  ${names[index + 1]}`,
      ...cells(twin, bytes),
      isBusy(ours) && isBusy(twin) ? paired(ours, twin, 'perSecond') : 'undecided',
      paired(twin, ours, 'cpu'),
    ]),
    ...(noise ? [[`  ${noise}`]] : []),
  ]
}

function cells(rounds: Figures[], bytes: number): string[] {
  const of = (name: keyof Figures) => median(rounds.map((figures) => figures[name]))
  return [
    Math.round(of('perSecond')).toLocaleString('en'),
    of('p50Ms').toFixed(2),
    of('p99Ms').toFixed(2),
    bytes.toLocaleString('en'),
    told(of('cpu'), (value) => value.toFixed(1)),
    told(of('busy'), (value) => `${Math.round(value * 100)}%`),
  ]
}

function isBusy(rounds: Figures[]): boolean {
  return median(rounds.map(({ busy }) => busy)) >= FULLY_BUSY
}

/** The median of the rounds' own ratios: rounds beside each other met the same machine. */
function paired(above: Figures[], below: Figures[], name: keyof Figures): string {
  const ratios = above.map((figures, round) => figures[name] / (below[round]?.[name] ?? Number.NaN))
  return told(median(ratios), (value) => value.toFixed(2))
}

function told(value: number, format: (value: number) => string): string {
  return Number.isNaN(value) ? '–' : format(value)
}
