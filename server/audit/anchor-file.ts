// Lines of the chain's head (domain/audit/audit-anchor.ts) beside the backups, one a night: whoever owns the tables, but not
// that folder, cannot set the chain back without a line that no longer fits.

import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#database/core/connect.ts'
import { compareWithAnchor } from '#database/queries/audit/audit-anchor.ts'
import { readAnchor } from '#domain/audit/audit-anchor.ts'

function anchorFile(folder: string): string {
  return join(folder, 'audit-anchors.txt')
}

export async function storedAnchors(folder: string): Promise<string[]> {
  const text = await readFile(anchorFile(folder), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').filter(Boolean)
}

export async function keepAnchor(folder: string, line: string): Promise<void> {
  if ((await storedAnchors(folder)).at(-1) === line) return
  await mkdir(folder, { recursive: true })
  await appendFile(anchorFile(folder), `${line}\n`, { mode: 0o600, flush: true })
}

/** The first line that the chain does not fit. */
export async function unfitAnchor(db: Db, folder: string): Promise<string | undefined> {
  for (const line of await storedAnchors(folder)) {
    const kept = readAnchor(line)
    if (!kept || (await compareWithAnchor(db, kept)) !== 'same') return line
  }
  return undefined
}
