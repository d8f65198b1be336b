import { Minus, Plus } from 'lucide-react'
import { plainNumber, steppedNumber } from '#domain/text/typed-number.ts'
import { Field, type Typed } from './field.tsx'
import { FigureInput } from './figure-input.tsx'

export interface NumberFieldProps extends Typed {
  label: string
  hint?: string | undefined
  optional?: boolean
  /** When the visitor has left the field, after what they typed was tidied. */
  onLeave?: (value: string) => void
  /** Stands behind the number, as บาท; empty where the question names it. */
  unit: string
  /** What the buttons beside it add and take; without it there are none. */
  step?: number
  /** How a finished number is written; as plain digits unless told otherwise. */
  tidy?: (text: string) => string
}

/** A number to type, in Thai or Arabic digits, with buttons for hands that would rather not. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onLeave, unit, step, tidy = plainNumber, ...words } = props
  function settle(text: string) {
    const tidied = tidy(text)
    onChange(tidied)
    onLeave?.(tidied)
  }
  return (
    <Field {...words}>
      {(wiring) => (
        <span className="flex flex-wrap items-center gap-2">
          {step !== undefined && (
            <StepButton by={-step} label={words.label} value={value} onStep={settle} />
          )}
          <span className="flex min-w-0 flex-[1_1_7rem] items-center gap-2">
            <FigureInput
              {...wiring}
              takes="amount"
              autoComplete="off"
              max={40}
              value={value}
              onChange={onChange}
              onFocus={(event) => event.target.select()}
              onBlur={(event) => settle(event.target.value)}
              className="input figures text-end"
            />
            {unit && <span className="shrink-0 text-muted">{unit}</span>}
          </span>
          {step !== undefined && (
            <StepButton by={step} label={words.label} value={value} onStep={settle} />
          )}
        </span>
      )}
    </Field>
  )
}

interface StepButtonProps {
  by: number
  label: string
  value: string
  onStep: (value: string) => void
}

function StepButton({ by, label, value, onStep }: StepButtonProps) {
  const Icon = by < 0 ? Minus : Plus
  return (
    <button
      type="button"
      className="grid size-12 shrink-0 place-items-center rounded-control border border-control text-link hover:bg-tint [@media(scripting:none)]:hidden"
      aria-label={`${by < 0 ? 'ลด' : 'เพิ่ม'}${label}`}
      onClick={() => onStep(steppedNumber(value, by))}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
