// docs/import-format.md, from the description that the import itself reads by; the samples are lines that
// the demo core system really writes.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeSet } from '#demo/core-system/write-set.ts'
import type { Column, DataSet, Kind } from '#domain/import/column.ts'
import { DATA_SETS, FORMAT } from '#domain/import/data-sets.ts'

export const IMPORT_FORMAT_DOC = join(import.meta.dirname, '..', '..', 'docs', 'import-format.md')

// biome-ignore format: a table reads in columns
const KINDS: Record<Kind, string> = {
  member:         'membership number; padded with zeros to six digits',
  unit:           'eight digits, as text',
  code:           'a number or code of the core system as text, up to 30 letters, digits, `.`, `/`, `-`',
  'national-id':  '13 digits with a right check digit; blanks and hyphens are skipped; kept encrypted',
  'bank-account': '6–20 digits; blanks and hyphens are skipped; kept encrypted',
  name:           'up to 200 letters that tell who somebody is; masked in lists of problems',
  text:           'up to 200 letters',
  phone:          '9–10 digits beginning with 0; blanks and hyphens are skipped',
  email:          'one address, such as name@example.com',
  date:           '2026-11-15, 2569-11-15, 15/11/2569, 15 พ.ย. 2569, 15 พฤศจิกายน 2569, or a spreadsheet’s own date; the year has four figures',
  month:          '2026-11, 11/2569, พ.ย. 2569, or any day of it',
  year:           'four figures in either era',
  baht:           '`1234.50`, `"1,234.50"`, `๑,๒๓๔.๕๐`; `-` is zero; never below zero, at most two decimals',
  percent:        '`5.75`: at most four decimals',
  whole:          'a whole number, not below zero',
  sign:           '`1` in, `-1` out, `0` brought forward',
  choice:         'one of the words listed',
}

const HEAD = `# The nightly files

Written by \`npm run docs\` from \`domain/import/\`, which the import itself reads by.

A **set** is a folder, or the same files in one zip (without folders or password; of any size). It holds
\`manifest.json\` and one file for each of the data sets below; a data set without rows is a file with its heading only. A
set is the whole truth of its day: what is not in it is gone.

\`\`\`
npm run demo -- --members 1200 --months 36 --units 30 --seed 1 --out FOLDER
npm run import -- FOLDER --dry-run
npm run import -- FOLDER
npm run import -- FOLDER --hold --by somchai
npm run import -- --publish RUN --by somying
npm run import -- --rollback
npm run invariants
\`\`\`

## Writing

- CSV in UTF-8 (with or without BOM) or Windows-874, one of them throughout a file; or XLSX (first sheet, up to 5 MB and
  200,000 rows). The name ends in \`.csv\` or \`.xlsx\`; what is in it decides.
- The first line has the headings, by name or in Thai, in any order; each once, and no others. Commas between fields,
  quotes by RFC 4180.
- Years from 2400 on are พ.ศ. Thai digits count as digits. ํ+า is read as ำ, เ+เ as แ; invisible letters are dropped,
  control characters refused. So is text that was read in another encoding than it was written in (\`ÊÁËÔ§\`, \`????\`).

## The manifest

\`rows\` and the sum of every column of money, in baht as text. A set whose files differ from it is refused.

\`\`\`json
{
  "format": "${FORMAT}",
  "as_of": "2026-10-31",
  "files": [
    { "data_set": "receipt", "file": "receipt.csv", "rows": 2, "sums": { "amount": "4120.50" } }
  ]
}
\`\`\`

## What a run does

1. Reads every file once for its fingerprint and encoding. The set that is published already: nothing happens.
2. Checks every cell and row, and copies into partitions that nobody can see.
3. Checks promised totals, keys, references, and what \`database/import/checks/\` asks of every night. All that is wrong is
   told in one run; what depends on a row that is wrong already is not judged, so that one wrong cell is one problem.
4. Compares rows and sums with the last publication: down by more than a tenth or up by more than half waits for
   \`--accept --reason TEXT\`, and what was accepted, by whom and why is shown to whoever approves (\`import_warning\`). The staff set the band (settings \`import_least_percent\` and \`import_most_percent\`).
5. Publishes: one pointer moves, in one transaction. The publication before is kept, and \`--rollback\` returns to it.
   With \`--hold\` it waits instead for \`--publish\`. With the setting \`import_two_people\` at \`yes\`, as it is from the start in production, every run waits, and
   whoever started it may not publish it.

Problems are told with file, line, column, value and a Thai sentence, the first 1,000 also in
\`data/import-problems.csv\`. A refused set changes nothing. How far a run is, who started it and what became of it stands
in the table \`import_run\` from its first moment.

## Kinds of cells

`

export async function importFormatDoc(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'coop-format-'))
  try {
    await writeSet(
      { members: 40, months: 14, units: 5, seed: 1, asOf: '2026-10-31' },
      folder,
      'utf-8',
    )
    const kinds = Object.entries(KINDS).map(([kind, says]) => `| ${kind} | ${says} |\n`)
    const sets = DATA_SETS.map((set) => setDoc(set, join(folder, `${set.name}.csv`)))
    return `${HEAD}| kind | what is read |\n|---|---|\n${kinds.join('')}\n${sets.join('\n')}`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function setDoc(set: DataSet, file: string): string {
  const sample = readFileSync(file, 'utf8').split('\r\n').slice(0, 3).join('\n')
  const refers = set.references.map(({ columns, to }) => `${columns.join(', ')} → ${to}`)
  return `## ${set.name}: ${set.thai}
${set.mayBeAbsent ? '\nThe whole data set may be left out of the manifest.\n' : ''}
Key: ${set.key.join(', ')}.${refers.length > 0 ? ` Refers: ${refers.join('; ')}.` : ''}

| column | heading in Thai | kind |
|---|---|---|
${set.columns.map(columnRow).join('\n')}

\`\`\`
${sample.trimEnd()}
\`\`\`
`
}

function columnRow({ name, thai, kind, optional, choices, mayBeAbsent }: Column): string {
  const words = choices ? `: ${choices.map((word) => `\`${word}\``).join(', ')}` : ''
  return `| \`${name}\` | ${thai} | ${kind}${words}${optional ? ', may be empty' : ''}${mayBeAbsent ? '; the column may be left out' : ''} |`
}
