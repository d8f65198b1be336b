// Which templates a paper was printed with: a paper that is signed says so, for whoever wants to print it again years later.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TEMPLATES = join(import.meta.dirname, '../templates')

let known: string | undefined

/** "official/1f0c9a7be2d4" */
export function templateVersion(name: string): string {
  known ??= digestOf(TEMPLATES)
  return `${name}/${known}`
}

function digestOf(folder: string): string {
  const digest = createHash('sha256')
  for (const file of readdirSync(folder).sort())
    digest
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0')
  return digest.digest('hex').slice(0, 12)
}
