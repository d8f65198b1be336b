// `npm run database-matrix [-- FOLDER…]`: the site with every PostgreSQL on this machine (the one that comes with it, those of
// Debian, and whose programs are in the folders named), as every kind of owner, with and without a pooler. Prints a table.

import { globSync } from 'node:fs'
import { answerTable } from '#tests/support/matrix/table.ts'
import { buildIfStale } from '../build.ts'

buildIfStale()
process.setMaxListeners(0) // every site that is started listens for the end
const programs = [
  undefined,
  ...globSync('/usr/lib/postgresql/*/bin').sort(),
  ...process.argv.slice(2),
]
const { lines, broken } = await answerTable(programs, (cell) => console.error(cell))
console.log(lines.join('\n'))
// Pools of sites that refused to start are still open.
process.exit(broken > 0 ? 1 : 0)
