// Single facts of a written demo told otherwise, to see that its questions notice.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SITE } from './demo.ts'

export type Changed = [file: string, bytes: Buffer]

/** One cell of a data set: of the first row that fits. */
export function cell(
  folder: string,
  set: string,
  fits: (row: Record<string, string>) => boolean,
  column: string,
  value: string | ((was: string) => string),
): Changed {
  const lines = readFileSync(join(folder, `${set}.csv`), 'utf8').split('\r\n')
  const head = (lines[0] ?? '').split(',')
  const at = lines.findIndex((line, index) => {
    const cells = line.split(',')
    return (
      index > 0 && fits(Object.fromEntries(head.map((name, place) => [name, cells[place] ?? ''])))
    )
  })
  if (at < 0) throw new RangeError(`no such row in ${set}`)
  const cells = (lines[at] ?? '').split(',')
  const place = head.indexOf(column)
  const was = cells[place] ?? ''
  cells[place] = typeof value === 'string' ? value : value(was)
  if (cells[place] === was) throw new RangeError(`${set}: ${column} is ${was} already`)
  lines[at] = cells.join(',')
  return [`${set}.csv`, Buffer.from(lines.join('\r\n'))]
}

/** Some words of the site's content. */
export function words(file: string, was: string, is: string): Changed {
  const text = readFileSync(join(SITE, file), 'utf8')
  if (!text.includes(was)) throw new RangeError(`${file} does not say ${was}`)
  return [`site/${file}`, Buffer.from(text.replace(was, is))]
}
