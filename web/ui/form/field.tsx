import { CircleX } from 'lucide-react'
import type { ReactNode } from 'react'

interface Words {
  label: string
  hint?: string | undefined
  error?: string | undefined
  optional?: boolean
}

/** What is typed into a field, under the name that the error summary links to. */
export interface Typed<Value = string> {
  name: string
  value: Value
  error?: string | undefined
  onChange: (value: Value) => void
}

/** What ties an input to its words; spread on the input. */
export interface Wiring {
  id: string
  name: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldProps extends Words {
  /** Names the input and is what the error summary links to. */
  name: string
  children: (wiring: Wiring) => ReactNode
}

/** One question: label, hint, what is wrong, then the input, because a phone's keyboard hides what is below. */
export function Field({ name, children, ...words }: FieldProps) {
  return (
    <div>
      <label htmlFor={name} className="font-semibold">
        <Label {...words} />
      </label>
      <Notes name={name} {...words} />
      <div className="mt-1">{children(wiring(name, words))}</div>
    </div>
  )
}

interface FieldGroupProps extends Words {
  name: string
  children: ReactNode
}

/** One question answered by several inputs; the first of them carries the name as its id. */
export function FieldGroup({ name, children, ...words }: FieldGroupProps) {
  return (
    <fieldset {...described(name, words)} className="min-w-0">
      <legend className="font-semibold">
        <Label {...words} />
      </legend>
      <Notes name={name} {...words} />
      <div className="mt-1">{children}</div>
    </fieldset>
  )
}

interface ChoicesProps<Value extends string> extends Words {
  name: string
  value: Value | ''
  choices: readonly { value: Value; label: string; hint?: string }[]
  onChoose: (value: Value) => void
}

/** A question with a few answers, all of them in sight. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { name, value, choices, onChoose, ...words } = props
  return (
    <FieldGroup name={name} {...words}>
      <div className="grid gap-2">
        {choices.map((choice, at) => (
          <label key={choice.value} className="choice">
            <input
              type="radio"
              id={at === 0 ? name : undefined}
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChoose(choice.value)}
              className="mt-1 size-5 shrink-0 accent-primary"
            />
            <span>
              {choice.label}
              {choice.hint && <span className="block text-small text-muted">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

function Label({ label, optional }: Words) {
  return (
    <>
      {label}
      {optional && (
        <>
          {' '}
          <span className="font-normal whitespace-nowrap text-muted">(ไม่บังคับ)</span>
        </>
      )}
    </>
  )
}

function Notes({ name, hint, error }: Words & { name: string }) {
  return (
    <>
      {hint && (
        <p id={`${name}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError name={name}>{error}</FieldError>}
    </>
  )
}

/** What is wrong with a field, found by its name. */
export function FieldError({ name, children }: { name: string; children: string }) {
  return (
    <p id={`${name}-error`} className="flex items-start gap-2 text-red-fg">
      <CircleX aria-hidden className="mt-1.5 size-5 shrink-0" />
      {children}
    </p>
  )
}

function wiring(name: string, words: Words): Wiring {
  return { id: name, name, ...described(name, words), ...(words.error && { 'aria-invalid': true }) }
}

function described(name: string, { hint, error }: Words): { 'aria-describedby'?: string } {
  const notes = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean)
  return notes.length > 0 ? { 'aria-describedby': notes.join(' ') } : {}
}
