// A written demo, as its questions read it: the files of a night and the content of the public pages.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind } from '#domain/import/column.ts'
import { dataSetNamed } from '#domain/import/data-sets.ts'

export const SITE = join(import.meta.dirname, '..', 'site')
const ERA = 543

/** Money as satang, rates as parts per million, days as 'YYYY-MM-DD', months as their first day. */
// biome-ignore lint/suspicious/noExplicitAny: a question reads the columns it names
export type Row = Record<string, any>

export interface Demo {
  asOf: string
  /** The rows of a data set, with the columns that are named; all where none is. */
  rows(set: string, ...columns: string[]): Row[]
  // biome-ignore lint/suspicious/noExplicitAny: content as it stands in its file
  site(name: string): any
  siteFile(path: string): Buffer
}

export type Reading = (path: string) => Buffer

/** `changed` stands for files that read otherwise than they were written; `unchanged` has read the others. */
export function readDemo(
  folder: string,
  changed: Map<string, Buffer> = new Map(),
  unchanged?: Demo,
): Demo {
  const read: Reading = (path) => changed.get(path) ?? readFileSync(join(folder, path))
  const site: Reading = (path) => changed.get(`site/${path}`) ?? readFileSync(join(SITE, path))
  const known = new Map<string, Row[]>()
  const pages = new Map<string, unknown>()
  return {
    asOf: JSON.parse(read('manifest.json').toString('utf8')).as_of,
    rows(set, ...columns) {
      if (unchanged && !changed.has(`${set}.csv`)) return unchanged.rows(set, ...columns)
      const key = `${set} ${columns.join(' ')}`
      const rows = known.get(key) ?? rowsOf(set, read(`${set}.csv`).toString('utf8'), columns)
      known.set(key, rows)
      return rows
    },
    site(name) {
      if (unchanged && !changed.has(`site/${name}.json`)) return unchanged.site(name)
      const page = pages.get(name) ?? JSON.parse(site(`${name}.json`).toString('utf8'))
      pages.set(name, page)
      return page
    },
    siteFile: site,
  }
}

function rowsOf(set: string, text: string, wanted: string[]): Row[] {
  const [head = '', ...lines] = text.trimEnd().split('\r\n')
  const kinds = new Map(dataSetNamed(set).columns.map(({ name, kind }) => [name, kind]))
  const columns = head
    .split(',')
    .map((name, at) => ({ name, at, read: readerOf(kinds.get(name)) }))
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  return lines.map((line) => {
    const cells = line.includes('"') ? quotedCells(line) : line.split(',')
    const row: Row = {}
    for (const { name, at, read } of columns) row[name] = read(cells[at] ?? '')
    return row
  })
}

function quotedCells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}

function readerOf(kind: Kind | undefined): (cell: string) => string | number | undefined {
  switch (kind) {
    case 'baht':
      return (cell) => (cell === '' ? undefined : Number(cell.replace('.', '')))
    case 'percent':
      return (cell) => (cell === '' ? undefined : Math.round(Number(cell) * 10_000))
    case 'whole':
    case 'sign':
      return (cell) => (cell === '' ? undefined : Number(cell))
    case 'date':
      return (cell) => isoDay(cell)
    case 'month':
      return (cell) =>
        cell.includes('/') ? isoDay(`01/${cell}`) : cell === '' ? undefined : `${cell}-01`
    case 'year':
      return (cell) => (Number(cell) > 2400 ? Number(cell) - ERA : Number(cell))
    default:
      return (cell) => (cell === '' ? undefined : cell)
  }
}

function isoDay(cell: string): string | undefined {
  if (cell === '') return undefined
  if (!cell.includes('/')) return cell
  const [day = '', month = '', year = ''] = cell.split('/')
  return `${Number(year) - ERA}-${month}-${day}`
}
