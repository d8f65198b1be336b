// What a person has typed outlives a lost connection, a closed tab and an empty battery. It stays in this
// browser only, under the form's own name, until the form has been sent.

import { useEffect, useState } from 'react'
import { readDraft, writeDraft } from './drafts.ts'

export function useDraft<Values extends object>(name: string, empty: Values) {
  const [values, setValues] = useState(empty)
  const [restored, setRestored] = useState(false)

  // After the takeover, so that the first drawing equals the server's.
  useEffect(() => {
    const kept = readDraft<Values>(name)
    if (!kept) return
    setValues((drawn) => ({ ...drawn, ...kept }))
    setRestored(true)
  }, [name])

  function change(changed: Partial<Values>) {
    const next = { ...values, ...changed }
    setValues(next)
    writeDraft(name, next)
  }

  function clear() {
    setValues(empty)
    setRestored(false)
    writeDraft(name, undefined)
  }

  return { values, change, clear, restored }
}
