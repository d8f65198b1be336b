import { useState } from 'react'
import type { ReplyOf, To, WritePath } from '../../client/address.ts'
import { ApiError } from '../../client/api.ts'
import { type Sent, useAction } from '../../client/use-action.ts'
import type { Problems } from './error-summary.tsx'

/** What is wrong with a form, and the way to send it: once however often it is pressed, refused in the form itself. */
export function useForm<Name extends string = never>() {
  const { perform, busy } = useAction()
  const [problems, setProblems] = useState<Problems<Name>>({})

  /** Whether it may be sent; if not, the form says why. */
  function passes(wrong: Problems<Name>): boolean {
    setProblems(wrong)
    return Object.values(wrong).every((words) => !words)
  }

  /** The reply; none where it was refused, which the form then says, or is on its way already. */
  async function send<A extends To<WritePath>>(
    to: A,
    ...[body, how]: Sent<A>
  ): Promise<ReplyOf<'POST', A> | undefined> {
    const sent = [body, { quiet: true, ...how }] as Sent<A>
    const reply = await perform(to, ...sent)
    if (!(reply instanceof ApiError)) return reply
    const refused: Problems = { form: reply.message }
    setProblems(refused as Problems<Name>)
    return undefined
  }
  return { problems, setProblems, passes, send, perform, busy }
}

/** What a field of a form takes, by the name under which its value is kept. */
export function fieldsOf<Values extends object>(
  values: Values,
  change: (changed: Partial<Values>) => void,
  problems: Problems,
) {
  return <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: (value: Values[Name]) => change({ [name]: value } as unknown as Partial<Values>),
  })
}

/** A form that keeps what is typed to itself, with its fields. */
export function useFields<Values extends object>(empty: Values) {
  const form = useForm<keyof Values & string>()
  const [values, setValues] = useState(empty)
  const change = (changed: Partial<Values>) => setValues({ ...values, ...changed })
  return { ...form, values, setValues, change, field: fieldsOf(values, change, form.problems) }
}
