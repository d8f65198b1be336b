// Where a call may be killed: before each statement that it sends to the database, named by what the statement does. Known by its words
// and not by its number, since a site that has just started asks for more than one that has run for a while.

export interface Point {
  sql: string
  /** Of those with the same words. */
  nth: number
}

const BEGINS = /^(?:begin|start transaction)/
const WRITES = /^(?:with\b.*?\b)?(?:insert into|update|delete from)\s/s

/** Values and how many there are of them are left out. */
export function wordsOf(sql: string): string {
  return sql
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\$(?:, \$)+/g, '$')
    .replaceAll(/\(\$\)(?:, \(\$\))+/g, '($)')
    .trim()
}

export function allPoints(sent: readonly string[]): Point[] {
  return sent.map((sql, at) => ({
    sql,
    nth: sent.slice(0, at + 1).filter((other) => other === sql).length,
  }))
}

/** Of a call's statements: up to the first word of what it writes, and from then on until all of it is kept. */
export function pointsOf(sent: readonly string[]): { nothing: Point[]; half: Point[] } {
  const points = allPoints(sent)
  const writes = sent.flatMap((sql, at) => (WRITES.test(sql) ? [at] : []))
  const kept = transactions(sent)
    .map(([begin, commit]) => ({
      commit,
      writes: writes.filter((at) => at > begin && at < commit),
    }))
    .reduce((most, one) => (one.writes.length > most.writes.length ? one : most), {
      commit: writes.at(-1) ?? sent.length - 1,
      writes: [] as number[],
    })
  const first = kept.writes[0] ?? kept.commit
  return { nothing: points.slice(0, first + 1), half: points.slice(first + 1, kept.commit + 1) }
}

/** As somebody would say it: `insert into order_line`. */
export function nameOfPoint({ sql, nth }: Point): string {
  const what = /^(?:with\b.*?\b)?(insert into|update|delete from|select)\b/s.exec(sql)?.[1]
  const table = /(?:into|update|from) "?(?:night"\.")?(\w+)/.exec(sql)?.[1]
  const name = what && table ? `${what === 'select' ? 'select from' : what} ${table}` : sql
  return `${name.slice(0, 60)}${nth > 1 ? ` (${nth})` : ''}`
}

function transactions(sent: readonly string[]): [begin: number, commit: number][] {
  let begin = -1
  return sent.flatMap((sql, at): [number, number][] => {
    if (BEGINS.test(sql)) begin = at
    return sql === 'commit' && begin >= 0 ? [[begin, at]] : []
  })
}
