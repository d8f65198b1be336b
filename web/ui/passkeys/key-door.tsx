import { KeyRound } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Assertion } from '#contract/shared/passkeys.ts'
import { ApiError, dataOf } from '../../client/api.ts'
import { type AreaThunk, useAreaDispatch } from '../../client/ask-in-area.ts'
import { sendOutside } from '../../client/ask-outside.ts'
import {
  makeAssertion,
  offersInFields,
  PasskeyProblem,
  passkeysWork,
  stopOffering,
} from '../../client/passkeys.ts'
import { Button } from '../form/button.tsx'
import type { KeysDoor } from './keys-area.ts'

/** Before the challenge of a door that stands open for long is too old. */
const ANEW_MS = 4 * 60_000

export interface KeyDoorWords {
  passkey: Assertion
  remember: boolean
}

interface KeyDoorProps {
  area: KeysDoor
  remember: boolean
  signIn: (words: KeyDoorWords) => AreaThunk<Promise<ApiError | undefined>>
  onProblem: (sentence: string) => void
}

/**
 * The door for whoever has a key: the browser offers it in the first field of the form, and there is a button for browsers
 * that offer nothing by themselves.
 */
export function KeyDoor({ area, remember, signIn, onProblem }: KeyDoorProps) {
  const dispatch = useAreaDispatch()
  const [works, setWorks] = useState(false)
  const [asking, setAsking] = useState(false)
  const latest = useRef({ remember, signIn, onProblem })
  latest.current = { remember, signIn, onProblem }

  const enter = useCallback(
    async (inField: boolean) => {
      try {
        const asked = dataOf(await sendOutside(`/api/${area}/auth/passkey/challenge`, {}))
        const passkey = await makeAssertion(asked, { inField })
        const { remember } = latest.current
        const refused = await dispatch(latest.current.signIn({ passkey, remember }))
        if (refused) latest.current.onProblem(refused.message)
      } catch (error) {
        if (!(error instanceof ApiError || error instanceof PasskeyProblem)) throw error
        // Nobody asked for what the browser offers by itself: that it cannot is not their trouble.
        const isQuiet = inField || (error instanceof PasskeyProblem && error.isGivenUp)
        if (!isQuiet) latest.current.onProblem(error.message)
      }
    },
    [area, dispatch],
  )
  useEffect(() => setWorks(passkeysWork()), [])
  useOffer(asking, enter)
  if (!works) return null

  async function press() {
    if (asking) return
    setAsking(true)
    await enter(false)
    setAsking(false)
  }
  return (
    <Button
      Icon={KeyRound}
      label={asking ? 'กำลังรอพาสคีย์…' : 'ใช้พาสคีย์'}
      busy={asking}
      className="grow"
      onClick={press}
    />
  )
}

/** While nobody presses the button: the browser's offer in the field, made anew before its challenge is too old. */
function useOffer(pressed: boolean, enter: (inField: boolean) => Promise<void>): void {
  useEffect(() => {
    if (pressed) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    async function offer() {
      if (isOver || !(await offersInFields()) || isOver) return
      timer = setTimeout(offer, ANEW_MS)
      await enter(true)
    }
    void offer()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [pressed, enter])
  // A press ends the offer by itself; leaving the page does not.
  useEffect(() => () => void (passkeysWork() && stopOffering()), [])
}
