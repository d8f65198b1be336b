import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { Assertion } from '#contract/shared/passkeys.ts'
import { ApiError, dataOf } from '../../client/api.ts'
import { sendInArea, useAreaDispatch } from '../../client/ask-in-area.ts'
import { makeAssertion, PasskeyProblem, passkeysWork } from '../../client/passkeys.ts'
import { Button } from '../form/button.tsx'
import type { KeysArea } from './keys-area.ts'

/** A signature of a key. */
export interface KeyProof {
  passkey: Assertion
}

/** The password typed again, or a key in its place; nothing where the area asks for a proof by itself. */
export type Proof = { mem_password: string } | KeyProof | Record<string, never>

/** Has a key sign that its owner is there; undefined when it was given up, and the sentence when it went wrong. */
export function useKeyProof(area: KeysArea) {
  const dispatch = useAreaDispatch()
  return async (): Promise<KeyProof | string | undefined> => {
    try {
      const asked = await dispatch(sendInArea(`/api/${area}/keys/challenge`, {}, { quiet: true }))
      return { passkey: await makeAssertion(dataOf(asked)) }
    } catch (error) {
      if (error instanceof PasskeyProblem) return error.isGivenUp ? undefined : error.message
      if (error instanceof ApiError) return error.message
      throw error
    }
  }
}

interface KeyButtonProps {
  area: KeysArea
  label?: string
  busy: boolean
  onProof: (proof: KeyProof) => void
  onProblem: (sentence: string) => void
}

/** Beside a field for the password: whoever has a key need not type it. */
export function KeyProofButton({ area, label, busy, onProof, onProblem }: KeyButtonProps) {
  const prove = useKeyProof(area)
  const [asking, setAsking] = useState(false)
  if (!passkeysWork()) return null

  async function press() {
    if (asking || busy) return
    setAsking(true)
    const proof = await prove()
    setAsking(false)
    if (typeof proof === 'string') onProblem(proof)
    else if (proof) onProof(proof)
  }
  return (
    <Button
      Icon={KeyRound}
      label={label ?? 'ยืนยันด้วยพาสคีย์แทน'}
      busy={asking || busy}
      className="justify-self-start"
      onClick={press}
    />
  )
}
