// How long members' papers take once the compiler is warm: what one person waits for a receipt, and for ten
// years of an account.

import { depositStatement } from '#documents/member/deposit-statement.ts'
import type { Content } from '#documents/paper/official.ts'
import { createPaperMaker, type PaperMaker } from '#documents/pdf/paper-maker.ts'
import { givenDepositStatement } from '#documents/support/given-member.ts'
import { MEMBER_PAPERS, official } from '#documents/support/member-papers.ts'
import { rehearse } from '#documents/unit/rehearsal.ts'
import { printPage } from '../figures/page.ts'
import { atEnd } from '../process/ending.ts'
import { TIME_COLUMNS, timed, timeRow } from './paper-time.ts'

const ROUNDS = 9
const WARMING = 3
const ONE_PAGE_MS = 100
const TEN_YEARS_MS = 300
const MONTHS = 120

export async function paperBench(): Promise<void> {
  const papers = createPaperMaker({ queueMax: 1 })
  atEnd(() => papers.close())
  await rehearse(papers)
  const ten = depositStatement(givenDepositStatement(MONTHS))
  const movements = ten.tables[0]?.rows.length ?? 0
  const all: [string, Content, number | undefined][] = [
    ...Object.entries(MEMBER_PAPERS).map(
      ([name, content]): [string, Content, number | undefined] => [
        name,
        content,
        name in ONE_PAGE ? ONE_PAGE_MS : undefined,
      ],
    ),
    [`ten years, ${movements} rows`, ten, TEN_YEARS_MS],
  ]
  const rows: string[][] = []
  for (const [name, content, bar] of all)
    rows.push(timeRow(name, await measured(papers, content), bar))
  printPage('papers', {
    title: 'Members’ papers',
    about:
      'By a printer that has rehearsed as it does when the site starts, each round with another number and other amounts on the paper.',
    columns: TIME_COLUMNS,
    rows,
    bars: 'a paper of one page within 100 ms, ten years of an account within 300 ms',
  })
}

const AMOUNT = /^-?\d{1,3}(,\d{3})*\.\d{2}$/

function withOtherAmounts<T>(part: T, round: number): T {
  if (typeof part === 'string' && AMOUNT.test(part))
    return part.replace(/\d/g, (figure) => String((Number(figure) + round) % 10)) as T
  if (Array.isArray(part)) return part.map((one) => withOtherAmounts(one, round)) as T
  if (part === null || typeof part !== 'object' || part instanceof Uint8Array) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, one]) => [name, withOtherAmounts(one, round)]),
  ) as T
}

const ONE_PAGE = { receipt: 1, bill: 1, 'balance-confirmation': 1, 'beneficiary-form': 1 }

/** Each round has another number and other amounts: what was set for the paper before is taken over by the next. */
async function measured(papers: PaperMaker, content: Content): Promise<number[]> {
  const rounds: number[] = []
  for (let round = 0; round < WARMING + ROUNDS; round++) {
    const paper = official(withOtherAmounts(content, round))
    const frame = { ...paper.frame, number: `ทด.2569/${String(round).padStart(6, '0')}` }
    const time = await timed(() => papers.pdf('official', { ...paper, frame }))
    if (round >= WARMING) rounds.push(time)
  }
  return rounds
}
