// Which damage to a night is refused, held or harmless: docs/import-evidence.md, written from the kinds that tests try.

import { join } from 'node:path'
import { CHECKS } from '#database/import/checks/all-checks.ts'
import { ALL_DAMAGE } from '#tests/night-damage/all-damage.ts'
import type { Damage } from '#tests/night-damage/damage.ts'

export const IMPORT_EVIDENCE_DOC = join(
  import.meta.dirname,
  '..',
  '..',
  'docs',
  'import-evidence.md',
)

const READING: Record<string, string> = {
  cell: 'refused: the cell cannot be read, by file and line',
  rule: 'refused: a rule of the row, by file and line',
  key: 'refused: the key is there twice, by file and line',
  reference: 'refused: it leads nowhere, by file and line',
  file: 'refused: manifest, heading or totals',
  totals: 'held: totals beside the night before',
  'as-of-goes-back': 'held: `as-of-goes-back`',
}

export function importEvidenceDoc(): string {
  const rows = ALL_DAMAGE.map(
    (damage) => `| ${damage.name} | ${damage.does} | ${damage.set} | ${told(damage)} |`,
  )
  const count = ALL_DAMAGE.filter(({ harmless }) => !harmless).length
  return `# What a night cannot hide

${ALL_DAMAGE.length} kinds of changes to an honest night that follows a published one, each tried by
\`tests/night-damage.test.ts\` at places drawn by a seed; the promised totals are made true again, so that only the meaning
is wrong. ${count} are damage: each must be refused, or held until somebody accepts it with a reason, by what stands in the last
column. ${ALL_DAMAGE.length - count} are listed as harmless, and must be taken without a word.

The suite tries kinds of different checks together. \`NIGHT_DAMAGE_SEEDS=3\` tries them at three seeds, each alone but
those of single cells, keys and references, which are told by their line and tried in batches;
\`NIGHT_HONEST=20\` loads two honest nights of twenty cooperatives of each of three sizes, which must raise no alarm.
Tried so on 16 November 2026: every kind of damage was told at each of the three seeds by what stands in the last column, and none
of the sixty cooperatives raised an alarm.

Written by \`npm run docs\` from \`tests/night-damage/\`.

| kind | what it does | data set | told |
|---|---|---|---|
${rows.join('\n')}
`
}

function told({ by, harmless }: Damage): string {
  if (harmless) return `harmless: ${harmless}`
  const check = CHECKS.find(({ name }) => name === by)
  if (!check) return READING[by] ?? by
  return `${check.weight === 'refuse' ? 'refused' : 'held'}: \`${by}\``
}
