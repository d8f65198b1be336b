// What was written down of several nights, by the name of a figure.

import type { Point } from '#contract/staff/morning/morning.ts'
import type { MetricRow, MetricRun } from '#database/queries/morning/metric-day.ts'
import { type Block, DEFINITIONS } from '#domain/morning/metrics.ts'

export class Metrics {
  /** The newest first. */
  readonly #runs: readonly MetricRun[]
  readonly #rows: Map<string, MetricRow[]>

  constructor(runs: readonly MetricRun[], rows: readonly MetricRow[]) {
    this.#runs = runs
    this.#rows = Map.groupBy(rows, ({ run_id, metric }) => `${run_id} ${metric}`)
  }

  /** Of the published night. */
  now(metric: string, dimension: string): number {
    return this.#of(this.#runs[0], metric).find((row) => row.dimension === dimension)?.value ?? 0
  }

  /** Undefined where it was not counted. */
  rowNow(metric: string): MetricRow | undefined {
    return this.#of(this.#runs[0], metric)[0]
  }

  rowsNow(metric: string): readonly MetricRow[] {
    return this.#of(this.#runs[0], metric)
  }

  sumNow(metric: string): number {
    return sumOf(this.#of(this.#runs[0], metric))
  }

  /** What its parts add up to, month by month, the oldest first; of months without it nothing. */
  history(block: Block, metric: string) {
    const months = this.#runs.toReversed().flatMap((run) => {
      const rows = this.#of(run, metric)
      const [first] = rows
      return first ? [{ day: run.as_of, value: sumOf(rows), version: first.version }] : []
    })
    const version = months.at(-1)?.version ?? 1
    return {
      version,
      how: [...(DEFINITIONS[block][version] ?? [])],
      history: months.map(({ day, value, version }, at): Point => {
        const before = months[at - 1]
        return { day, value, is_seam: before !== undefined && before.version !== version }
      }),
    }
  }

  #of(run: MetricRun | undefined, metric: string): readonly MetricRow[] {
    return this.#rows.get(`${run?.run_id} ${metric}`) ?? []
  }
}

function sumOf(rows: readonly MetricRow[]): number {
  return rows.reduce((sum, { value }) => sum + value, 0)
}
