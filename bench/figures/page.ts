// The page of figures: each bench writes its own part of docs/performance.md, with the day and the machine.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, '..', '..', 'docs', 'performance.md')

export interface Part {
  title: string
  about: string
  columns: string[]
  rows: string[][]
  /** What is asked for. */
  bars: string
}

export function printPage(bench: string, part: Part): void {
  const text = textOf(bench, part)
  console.log(`\n${text}`)
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : `${HEAD}\n`
  writeFileSync(FILE, withPart(before, bench, text))
}

/** Figures by name, as `console.table` takes them. */
export function tableOf(
  figures: Record<string, Record<string, string | number>>,
): Pick<Part, 'columns' | 'rows'> {
  const names = Object.keys(Object.values(figures)[0] ?? {})
  return {
    columns: ['', ...names],
    rows: Object.entries(figures).map(([of, row]) => [
      of,
      ...names.map((name) => (row[name] ?? '').toLocaleString('en')),
    ]),
  }
}

const HEAD = `# Performance

Written by the benches: each writes its own part when it is run. Figures are of the machine and the day they name; ratios beside each other in one run are what
can be compared. Nothing here is asserted by a test.
`

/** In the place of the bench's earlier part, or at the end. */
export function withPart(page: string, bench: string, text: string): string {
  const [from, to] = [`<!-- ${bench} -->`, `<!-- end of ${bench} -->`]
  const part = `${from}\n${text}${to}`
  const [start, end] = [page.indexOf(from), page.indexOf(to)]
  if (start === -1 || end === -1) return `${page.trimEnd()}\n\n${part}\n`
  return page.slice(0, start) + part + page.slice(end + to.length)
}

function textOf(bench: string, { title, about, columns, rows, bars }: Part): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const table = [columns, columns.map(() => '---'), ...rows].map(line).join('\n')
  return `## ${title}\n\n${about}\n\n${table}\n\nAsked for: ${bars}.\n${machine()}. To repeat: \`npm run bench -- ${bench}\`.\n\n`
}

function machine(): string {
  const day = new Date().toISOString().slice(0, 10)
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  const model = cpus()[0]?.model.trim()
  const cores = `${availableParallelism()} cores${model && model !== 'unknown' ? ` (${model})` : ''}`
  return `${day}, ${cores}, ${process.arch}, ${gigabytes} GB, Node ${process.version}`
}
