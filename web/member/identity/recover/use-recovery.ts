// The steps from «who are you» to a password, and what is remembered between them: in this page only, and
// gone with it.

import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { CodeRequested, PasswordSet, Verified } from '#contract/member/recovery.ts'
import type { Day } from '#domain/calendar/day.ts'
import type { ReplyOf } from '../../../client/address.ts'
import { ApiError } from '../../../client/api.ts'
import { feedForgotPassword, feedRegistration } from '../../../client/store/member-feeds.ts'
import { dismissToast, LONG_TOAST_MS, showToast, type Toast } from '../../../client/store/toasts.ts'
import { type Sent, useAction } from '../../../client/use-action.ts'
import { useCaptcha } from '../../../client/use-captcha.ts'
import type { Problems } from '../../../ui/form/error-summary.tsx'
import type { Purpose } from './purpose.ts'

const AUTH = '/api/member/registerauth'
const PROVED = 'proved'

type StepPath =
  | typeof AUTH
  | '/api/member/thaid'
  | `${typeof AUTH}/${'resend' | 'verify' | 'slip'}`
  | `/api/member/${Purpose}`

interface Who {
  membership_no: string
  national_id: string
}

export type Step = 'identity' | 'code' | 'password' | 'done'

/** The code on its way, with the ends of its times by this browser's clock. */
export interface SentCode {
  flow: string
  reference: string
  expiresAt: number
  resendAt: number
}

export function sentFrom(
  { flow, reference, ...times }: CodeRequested['data'],
  now: number,
): SentCode {
  const ours = (time: string) => now + Date.parse(time) - Date.parse(times.asked_at)
  return { flow, reference, expiresAt: ours(times.expires_at), resendAt: ours(times.resend_at) }
}

/** A ticket, and how it was come by. */
export type Proof = Verified['data'] & { by?: 'thaid' }

export function useRecovery(purpose: Purpose, given?: Proof) {
  const [step, setStep] = useState<Step>(given ? 'password' : 'identity')
  const [sent, setSent] = useState<SentCode>()
  const [proof, setProof] = useState(given)
  const { send, sending, problems, setProblems, prepare } = useSteps(purpose)

  const flow = sent?.flow ?? ''

  function arriveAt(next: Step) {
    setProblems({})
    setStep(next)
  }
  function proved({ data }: Verified) {
    setProof(data)
    arriveAt('password')
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
    async askForCode(who: Who & { birth_date: Day | '' }) {
      const answer = await send(AUTH, { ...who, purpose }, PROVED)
      if (!answer) return
      setSent(sentFrom(answer.data, Date.now()))
      arriveAt('code')
    },
    async askAgain() {
      const answer = await send(`${AUTH}/resend`, { flow }, PROVED)
      if (answer) setSent(sentFrom(answer.data, Date.now()))
    },
    /** False when it was not the right one. */
    async typeCode(code: string): Promise<boolean> {
      const answer = await send(`${AUTH}/verify`, { flow, code })
      if (answer) proved(answer)
      return answer !== undefined
    },
    async showSlip(words: Who & { activation_code: string }) {
      const answer = await send(`${AUTH}/slip`, { ...words, purpose }, PROVED)
      if (answer) proved(answer)
    },
    /** They leave for the department's door, and come back to /member/thaid. */
    async goToThaid(membership_no: string) {
      const answer = await send('/api/member/thaid', { membership_no, purpose })
      if (answer) location.assign(answer.data.url)
    },
    async setPassword(mem_password: string) {
      const words = { ticket: proof?.ticket ?? '', mem_password }
      if (await send(`/api/member/${purpose}`, words)) arriveAt('done')
    },
  }
}

export type Recovery = ReturnType<typeof useRecovery>

/** Asks, and tells what came of it as REQ-533 wants: every sentence its own notification, for 10 s. */
function useSteps(purpose: Purpose) {
  const feed = purpose === 'forget' ? feedForgotPassword : feedRegistration
  const dispatch = useDispatch()
  const { prepare, take } = useCaptcha()
  const { perform, busy } = useAction()
  const [problems, setProblems] = useState<Problems>({})
  const shown = useRef<number[]>([])

  function tell(kind: Toast['kind'], sentences: string[]) {
    shown.current = sentences.map(
      (text) => dispatch(showToast(kind, text, LONG_TOAST_MS)).payload.id,
    )
  }

  /** What was answered, for the next step; nothing where it was refused. */
  async function send<A extends StepPath>(
    path: A,
    words: Sent<A>[0],
    isProved?: typeof PROVED,
  ): Promise<ReplyOf<'POST', A> | undefined> {
    if (busy) return undefined
    setProblems({})
    dispatch(feed.request(path))
    // Whoever goes on has read what the last step said, and it would lie over the next.
    for (const id of shown.current) dispatch(dismissToast(id))
    const how = { outside: true, ...(isProved && { proved: take }) }
    const reply = await perform(path, ...([words, how] as Sent<A>))
    if (reply instanceof ApiError) {
      dispatch(feed.failure(reply.status))
      tell('error', reply.errors)
      setProblems(asProblems(reply.errors))
      return undefined
    }
    if (!reply) return undefined
    const { messages = [] } = reply as Partial<PasswordSet>
    // Nothing of the answer but its words: what proves who they are stays out of the store.
    dispatch(feed.success({ messages }))
    tell('success', messages)
    return reply
  }
  return { send, sending: busy, problems, setProblems, prepare }
}

/** Each sentence its own line of the summary. */
function asProblems(errors: string[]): Problems {
  return Object.fromEntries(errors.map((words, at) => [at === 0 ? 'form' : `form-${at}`, words]))
}
