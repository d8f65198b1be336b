// Files and manifests that are not what they should be, whatever is in their rows.

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Damage, harmless, later } from './damage.ts'

interface Entry {
  data_set: string
  file: string
  rows: number
  sums: Record<string, string>
}

interface Manifest {
  format: string
  as_of: string
  files: Entry[]
}

function ofFile(name: string, does: string, set: string, spoil: Damage['spoil']): Damage {
  return { name, does, set, by: 'file', spoil }
}

function manifest(
  name: string,
  does: string,
  set: string,
  change: (manifest: Manifest, entry: Entry) => void,
): Damage {
  return ofFile(name, does, set, (folder) => {
    const file = join(folder, 'manifest.json')
    const told: Manifest = JSON.parse(readFileSync(file, 'utf8'))
    change(told, told.files.find(({ data_set }) => data_set === set) ?? (told.files[0] as Entry))
    writeFileSync(file, JSON.stringify(told))
  })
}

function file(
  name: string,
  does: string,
  set: string,
  change: (text: string) => string | Buffer,
): Damage {
  return ofFile(name, does, set, (folder) => {
    const path = join(folder, `${set}.csv`)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  })
}

/** The set is refused at once, and no other of its files is read: nothing can be tried beside it. */
function stopping(damage: Damage): Damage {
  return { ...damage, alone: true }
}

/** Days of what has happened, which no set tells of before it did. */
const HAPPENED = ['posted_on', 'last_on', 'requested_on', 'noted_on', 'paid_on', 'opened_on']

/** As when one program writes UTF-8 and the next takes each byte for a letter. */
function readAsLatin(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1')
}

