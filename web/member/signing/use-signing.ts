// The steps of one signature, and what is remembered between them: in this page only, and gone with it.

import { useState } from 'react'
import type { SigningBeginning, ToSign } from '#contract/member/signing.ts'
import type { Assertion } from '#contract/shared/passkeys.ts'
import { address } from '../../client/address.ts'
import { makeAssertion, PasskeyProblem } from '../../client/passkeys.ts'
import type { Problems } from '../../ui/form/error-summary.tsx'
import { useForm } from '../../ui/form/use-form.ts'

/** The code on its way, with the ends of its times by this browser's clock. */
export interface CodeOut {
  sentTo: string
  document: string
  expiresAt: number
  resendAt: number
}

export type SigningProblems = Problems<'ticks' | 'code'>

/** What is signed: something new, or that a signature is taken back. */
export type Signable = SigningBeginning | { withdraws: string }

export function useSigning(what: Signable, onSigned: (code: string) => void) {
  const [shown, setShown] = useState<ToSign>()
  const [ticked, setTicked] = useState<number[]>([])
  const [out, setOut] = useState<CodeOut>()
  const { problems, setProblems, passes, send, busy } = useForm<'ticks' | 'code'>()

  async function begin() {
    setProblems({})
    const reply =
      'withdraws' in what
        ? await send(address('/api/member/signings/:code/withdrawal', { code: what.withdraws }))
        : await send('/api/member/signing', what)
    if (!reply) return
    setTicked([])
    setOut(undefined)
    setShown(reply.data)
  }

  function isAllTicked(): boolean {
    const isAll = shown?.statements.every((_, at) => ticked.includes(at)) === true
    return passes(isAll ? {} : { ticks: 'ทำเครื่องหมายยืนยันให้ครบทุกข้อ' })
  }

  async function askCode() {
    if (!shown || !isAllTicked()) return
    const to = address('/api/member/signing/:attempt/code', { attempt: shown.attempt })
    const reply = await send(to)
    if (!reply) return
    const { sent_to: sentTo, document, ...times } = reply.data
    const now = Date.now()
    const ours = (time: string) => now + Date.parse(time) - Date.parse(times.sent_at)
    setOut({ sentTo, document, expiresAt: ours(times.expires_at), resendAt: ours(times.resend_at) })
  }

  /** Whether it was signed. */
  async function sign(factor: { code: string } | { passkey: Assertion }): Promise<boolean> {
    if (!shown || !isAllTicked()) return false
    const to = address('/api/member/signing/:attempt', { attempt: shown.attempt })
    const proof = { sha256: shown.document.sha256, ticked, ...factor }
    const reply = await send(to, proof)
    if (reply) onSigned(reply.data.code)
    return reply !== undefined
  }

  async function signByKey() {
    if (!shown || !isAllTicked()) return
    const to = address('/api/member/signing/:attempt/key', { attempt: shown.attempt })
    const asked = await send(to)
    if (!asked) return
    try {
      await sign({ passkey: await makeAssertion(asked.data) })
    } catch (problem) {
      if (!(problem instanceof PasskeyProblem)) throw problem
      if (!problem.isGivenUp) setProblems({ form: problem.message })
    }
  }

  function tick(at: number, isTicked: boolean) {
    setProblems({})
    setTicked((before) => [...before.filter((one) => one !== at), ...(isTicked ? [at] : [])])
  }

  const act = 'withdraws' in what ? 'ถอนการลงนาม' : 'ลงนาม'
  return {
    act,
    shown,
    ticked,
    tick,
    out,
    problems,
    setProblems,
    busy,
    begin,
    askCode,
    sign,
    signByKey,
  }
}

export type SigningSteps = ReturnType<typeof useSigning>
