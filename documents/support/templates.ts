// For tests only: a folder of templates that may be spoilt.

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders: string[] = []

/** Our own templates with some more beside them. */
export function givenTemplates(more: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'))
  folders.push(folder)
  cpSync(join(import.meta.dirname, '../templates'), folder, { recursive: true })
  for (const [name, source] of Object.entries(more)) writeTemplate(folder, name, source)
  return folder
}

export function removeTemplates(): void {
  for (const folder of folders) rmSync(folder, { recursive: true })
}

export function writeTemplate(folder: string, name: string, source: string): void {
  writeFileSync(join(folder, `${name}.typ`), source)
}

/** Prints the lines it is given, and nothing else, in the type of our papers. */
export const LINES = `
#import "paper.typ": data, writing
#show: writing
#for line in data.lines { par(line) }
`