export const FILES: Damage[] = [
  {
    name: 'no-manifest',
    does: 'a set without its manifest',
    set: 'manifest',
    by: 'file',
    alone: true,
    spoil: (folder) => rmSync(join(folder, 'manifest.json')),
  },
  {
    name: 'broken-manifest',
    does: 'a manifest that ends in the middle',
    set: 'manifest',
    by: 'file',
    alone: true,
    spoil: (folder) => writeFileSync(join(folder, 'manifest.json'), '{"format": "coop'),
  },
  {
    name: 'file-not-there',
    does: 'a file that the manifest names and nobody sent',
    set: 'receipt',
    by: 'file',
    alone: true,
    spoil: (folder) => rmSync(join(folder, 'receipt.csv')),
  },
  stopping(
    manifest('other-format', 'a set of another format', 'manifest', (told) => {
      told.format = 'coop-night-0'
    }),
  ),
  stopping(
    manifest('no-day', 'a set of no day', 'manifest', (told) => {
      told.as_of = 'เมื่อวาน'
    }),
  ),
  stopping(
    manifest('day-in-future', 'a set of a day that has not come', 'manifest', (told) => {
      told.as_of = '2027-06-30'
    }),
  ),
  stopping(
    manifest(
      'set-left-out',
      'a manifest without a data set that must be there',
      'beneficiary',
      (told) => {
        told.files = told.files.filter(({ data_set }) => data_set !== 'beneficiary')
      },
    ),
  ),
  stopping(
    manifest('set-told-twice', 'a data set told twice', 'share', (told, entry) => {
      told.files.push(entry)
    }),
  ),
  stopping(
    manifest(
      'files-exchanged',
      'the file of shares told as that of movements',
      'share',
      (_, entry) => {
        entry.file = 'share_movement.csv'
      },
    ),
  ),
  manifest(
    'rows-promised',
    'one row more promised than there is',
    'collection_slip',
    (_, entry) => {
      entry.rows++
    },
  ),
  manifest('sum-promised', 'a promised sum with another digit', 'loan', (_, entry) => {
    entry.sums.balance = '1.00'
  }),
  stopping(
    manifest(
      'sum-not-promised',
      'a column of money without its sum',
      'deposit_movement',
      (_, entry) => {
        delete entry.sums.amount
      },
    ),
  ),
  file('half-a-file', 'a file of which half arrived', 'loan_movement', (text) =>
    text.slice(0, text.length / 2),
  ),
  file('lost-row', 'a row lost on the way', 'receipt', (text) =>
    text.replace(/\r\n[^\r]+\r\n$/, '\r\n'),
  ),
  file(
    'added-row',
    'a row that nobody promised',
    'welfare_right',
    (text) => `${text}${text.split('\r\n').at(-2)}\r\n`,
  ),
  file('empty-file', 'an empty file', 'guarantee', () => ''),
  file(
    'only-heading',
    'a file with its heading and nothing else',
    'dividend',
    (text) => `${text.split('\r\n')[0]}\r\n`,
  ),
  stopping(
    file('utf-16', 'a file written in UTF-16', 'beneficiary', (text) =>
      Buffer.from(`\ufeff${text}`, 'utf16le'),
    ),
  ),
  file('encoded-twice', 'a register encoded twice', 'member_detail', readAsLatin),
  file(
    'thai-lost',
    'a register whose Thai letters became question marks',
    'member_detail',
    (text) => text.replace(/[\u0e00-\u0e7f]/g, '?'),
  ),
  file('heading-misspelt', 'a heading with a misspelt column', 'share', (text) =>
    text.replace('monthly', 'montly'),
  ),
  file('column-left-out', 'a column left out of heading and rows', 'cremation_fund', (text) =>
    text.replace(/,[^,\r]*\r\n/g, '\r\n'),
  ),
  file('column-doubled', 'a column told twice', 'loan_type', (text) =>
    text.replace(/,([^,\r]*)\r\n/g, ',$1,$1\r\n'),
  ),
  file(
    'columns-exchanged',
    'two headings exchanged, billed for deducted',
    'collection_line',
    (text) => text.replace('billed,deducted', 'deducted,billed'),
  ),
  file('cell-too-many', 'a name with a comma that nobody quoted', 'unit', (text) =>
    text.replace(/\r\n([^,]+),/, '\r\n$1,ก,'),
  ),
  file('cell-too-few', 'a row that ends early', 'welfare_type', (text) =>
    text.replace(/,[^,\r]*\r\n$/, '\r\n'),
  ),
  file('quote-not-closed', 'a quotation mark that is never closed', 'insurance', (text) =>
    text.replace(/\r\n/, '\r\n"'),
  ),
  {
    name: 'day-goes-back',
    does: 'a set of a day before the published one',
    set: 'manifest',
    by: 'as-of-goes-back',
    harm: (night) => {
      night.asOf = later(night.asOf, -2)
      for (const row of [...night.sets.values()].flat())
        for (const column of HAPPENED)
          if (String(row[column] ?? '') > night.asOf) row[column] = night.asOf
      return undefined
    },
  },
  harmless('a core system without control accounts leaves them out; the run says "unproved"', {
    name: 'no-control-accounts',
    does: 'control accounts left out',
    set: 'control_account',
    harm: (night) => {
      night.sets.delete('control_account')
      return undefined
    },
  }),
  harmless('the columns are optional: older core systems do not write them', {
    name: 'no-optional-columns',
    does: 'columns left out that a core system may not know',
    set: 'loan',
    spoil: (folder) => {
      const path = join(folder, 'loan.csv')
      const text = readFileSync(path, 'utf8')
      writeFileSync(path, text.replace(/(,[^,\r]*){4}\r\n/g, '\r\n'))
      // Who does not know a column promises no sum of it.
      const manifest = join(folder, 'manifest.json')
      const told = readFileSync(manifest, 'utf8')
      const unknown = /("(?:accrued_interest|arrears_principal|arrears_interest)": ?)"[\d.]+"/g
      writeFileSync(manifest, told.replace(unknown, '$1"0.00"'))
    },
  }),
  harmless('files may come in any order of columns; the heading says which is which', {
    name: 'columns-in-other-order',
    does: 'the columns of a file in another order, heading and rows alike',
    set: 'share',
    spoil: (folder) => {
      const path = join(folder, 'share.csv')
      const text = readFileSync(path, 'utf8')
      writeFileSync(path, text.replace(/^([^,\r\n]+),([^,\r\n]+),/gm, '$2,$1,'))
    },
  }),
  harmless('the same day and the same figures, in Thai digits and the Buddhist era', {
    name: 'thai-digits',
    does: 'dates and amounts in Thai digits',
    set: 'receipt',
    harm: (night, dice) => {
      const row = night.pick('receipt', dice)
      const thai = (text: string) =>
        text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)))
      const [year, month, day] = String(row.paid_on).split('-')
      row.paid_on = thai(`${day}/${month}/${Number(year) + 543}`)
      return undefined
    },
  }),
]
