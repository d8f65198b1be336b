// Every file of a set into partitions of its own run.

import type pg from 'pg'
import type { Sealing } from '#database/core/sealed.ts'
import { attachPartition, fillPartition } from '#database/import/run-partition.ts'
import { DATA_SETS } from '#domain/import/data-sets.ts'
import { checkKeys, type FileReading } from './check.ts'
import { copyLines } from './copy-lines.ts'
import type { Inspected } from './inspect.ts'
import type { Manifest } from './manifest.ts'
import type { Problems } from './problems.ts'
import type { Progress } from './progress.ts'
import type { Suspects } from './suspects.ts'

export interface Copying {
  runId: number
  manifest: Manifest
  inspected: Map<string, Inspected>
  sealing: Sealing
  copier: pg.Client
  builder: pg.Client
  problems: Problems
  suspects: Suspects
  progress: Progress
}

async function* none(): AsyncGenerator<Buffer> {}
const NO_LINES: AsyncIterable<Buffer> = { [Symbol.asyncIterator]: none }

/** While one file is being read and copied, the indexes of the one before are built. */
export async function copyAll(
  { runId, manifest, inspected, copier, builder, progress, ...reading }: Copying,
  onCopied: () => void,
): Promise<Map<string, FileReading>> {
  const { problems, suspects } = reading
  const totals = new Map<string, FileReading>()
  let building: Promise<unknown> = Promise.resolve()
  try {
    for (const set of DATA_SETS) {
      const { file } = manifest.promised.get(set.name) ?? {}
      const writing = inspected.get(set.name)
      if (file && writing) {
        const context = { file: file.name, set, asOf: manifest.asOf, ...reading }
        const copy = copyLines(file, writing, context, progress.onBytes)
        await fillPartition(copier, set, runId, copy.lines)
        const { rows, sums, unsummed } = copy.totals
        totals.set(set.name, { rows, sums: { ...sums }, unsummed })
      } else if (set.mayBeAbsent) await fillPartition(copier, set, runId, NO_LINES)
      else throw new RangeError(`not in the manifest: ${set.name}`)
      onCopied()
      building = building.then(async () => {
        if (await attachPartition(builder, set.name, runId)) return
        const fileOf = () => file?.name ?? set.name
        await checkKeys(builder, { runId, fileOf, problems, suspects }, set)
        if (await attachPartition(builder, set.name, runId)) return
        throw new RangeError(`two rows with one key are left: ${set.name}`)
      })
      building.catch(() => undefined) // awaited below
    }
  } finally {
    await building.catch(() => undefined)
  }
  await building
  return totals
}
