// No member's papers hold up everybody else's: two of theirs at once, and the next is told to come back.

import type { PaperMaker } from '#documents/pdf/paper-maker.ts'

const AT_ONCE = 2

const underWay = new WeakMap<PaperMaker, Map<string, number>>()

export async function inTurn<T>(
  papers: PaperMaker,
  membershipNo: string,
  make: () => Promise<T>,
): Promise<T> {
  const turns = underWay.get(papers) ?? new Map<string, number>()
  underWay.set(papers, turns)
  const mine = turns.get(membershipNo) ?? 0
  if (mine >= AT_ONCE)
    throw Object.assign(new Error('two papers of theirs are under way'), { statusCode: 503 })
  turns.set(membershipNo, mine + 1)
  try {
    return await make()
  } finally {
    const left = (turns.get(membershipNo) ?? 1) - 1
    if (left > 0) turns.set(membershipNo, left)
    else turns.delete(membershipNo)
  }
}
