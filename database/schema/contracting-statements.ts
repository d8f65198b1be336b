// What in a migration would break the release before it: what it reads or writes is taken away, renamed or made narrower.

const TAKES_AWAY = [
  /\bdrop\s+(?!not\s+null)\w+/g,
  /\brename\b/g,
  /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/g,
  /\bset\s+not\s+null\b/g,
  /\brevoke\b/g,
  /\btruncate\b/g,
]
// Only where the release before writes to the table.
const NARROWS = /\balter\s+table\s+(?:if\s+exists\s+|only\s+)*([\w.]+)([^;]*)/g
const CONSTRAINT = /\badd\s+(?:constraint|check|unique|primary|foreign|exclude)\b/g
const COLUMN = /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?\w[^,;]*?\bnot\s+null\b[^,;]*/g
const UNIQUE_INDEX = /\bcreate\s+unique\s+index\s+(?:if\s+not\s+exists\s+)?\w+\s+on\s+([\w.]+)/g

/** A line that says why it takes nothing away, as one that makes a check wider does. */
const EXCUSED = /^.*-- adds only: \S.*$/gm

export function contractingStatements(migration: string): string[] {
  const sql = migration.replace(EXCUSED, '').replace(/--.*$/gm, '').toLowerCase()
  const own = new Set(
    [...sql.matchAll(/\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([\w.]+)/g)].map(
      ([, table]) => table,
    ),
  )
  const takenAway = TAKES_AWAY.flatMap((statement) => found(sql, statement))
  const narrowed = [...sql.matchAll(NARROWS)]
    .filter(([, table]) => !own.has(table))
    .flatMap(([, , changes = '']) => [...found(changes, CONSTRAINT), ...columnsWithout(changes)])
  const unique = [...sql.matchAll(UNIQUE_INDEX)]
    .filter(([, table]) => !own.has(table))
    .map(([statement]) => plain(statement))
  return [...takenAway, ...narrowed, ...unique]
}

/** The release before does not fill them. */
function columnsWithout(changes: string): string[] {
  return found(changes, COLUMN).filter((column) => !/\bdefault\b|\bgenerated\b/.test(column))
}

function found(sql: string, statement: RegExp): string[] {
  return [...sql.matchAll(statement)].map(([text]) => plain(text))
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
