import { useState } from 'react'
import type { DeliveryBookFeed } from '#contract/unit/letter.ts'
import type { Day, Month } from '#domain/calendar/day.ts'
import { dayFrom } from '#domain/calendar/thai-date.ts'
import { ApiError } from '../../client/api.ts'
import { writeDraft } from '../../client/drafts.ts'
import { useAction } from '../../client/use-action.ts'
import { useDraft } from '../../client/use-draft.ts'
import { type DateParts, datePartsOf } from '../../ui/form/date-parts.ts'
import type { Problems } from '../../ui/form/error-summary.tsx'

export interface LetterValues extends DateParts {
  letter_no: string
  addressed_to: string
  refers_to: string
  signer: string
  signer_position: string
}

type Fields = NonNullable<DeliveryBookFeed['letter']>['fields']

/** What the unit writes into a month's letter: kept while it is typed, and saved before anything is printed. */
export function useLetter(period: Month, fields: Fields, onSaved: () => void) {
  const name = `membergroup/letter-${period}`
  const draft = useDraft<LetterValues>(name, valuesOf(fields))
  const { perform, busy } = useAction()
  const [problems, setProblems] = useState<Problems>({})
  const [state, setState] = useState<'as it was' | 'typed' | 'saved'>('as it was')
  const { values } = draft

  function change(changed: Partial<LetterValues>) {
    setState('typed')
    draft.change(changed)
  }

  /** Whether what is printed now is what is on the sheet. */
  async function save(): Promise<boolean> {
    if (state !== 'typed' && !draft.restored) return true
    const dated_on = dayOf(values)
    if (!dated_on) {
      setProblems({ 'letter-day': 'ไม่มีวันที่นี้ในปฏิทิน กรุณาเลือกใหม่' })
      return false
    }
    const { day, month, year, ...said } = values
    const words = { period, dated_on, ...said }
    const answer = await perform('/api/membergroup/delivery_book', words)
    if (answer instanceof ApiError) setProblems({ form: answer.message })
    if (!answer || answer instanceof ApiError) return false
    setProblems({})
    setState('saved')
    writeDraft(name, undefined)
    onSaved()
    return true
  }
  const restored = draft.restored && state === 'as it was'
  return { values, change, clear: draft.clear, restored, save, busy, problems, state }
}

export function dayOf({ day, month, year }: LetterValues): Day | undefined {
  return dayFrom(Number(day), Number(month), Number(year))
}

function valuesOf(fields: Fields): LetterValues {
  const { letter_no, dated_on, addressed_to, refers_to, signer, signer_position } = fields
  return {
    letter_no,
    addressed_to,
    refers_to,
    signer,
    signer_position,
    ...datePartsOf(dated_on),
  }
}
