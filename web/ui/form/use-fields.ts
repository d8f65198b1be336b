import { useState } from 'react'
import type { Problems } from './error-summary.tsx'

/** The texts of a form and what is wrong with them; `field` is what a field of that name takes. */
export function useFields<Values extends Record<string, string>>(empty: Values) {
  type Name = keyof Values & string
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<Problems<Name>>({})
  const field = (name: Name) => ({
    name,
    value: values[name] ?? '',
    error: problems[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  })
  return { values, setValues, problems, setProblems, field }
}
