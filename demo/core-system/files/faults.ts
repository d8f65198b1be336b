// Mistakes on purpose, of the kinds that real files have, and a list of where they are.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Random } from '../random.ts'
import { baht } from './set-writer.ts'

export interface Fault {
  kind: string
  file: string
  line: number
  column: string
}

interface FaultKind {
  set: string
  column: string
  /** The cell as it should not be; undefined when this row does not lend itself to it. */
  spoil(cell: string, of: (column: string) => string): string | undefined
}

// biome-ignore format: a table reads in columns
const KINDS: Record<string, FaultKind> = {
  // Seen in the row itself.
  'no-such-day':      { set: 'loan_movement', column: 'posted_on', spoil: () => '31/02/2569' },
  'no-amount':        { set: 'deposit_movement', column: 'amount', spoil: () => '12x.50' },
  'wrong-id':         { set: 'member_detail', column: 'national_id', spoil: (cell) => `${cell.slice(0, -1)}${(Number(cell.at(-1)) + 1) % 10}` },
  'empty':            { set: 'share', column: 'monthly', spoil: () => '' },
  'no-choice':        { set: 'collection_line', column: 'line_kind', spoil: () => '__proto__' },
  'over-deducted':    { set: 'collection_slip', column: 'deducted', spoil: (_, of) => baht(Math.round(Number(of('billed')) * 100) + 1) },
  'own-guarantor':    { set: 'guarantee', column: 'guarantor_no', spoil: (cell, of) => (cell ? of('borrower_no') : undefined) },
  // Seen only beside other rows.
  'unknown-member':   { set: 'welfare_request', column: 'membership_no', spoil: () => '999999' },
  'unknown-loan':     { set: 'guarantee', column: 'loan_no', spoil: (cell) => `X${cell}` },
  'broken-chain':     { set: 'share_movement', column: 'balance', spoil: (cell, of) => baht(Math.round(Number(cell) * 100) + 7 + Number(of('seq'))) },
  'not-hundred':      { set: 'beneficiary', column: 'share', spoil: (cell) => (cell === '100.0000' ? '99.0000' : undefined) },
}

export const FAULT_KINDS = Object.keys(KINDS)

/** Spoils a written CSV set in place, and keeps its promised totals true so that only the fault is wrong. */
export function plantFaults(
  folder: string,
  kinds: readonly string[],
  each: number,
  seed: number,
): Fault[] {
  const manifestFile = join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const taken = new Set<string>()
  const faults = kinds.flatMap((kind) => {
    const planted = plantKind(folder, kind, each, new Random(seed, 'fault', kind), manifest, taken)
    return planted
  })
  writeFileSync(manifestFile, JSON.stringify(manifest, null, 2))
  const list = faults.map(
    ({ kind, file, line, column }) => `${file}\t${line}\t${column}\t${kind}\n`,
  )
  writeFileSync(join(folder, 'faults.txt'), list.join(''))
  return faults
}

interface ManifestFile {
  data_set: string
  file: string
  sums: Record<string, string>
}

function plantKind(
  folder: string,
  kind: string,
  each: number,
  dice: Random,
  manifest: { files: ManifestFile[] },
  taken: Set<string>,
): Fault[] {
  const { set, column, spoil } = KINDS[kind] as FaultKind
  const entry = manifest.files.find(({ data_set }) => data_set === set) as ManifestFile
  const path = join(folder, entry.file)
  // Byte by byte, so that Windows-874 stays what it is; only plain figures are changed.
  const lines = readFileSync(path, 'latin1').split('\r\n')
  const head = (lines[0] ?? '').replace(/^\xef\xbb\xbf/, '').split(',')
  const at = head.indexOf(column)
  const faults: Fault[] = []
  for (let attempt = 0; faults.length < each && attempt < each * 200; attempt++) {
    const index = dice.whole(1, lines.length - 2)
    const cells = (lines[index] ?? '').split(',')
    if (taken.has(`${set} ${index}`) || cells.length !== head.length || lines[index]?.includes('"'))
      continue
    const before = cells[at] ?? ''
    const after = spoil(before, (name) => cells[head.indexOf(name)] ?? '')
    if (after === undefined) continue
    taken.add(`${set} ${index}`)
    cells[at] = after
    lines[index] = cells.join(',')
    const sum = entry.sums[column]
    if (sum !== undefined && Number.isFinite(Number(after))) {
      const satang = Math.round((Number(sum) + Number(after) - Number(before)) * 100)
      entry.sums[column] = baht(satang)
    }
    faults.push({ kind, file: entry.file, line: index + 1, column })
  }
  writeFileSync(path, lines.join('\r\n'), 'latin1')
  return faults
}
