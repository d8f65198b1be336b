// What the drill found, in a table; whether nothing was wrong.

import { INVARIANTS } from '#tests/faults/invariants.ts'
import { KINDS, type Outcome } from '#tests/faults/writes.ts'
import { median } from '../figures/median.ts'
import type { Drill } from './cycle.ts'
import { VICTIMS } from './site.ts'

export function printTable(
  { killed, returns, sender, wrongWrites, broken, events }: Drill,
  { kills, seed, seconds }: { kills: number; seed: number; seconds: number },
): boolean {
  console.log(`\n${kills} kills, seed ${seed}, ${(seconds / 60).toFixed(0)} minutes\n`)
  console.log('killed          times   back after, median   longest')
  for (const victim of VICTIMS) {
    const times = returns.filter((one) => one.victim === victim).map(({ backMs }) => backMs)
    const count = killed.filter((one) => one === victim).length
    const figures = times.length === 0 ? [] : [median(times), Math.max(...times)]
    const [middle = '–', most = '–'] = figures.map((ms) => `${(ms / 1_000).toFixed(1)} s`)
    console.log(
      [victim.padEnd(14), String(count).padStart(6), middle.padStart(20), most.padStart(9)].join(
        ' ',
      ),
    )
  }
  console.log(
    '\nwrites               sent   done  refused  no answer   lost  doubled  otherwise wrong',
  )
  for (const kind of Object.keys(KINDS)) {
    const of = sender.writes.filter((write) => write.kind === kind)
    const told = (word: Outcome) => of.filter((write) => write.outcome === word).length
    const wrong = wrongWrites.filter(({ write }) => write.kind === kind)
    const found = (what: string) => wrong.filter((one) => one.what === what).length
    const [lost, doubled] = [found('lost'), found('doubled')]
    const figures = [of.length, told('done'), told('refused'), told('unanswered'), lost, doubled]
    const widths = [6, 6, 8, 10, 6, 8]
    const columns = [...figures, wrong.length - lost - doubled].map((figure, at) =>
      String(figure).padStart(widths[at] ?? 16),
    )
    console.log(kind.padEnd(18), ...columns)
  }
  console.log(
    `\n${INVARIANTS.length + 1} invariants, ${events} recorded actions: ${broken.length} violations`,
  )
  for (const what of new Set(broken)) console.log(`  ${what}`)
  return wrongWrites.length === 0 && broken.length === 0
}
