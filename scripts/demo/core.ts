// `npm run demo`: writes the export files of a made-up cooperative, to be loaded with `npm run import`.

import { parseArgs } from 'node:util'
import { FAULT_KINDS, plantFaults } from '#demo/core-system/files/faults.ts'
import type { Writing } from '#demo/core-system/plan.ts'
import { writeSet } from '#demo/core-system/write-set.ts'

const WRITINGS: readonly string[] = ['utf-8', 'utf-8-bom', 'windows-874', 'xlsx']
const USAGE = `npm run demo -- --members 1200 --months 36 --units 30 --seed 1 --out FOLDER
  --as-of YYYY-MM-DD   the last day the files tell of, a month's end (2026-10-31)
  --writing ${WRITINGS.join('|')}
  --faults N           plants N faults of each kind and lists them in FOLDER/faults.txt
  --kind KIND          only of this kind: ${FAULT_KINDS.join(', ')}`

try {
  const { values } = parseArgs({
    options: {
      members: { type: 'string', default: '1200' },
      months: { type: 'string', default: '36' },
      units: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
      'as-of': { type: 'string', default: '2026-10-31' },
      writing: { type: 'string', default: 'utf-8' },
      faults: { type: 'string', default: '0' },
      kind: { type: 'string' },
      out: { type: 'string' },
    },
  })
  if (!values.out) throw new RangeError('--out names the folder to write')
  if (!WRITINGS.includes(values.writing)) throw new RangeError(`--writing ${values.writing}`)
  const plan = {
    members: whole('members', values.members, 1, 999_999),
    months: whole('months', values.months, 3, 600),
    units: whole('units', values.units, 1, 9_999),
    seed: whole('seed', values.seed, 0, 2 ** 31),
    asOf: values['as-of'],
  }
  await writeSet(plan, values.out, values.writing as Writing)
  const faults = whole('faults', values.faults, 0, 10_000)
  const kinds = FAULT_KINDS.filter((kind) => values.kind === undefined || kind === values.kind)
  if (faults > 0) plantFaults(values.out, kinds, faults, plan.seed)
  console.log(`Written to ${values.out}; load it with: npm run import -- ${values.out}`)
} catch (error) {
  console.error(error instanceof RangeError ? `${error.message}\n${USAGE}` : error)
  process.exitCode = 1
}

function whole(name: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw new RangeError(`--${name} is a whole number from ${least} to ${most}, not "${text}"`)
}
