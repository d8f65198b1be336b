// The next night stands loaded beside the published one, and waits. Damage takes the place of the files that it changes,
// inside a transaction: they are read and copied, the whole night is judged as at its import, and all of it is undone. The
// partitions of thirty files need not be made and dropped again for each kind, which is most of an import.

import type pg from 'pg'
import { newClient } from '#database/import/client.ts'
import { currentPublication, type Published } from '#database/import/publication.ts'
import { copyRows, partitionOf } from '#database/import/run-partition.ts'
import { toDay } from '#domain/calendar/day.ts'
import type { DataSet } from '#domain/import/column.ts'
import { DATA_SETS } from '#domain/import/data-sets.ts'
import type { FileReading } from '#imports/night/check.ts'
import { copyLines } from '#imports/night/copy-lines.ts'
import { inspect } from '#imports/night/inspect.ts'
import { judge } from '#imports/night/judge.ts'
import { Problems } from '#imports/night/problems.ts'
import { Progress } from '#imports/night/progress.ts'
import type { Outcome } from '#imports/night/run.ts'
import type { SourceFile } from '#imports/night/source.ts'
import { Suspects } from '#imports/night/suspects.ts'
import { afterFile } from '../support/app/after-file.ts'
import { givenFolder, type NightDatabase, SEALING } from '../support/night/night.ts'
import type { NightRows } from './night-rows.ts'

interface Standing {
  text: string
  reading: FileReading
}

export class StandingNight {
  readonly #client: pg.Client
  readonly #runId: number
  readonly #published: Published | undefined
  readonly #standing = new Map<string, Standing>()

  private constructor(client: pg.Client, runId: number, published: Published | undefined) {
    this.#client = client
    this.#runId = runId
    this.#published = published
  }

  /** An honest one that nothing is wrong with. */
  static async given(
    { load, owner }: NightDatabase,
    honest: NightRows,
    today: string,
  ): Promise<StandingNight> {
    const folder = givenFolder()
    honest.write(folder)
    const outcome = await load(folder, { hold: true, today })
    if (outcome.state !== 'waiting') throw new Error(JSON.stringify(outcome))
    const client = newClient(owner)
    await client.connect()
    afterFile(() => client.end())
    const night = new StandingNight(client, outcome.runId, await currentPublication(client))
    for (const set of DATA_SETS) {
      const text = honest.textOf(set.name)
      const copy = await night.#read(set, fileOf(set, text), honest.asOf, noted())
      for await (const _ of copy.lines);
      night.#standing.set(set.name, { text, reading: { ...copy.totals } })
    }
    return night
  }

  async judged(night: NightRows): Promise<Outcome> {
    const client = this.#client
    const found = noted()
    await client.query('begin')
    try {
      const promised = new Map()
      const totals = new Map<string, FileReading>()
      for (const set of DATA_SETS) {
        const text = night.textOf(set.name)
        const file = fileOf(set, text)
        const rows = night.of(set.name).length
        promised.set(set.name, { file, rows, sums: night.sumsOf(set.name) })
        const standing = this.#standing.get(set.name)
        const isAsItWas = standing?.text === text
        totals.set(
          set.name,
          isAsItWas ? standing.reading : await this.#replace(set, file, night.asOf, found),
        )
      }
      const { warnings } = await judge(
        {
          runId: this.#runId,
          manifest: { asOf: toDay(night.asOf), promised },
          ...found,
          control: client,
          askers: [client],
          published: this.#published,
          progress: new Progress(client, this.#runId, () => undefined),
        },
        totals,
      )
      const { list, count } = found.problems
      if (count > 0 || warnings.length > 0)
        return { state: 'refused', problems: list, count, warnings }
      return { state: 'checked', runId: this.#runId, rows: 0, warnings }
    } finally {
      await client.query('rollback')
    }
  }

  async #replace(set: DataSet, file: SourceFile, asOf: string, found: Found): Promise<FileReading> {
    await this.#client.query(`truncate ${partitionOf(set.name, this.#runId)}`)
    const copy = await this.#read(set, file, asOf, found)
    await copyRows(this.#client, set, this.#runId, copy.lines)
    return copy.totals
  }

  async #read(set: DataSet, file: SourceFile, asOf: string, found: Found) {
    const inspected = await inspect(file, () => undefined)
    const context = { file: file.name, set, asOf, sealing: SEALING, ...found }
    return copyLines(file, inspected, context, () => undefined)
  }
}

type Found = ReturnType<typeof noted>

function noted() {
  return { problems: new Problems(), suspects: new Suspects() }
}

function fileOf({ name }: DataSet, text: string): SourceFile {
  const bytes = Buffer.from(text)
  return {
    name: `${name}.csv`,
    size: bytes.length,
    async *open() {
      yield bytes
    },
  }
}
