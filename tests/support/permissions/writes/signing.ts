// What members sign.

import { BalanceAnswer } from '#contract/member/balance.ts'
import { SigningBeginning, SigningProof } from '#contract/member/signing.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { ToPrint } from '#contract/staff/desk/paper-signing.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { A_PDF } from '../../given/article-parts.ts'
import { issueMemberSession } from '../../given/session.ts'
import { signingCode } from '../../given/signing.ts'
import { A_FILE, asks, at, CAST, sent, type World, type Write } from './world.ts'

const SIGNING = '/api/member/signing'
const BALANCE = { kind: 'balance' as const, reference: '2025' }

export const SIGNING_WRITES: Record<string, Write> = {
  'POST /api/member/signing': async (world) => {
    for (const member of [CAST.a, CAST.b]) {
      const { token } = await issueMemberSession(world.db, member, 'other')
      await answered({ ...world, tokens: { ...world.tokens, member: token } })
    }
    return sent(SigningBeginning, BALANCE)
  },
  'POST /api/member/signing/:attempt/code': async (world) => {
    const { attempt } = await begun(world)
    return { ...at(`${SIGNING}/${attempt}/code`, NoBody, {}), isOwn: true }
  },
  'POST /api/member/signing/:attempt/key': async (world) => {
    const { attempt } = await begun(world)
    return { ...at(`${SIGNING}/${attempt}/key`, NoBody, {}), isOwn: true }
  },
  'POST /api/member/signing/:attempt': async (world) => {
    const { attempt, document, statements } = await begun(world)
    await asks(world, 'member', `${SIGNING}/${attempt}/code`, sent(NoBody, {}))
    const proof = {
      sha256: document.sha256,
      ticked: statements.map((_: string, number: number) => number),
      code: await signingCode(world.app, attempt),
    }
    return { ...at(`${SIGNING}/${attempt}`, SigningProof, proof), isOwn: true }
  },
  'POST /api/member/signings/:code/withdrawal': async (world) => {
    const signing = await SIGNING_WRITES['POST /api/member/signing/:attempt']?.(world)
    const { code } = await asks(world, 'member', signing?.at ?? '', signing)
    return { ...at(`/api/member/signings/${code}/withdrawal`, NoBody, {}), isOwn: true }
  },
}

const OF_A = `/api/admin/members/${CAST.a}`

/** At the counter. */
export const PAPER_WRITES: Record<string, Write> = {
  'POST /api/admin/members/:no/paper': async (world) => {
    await answered(world)
    return at(`${OF_A}/paper`, ToPrint, BALANCE)
  },
  'POST /api/admin/members/:no/paper/:attempt/scan': async (world) => {
    await answered(world)
    const { attempt } = await asks(world, 'staff', `${OF_A}/paper`, sent(ToPrint, BALANCE))
    const seen = `signed_on=${bangkokDate(new Date())}&seen=yes`
    return { at: `${OF_A}/paper/${attempt}/scan?${seen}`, body: A_PDF, headers: A_FILE }
  },
}

function answered(world: World) {
  return asks(world, 'member', '/api/member/balance', sent(BalanceAnswer, ANSWER))
}

const ANSWER = { year: 2025, agreed: true }

async function begun(world: World) {
  await answered(world)
  return asks(world, 'member', SIGNING, sent(SigningBeginning, BALANCE))
}
