// What is typed is saved as it stands, whenever the typing rests; one save at a time, each on top of the one before.

import { useCallback, useEffect, useRef, useState } from 'react'
import type { LoanDraftSaved, LoanRequestFeed } from '#contract/member/loan-request.ts'
import type { LoanForm } from '#domain/request/loan-draft.ts'
import { ApiError, dataOf } from '../../../../client/api.ts'
import { askInArea, sendInArea, useAreaDispatch } from '../../../../client/ask-in-area.ts'

/** How long the typing rests before it is saved. */
const REST_MS = 500

interface Kept {
  form: LoanForm
  reference: string
  savedAt: string
}

interface Beginning {
  first: LoanForm
  draft: LoanRequestFeed['draft']
  mends: LoanDraftSaved['mends']
  /** What was handed over by another page is saved without a press. */
  isCarried: boolean
}

export function useLoanDraft({ first, draft, mends, isCarried }: Beginning) {
  const dispatch = useAreaDispatch()
  const [form, setForm] = useState(first)
  const [kept, setKept] = useState<Kept | undefined>(
    draft && !isCarried
      ? { form: first, reference: draft.reference, savedAt: draft.saved_at }
      : undefined,
  )
  const [refused, setRefused] = useState<ApiError>()
  const state = useRef({ form, keptForm: kept?.form, version: draft?.version ?? 0 })
  const busy = useRef(false)
  const over = useRef(false)
  const mended = useRef(mends)
  mended.current = mends

  const save = useCallback(async () => {
    if (busy.current) return
    busy.current = true
    try {
      const now = state.current
      while (!over.current && now.form !== now.keptForm) {
        const sent = now.form
        const body = { version: now.version, form: sent, mends: mended.current }
        const reply = await dispatch(sendInArea('/api/member/loan_request', body, { quiet: true }))
        const { reference, version, saved_at: savedAt } = dataOf(reply)
        now.version = version
        now.keptForm = sent
        setKept({ form: sent, reference, savedAt })
        setRefused(undefined)
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefused(error)
    } finally {
      busy.current = false
    }
  }, [dispatch])

  const isTouched = useRef(isCarried)
  const isFirst = useRef(isCarried)
  const change = useCallback((changed: Partial<LoanForm>) => {
    isTouched.current = true
    state.current.form = { ...state.current.form, ...changed }
    setForm(state.current.form)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: saved anew whenever it was typed on
  useEffect(() => {
    if (!isTouched.current) return
    const timer = setTimeout(save, isFirst.current ? 0 : REST_MS)
    isFirst.current = false
    return () => clearTimeout(timer)
  }, [form, save])

  // Whoever goes away has typed what they typed.
  useEffect(() => {
    const leave = () => {
      if (isTouched.current) save()
    }
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [save])

  /** What is typed here counts, whatever another window has saved. */
  async function takeOver() {
    try {
      const newest = dataOf(await dispatch(askInArea('/api/member/loan_request', { quiet: true })))
      state.current.version = newest.draft?.version ?? 0
      await save()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefused(error)
    }
  }

  /** Signed or thrown away: nothing is saved after it. */
  function end() {
    over.current = true
  }
  return { form, change, kept, isKept: kept?.form === form, refused, save, takeOver, end }
}

export type LoanDrafting = ReturnType<typeof useLoanDraft>
