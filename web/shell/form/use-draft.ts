// What a person has typed outlives a lost connection, a closed tab and an empty battery. It stays in this
// browser only, under the form's own name, until the form has been sent.

import { useEffect, useState } from 'react'

export function useDraft<Values extends object>(name: string, empty: Values) {
  const [values, setValues] = useState(empty)
  const [restored, setRestored] = useState(false)

  // After the takeover, so that the first drawing equals the server's.
  useEffect(() => {
    const kept = read<Values>(name)
    if (!kept) return
    setValues((drawn) => ({ ...drawn, ...kept }))
    setRestored(true)
  }, [name])

  function change(changed: Partial<Values>) {
    const next = { ...values, ...changed }
    setValues(next)
    write(name, next)
  }

  function clear() {
    setValues(empty)
    setRestored(false)
    write(name, undefined)
  }

  return { values, change, clear, restored }
}

function read<Values>(name: string): Partial<Values> | undefined {
  try {
    return JSON.parse(localStorage.getItem(`draft:${name}`) ?? 'null') ?? undefined
  } catch {
    return undefined // a visitor may forbid storage
  }
}

function write(name: string, values: object | undefined): void {
  try {
    if (values) localStorage.setItem(`draft:${name}`, JSON.stringify(values))
    else localStorage.removeItem(`draft:${name}`)
  } catch {
    // Without storage the form still works; only the draft is not kept.
  }
}
