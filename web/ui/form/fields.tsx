// Inputs of the back office: each knows its name, its words and what is wrong with it.

import { type ReactNode, useEffect, useState } from 'react'
import { Field, FieldError, type Typed, type Wiring } from './field.tsx'
import { FigureInput } from './figure-input.tsx'
import { Tick } from './tick.tsx'

interface Asked<Value = string> extends Typed<Value> {
  label: string
  hint?: string | undefined
  optional?: boolean
}

interface TextProps extends Asked {
  /** More lines than one. */
  rows?: number
  type?: 'text' | 'tel' | 'email'
  maxLength?: number | undefined
  /** A class, where a whole line would be too wide for what is typed. */
  width?: string
  /** The id of a datalist with values to choose from. */
  list?: string
  english?: boolean
}

export function TextField(props: TextProps) {
  const { value, onChange, rows, type = 'text', maxLength, width, list, english, ...words } = props
  const shared = (wiring: Wiring) => ({
    ...wiring,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    maxLength,
    className: inputOf(width),
    ...(english && { lang: 'en', autoCapitalize: 'none', spellCheck: false }),
  })
  return (
    <Field {...words}>
      {(wiring) =>
        rows ? (
          <textarea {...shared(wiring)} rows={rows} />
        ) : (
          // What somebody else typed at the same desk is not offered.
          <input {...shared(wiring)} type={type} autoComplete="off" list={list} />
        )
      }
    </Field>
  )
}

function inputOf(width: string | undefined): string {
  return width ? `input ${width}` : 'input'
}

interface SelectProps<Value extends string> extends Asked<Value> {
  choices: readonly (readonly [value: Value, label: string])[]
  width?: string
}

export function SelectField<Value extends string>(props: SelectProps<Value>) {
  const { value, choices, width, onChange, ...words } = props
  return (
    <Field {...words}>
      {(wiring) => (
        <select
          {...wiring}
          value={value}
          onChange={({ target }) => onChange(target.value as Value)}
          className={inputOf(width)}
        >
          {!choices.some(([known]) => known === value) && <option value={value}>{value}</option>}
          {choices.map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface FigureProps extends Asked<number> {
  unit?: string
  /** How it is read from what was typed (NaN for nothing), and written again. */
  typed: (text: string) => number
  written: (value: number) => string
}

/** A number that may be half typed: the words stay as they are until they are left. */
export function FigureField({ value, unit, typed, written, onChange, ...words }: FigureProps) {
  const shown = Number.isFinite(value) ? written(value) : ''
  const [text, setText] = useState(shown)
  const isSame = Object.is(typed(text), Number(value ?? Number.NaN))
  // A draft, another version or a moved row brings another number.
  useEffect(() => {
    if (!isSame) setText(shown)
  }, [isSame, shown])
  return (
    <Field {...words}>
      {(wiring) => (
        <span className="flex items-center gap-2">
          <FigureInput
            {...wiring}
            takes="signed"
            autoComplete="off"
            value={text}
            onChange={(next) => {
              setText(next)
              onChange(typed(next))
            }}
            onBlur={() => Number.isFinite(typed(text)) && setText(written(typed(text)))}
            className="input figures min-w-0 text-end"
          />
          {unit && <span className="shrink-0 text-small text-muted">{unit}</span>}
        </span>
      )}
    </Field>
  )
}

interface SwitchProps {
  name: string
  label: ReactNode
  checked: boolean
  error?: string | undefined
  onChange: (checked: boolean) => void
}

export function SwitchField({ name, label, checked, error, onChange }: SwitchProps) {
  return (
    <div>
      <Tick
        id={name}
        checked={checked}
        aria-describedby={error ? `${name}-error` : undefined}
        aria-invalid={error ? true : undefined}
        onChange={onChange}
      >
        {label}
      </Tick>
      {error && <FieldError name={name}>{error}</FieldError>}
    </div>
  )
}
