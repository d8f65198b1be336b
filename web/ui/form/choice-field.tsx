import { Field, type Typed } from './field.tsx'

interface ChoiceFieldProps<Choice extends string> extends Typed<Choice | ''> {
  label: string
  /** What stands there before anything is chosen. */
  prompt: string
  choices: Record<Choice, string>
}

export function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { prompt, choices, value, onChange, ...words } = props
  return (
    <Field {...words}>
      {(wiring) => (
        <select
          {...wiring}
          className="input sm:max-w-96"
          value={value}
          onChange={({ target }) => onChange(target.value as Choice | '')}
        >
          <option value="">{prompt}</option>
          {Object.entries<string>(choices).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
