// What stands on a sheet most often (documents/paper/official.ts has every kind).

import type { Pair } from './facts.ts'
import type { Part } from './official.ts'

export function facts(pairs: Pair[]): Part {
  return { part: 'facts', pairs }
}

export function figures(pairs: Pair[], inWords: string | null = null): Part {
  return { part: 'figures', pairs, inWords }
}

export function paragraphs(lines: string[]): Part {
  return { part: 'paragraphs', lines }
}

export function notes(lines: string[]): Part {
  return { part: 'notes', lines }
}
