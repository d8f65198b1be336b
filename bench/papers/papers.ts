// How long members' papers take once the compiler is warm: what one person waits for a receipt, and for ten
// years of an account.

import { depositStatement } from '#documents/member/deposit-statement.ts'
import type { Content } from '#documents/paper/official.ts'
import { createPaperMaker, type PaperMaker } from '#documents/pdf/paper-maker.ts'
import { givenDepositStatement } from '#documents/support/given-member.ts'
import { MEMBER_PAPERS, official } from '#documents/support/member-papers.ts'
import { atEnd } from '../process/ending.ts'
import { printTimes, timed } from './paper-time.ts'

const ROUNDS = 9
const WARMING = 3
const ONE_PAGE_MS = 100
const TEN_YEARS_MS = 2_000
const MONTHS = 120

export async function paperBench(): Promise<void> {
  const papers = createPaperMaker({ queueMax: 1 })
  atEnd(() => papers.close())
  const ten = depositStatement(givenDepositStatement(MONTHS))
  const rows = ten.tables[0]?.rows.length ?? 0
  const all: [string, Content, number | undefined][] = [
    ...Object.entries(MEMBER_PAPERS).map(
      ([name, content]): [string, Content, number | undefined] => [
        name,
        content,
        name in ONE_PAGE ? ONE_PAGE_MS : undefined,
      ],
    ),
    [`ten years, ${rows} rows`, ten, TEN_YEARS_MS],
  ]
  console.log('paper                     median ms   slowest ms   bar ms')
  for (const [name, content, bar] of all) {
    const rounds = await measured(papers, content)
    printTimes(name, rounds, String(bar ?? '–').padStart(8))
  }
}

const ONE_PAGE = { receipt: 1, bill: 1, 'balance-confirmation': 1, 'beneficiary-form': 1 }

/** Each round has another number, so that nothing can be remembered whole. */
async function measured(papers: PaperMaker, content: Content): Promise<number[]> {
  const rounds: number[] = []
  for (let round = 0; round < WARMING + ROUNDS; round++) {
    const paper = official(content)
    const frame = { ...paper.frame, number: `ทด.2569/${String(round).padStart(6, '0')}` }
    const time = await timed(() => papers.pdf('official', { ...paper, frame }))
    if (round >= WARMING) rounds.push(time)
  }
  return rounds
}
