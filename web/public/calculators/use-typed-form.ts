// What is typed into a calculator: answered at once, judged only when a field has been left.

import { useEffect, useRef, useState } from 'react'
import { plainNumber } from '#domain/text/typed-number.ts'

const ADDRESS_AFTER_MS = 500

export interface TypedForm<Form extends Record<string, string>> {
  form: Form
  ref: React.RefObject<HTMLFormElement | null>
  change: (changed: Partial<Form>) => void
  /** The field has been left with this in it: now it may be called wrong. */
  leave: (name: keyof Form, value: string) => void
  /** Chosen rather than typed: there is nothing half done to wait for. */
  choose: (name: keyof Form, value: string) => void
  /** What ties an input to its field. */
  field: <Name extends keyof Form & string>(
    name: Name,
    errors: Partial<Record<keyof Form, string>>,
  ) => TypedField<Name>
  judgeAll: () => void
  /** Of all that is wrong, what may be said already. */
  errorsIn: (problems: Partial<Record<keyof Form, string>>) => Partial<Record<keyof Form, string>>
}

export interface TypedField<Name extends string> {
  name: Name
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onLeave: (value: string) => void
}

/** Whoever comes with an address has filled in the form already: all of it is judged. */
export function useTypedForm<Form extends Record<string, string>>(
  first: Form,
  filledIn: boolean,
): TypedForm<Form> {
  const ref = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState(first)
  const [judged, setJudged] = useState<Partial<Form>>(filledIn ? first : {})

  // What a visitor typed before the browser took over, or what it restored by itself.
  useEffect(() => {
    if (!ref.current) return
    const typed = Object.fromEntries(new FormData(ref.current)) as Partial<Form>
    setForm((drawn) => {
      const isSame = Object.entries(typed).every(([name, value]) => drawn[name] === value)
      return isSame ? drawn : { ...drawn, ...typed }
    })
  }, [])

  const change = (changed: Partial<Form>) => setForm((before) => ({ ...before, ...changed }))
  const leave = (name: keyof Form, value: string) =>
    setJudged((before) => ({ ...before, [name]: value }))

  return {
    form,
    ref,
    change,
    leave,
    choose(name, value) {
      change({ [name]: value } as Partial<Form>)
      leave(name, value)
    },
    field: (name, errors) => ({
      name,
      value: form[name] as string,
      error: errors[name],
      onChange: (value) => change({ [name]: value } as Partial<Form>),
      onLeave: (value) => leave(name, value),
    }),
    judgeAll: () => setJudged(form),
    errorsIn: (problems) =>
      Object.fromEntries(
        Object.entries(problems).filter(([name]) => judged[name] === form[name]),
      ) as Partial<Record<keyof Form, string>>,
  }
}

/** While a number is half typed, the answer to the last whole one stays. */
export function useLastComplete<T>(whole: T | undefined, hasErrors: boolean): T | undefined {
  const [last, setLast] = useState(whole)
  if (whole !== undefined && whole !== last) setLast(whole)
  return whole ?? (hasErrors ? undefined : last)
}

/** The form as an address holds it. */
export function queryOf(form: Record<string, string>): string {
  const filled = Object.entries(form).filter(([, value]) => value !== '')
  return String(new URLSearchParams(filled.map(([name, value]) => [name, plainNumber(value)])))
}

/** The address follows what was typed, so that it can be kept, sent or loaded again. */
export function useAddress(query: string | undefined, follow: boolean): void {
  useEffect(() => {
    if (query === undefined || !follow) return
    const timer = setTimeout(
      () => history.replaceState(history.state, '', `${location.pathname}?${query}`),
      ADDRESS_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [query, follow])
}
