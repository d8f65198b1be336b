// The steps from «who are you» to a password, and what is remembered between them: in this page only, and
// gone with it.

import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { CodeRequested, PasswordSet, Verified } from '#contract/member/recovery.ts'
import { ApiError, ask, dataOf } from '../../../client/api.ts'
import { feedForgotPassword, feedRegistration } from '../../../client/store/member-feeds.ts'
import { dismissToast, LONG_TOAST_MS, showToast, type Toast } from '../../../client/store/toasts.ts'
import { useCaptcha } from '../../../client/use-captcha.ts'
import type { Problems } from '../../../ui/form/error-summary.tsx'
import type { Purpose } from './purpose.ts'

export type Step = 'identity' | 'code' | 'password' | 'done'

/** The code on its way, with the ends of its times by this browser's clock. */
export interface Sent {
  flow: string
  reference: string
  expiresAt: number
  resendAt: number
}

export function sentFrom({ flow, reference, ...times }: CodeRequested['data'], now: number): Sent {
  const ours = (time: string) => now + Date.parse(time) - Date.parse(times.asked_at)
  return { flow, reference, expiresAt: ours(times.expires_at), resendAt: ours(times.resend_at) }
}

export function useRecovery(purpose: Purpose) {
  const [step, setStep] = useState<Step>('identity')
  const [sent, setSent] = useState<Sent>()
  const [proof, setProof] = useState<Verified['data']>()
  const { send, sending, problems, setProblems, prepare } = useSteps(purpose)

  function arriveAt(next: Step) {
    setProblems({})
    setStep(next)
  }

  return {
    step,
    sent,
    proof,
    sending,
    problems,
    setProblems,
    /** The proof of work is done while they type. */
    prepare,
    backToStart: () => arriveAt('identity'),
    async askForCode(who: object) {
      const data = await send<CodeRequested['data']>('/registerauth', { ...who, purpose }, 'proved')
      if (!data) return
      setSent(sentFrom(data, Date.now()))
      arriveAt('code')
    },
    async askAgain() {
      const words = { flow: sent?.flow }
      const data = await send<CodeRequested['data']>('/registerauth/resend', words, 'proved')
      if (data) setSent(sentFrom(data, Date.now()))
    },
    /** False when it was not the right one. */
    async typeCode(code: string): Promise<boolean> {
      const words = { flow: sent?.flow, code }
      const data = await send<Verified['data']>('/registerauth/verify', words)
      if (!data) return false
      setProof(data)
      arriveAt('password')
      return true
    },
    async showSlip(words: object) {
      const data = await send<Verified['data']>(
        '/registerauth/slip',
        { ...words, purpose },
        'proved',
      )
      if (!data) return
      setProof(data)
      arriveAt('password')
    },
    async setPassword(mem_password: string) {
      const words = { ticket: proof?.ticket, mem_password }
      if (await send(`/${purpose}`, words, 'last')) arriveAt('done')
    },
  }
}

export type Recovery = ReturnType<typeof useRecovery>

/** Asks, and tells what came of it as REQ-533 wants: every sentence its own notification, for 10 s. */
function useSteps(purpose: Purpose) {
  const feed = purpose === 'forget' ? feedForgotPassword : feedRegistration
  const dispatch = useDispatch()
  const { prepare, take } = useCaptcha()
  const [sending, setSending] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const underWay = useRef(false)
  const shown = useRef<number[]>([])

  function tell(kind: Toast['kind'], sentences: string[]) {
    shown.current = sentences.map(
      (text) => dispatch(showToast(kind, text, LONG_TOAST_MS)).payload.id,
    )
  }

  /** What the answer holds, for the next step; nothing where it was refused. */
  async function send<Data = true>(
    step: string,
    words: object,
    how?: 'proved' | 'last',
  ): Promise<Data | undefined> {
    if (underWay.current) return undefined
    underWay.current = true
    setSending(true)
    setProblems({})
    const path = `/api/member${step}`
    dispatch(feed.request(path))
    // Whoever goes on has read what the last step said, and it would lie over the next.
    for (const id of shown.current) dispatch(dismissToast(id))
    try {
      const body = how === 'proved' ? { ...words, recaptcha: await take() } : words
      const answer = await ask(path, body)
      const data = how === 'last' ? (true as Data) : dataOf<Data>(answer)
      const { messages = [] } = answer as Partial<PasswordSet>
      // Nothing of the answer but its words: what proves who they are stays out of the store.
      dispatch(feed.success({ messages }))
      tell('success', messages)
      return data
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      dispatch(feed.failure(error.status))
      tell('error', error.errors)
      setProblems(asProblems(error.errors))
      return undefined
    } finally {
      underWay.current = false
      setSending(false)
    }
  }
  return { send, sending, problems, setProblems, prepare }
}

/** Each sentence its own line of the summary. */
function asProblems(errors: string[]): Problems {
  return Object.fromEntries(errors.map((words, at) => [at === 0 ? 'form' : `form-${at}`, words]))
}
