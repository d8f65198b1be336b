// What a person has typed outlives a lost connection, a closed tab and an empty battery. It stays in this
// browser only, under the form's own name, until the form has been sent.

import { useEffect, useRef, useState } from 'react'
import { readDraft, writeDraft } from './drafts.ts'

/** What changes, or how that follows from what is there: an answer may arrive while somebody types. */
type Change<Values> = Partial<Values> | ((now: Values) => Partial<Values>)

export function useDraft<Values extends object>(name: string, empty: Values) {
  const [values, setValues] = useState(empty)
  const [restored, setRestored] = useState(false)
  // Not what was drawn last: whoever waited for an answer would undo what was typed meanwhile.
  const latest = useRef(empty)

  // After the takeover, so that the first drawing equals the server's.
  useEffect(() => {
    const kept = readDraft<Values>(name)
    if (!kept) return
    latest.current = { ...latest.current, ...kept }
    setValues(latest.current)
    setRestored(true)
  }, [name])

  function change(changed: Change<Values>) {
    const changes = typeof changed === 'function' ? changed(latest.current) : changed
    latest.current = { ...latest.current, ...changes }
    setValues(latest.current)
    writeDraft(name, latest.current)
  }

  function clear() {
    latest.current = empty
    setValues(empty)
    setRestored(false)
    writeDraft(name, undefined)
  }

  return { values, change, clear, restored }
}
