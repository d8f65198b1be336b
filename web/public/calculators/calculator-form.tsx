import { type ReactNode, useState } from 'react'
import { ErrorSummary, type Problems } from '../../ui/form/error-summary.tsx'
import type { TypedForm } from './use-typed-form.ts'

interface CalculatorFormProps<Form extends Record<string, string>> {
  /** The page itself, which answers with scripts off. */
  action: string
  typed: TypedForm<Form>
  problems: Problems | undefined
  children: ReactNode
}

/** Answers without being sent; who sends it anyway is led to the answer, or to what is wrong. */
export function CalculatorForm<Form extends Record<string, string>>(
  props: CalculatorFormProps<Form>,
) {
  const { action, typed, problems, children } = props
  const [summary, setSummary] = useState<Problems>()

  function send(event: React.FormEvent) {
    event.preventDefault()
    typed.judgeAll()
    setSummary(problems)
    if (!problems) document.getElementById('answer')?.focus()
  }
  return (
    <form
      ref={typed.ref}
      action={action}
      onSubmit={send}
      className="card grid gap-5 p-4 sm:p-6 [&_:is(input,select)]:scroll-mt-44"
    >
      {summary && problems && <ErrorSummary problems={summary} />}
      {children}
      <button type="submit" className="button button-primary">
        คำนวณ
      </button>
    </form>
  )
}
