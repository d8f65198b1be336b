import type { RuleField } from '#domain/loan-right/rule-forms.ts'
import { FigureField, SelectField, SwitchField, TextField } from '../../../ui/form/fields.tsx'
import { figureField } from './figures.ts'

export type Values = Record<string, unknown>

interface RuleInputsProps {
  fields: readonly RuleField[]
  values: Values
  name: string
  problem: (field: string) => string | undefined
  onChange: (changed: Values) => void
}

/** The fields of a rule, or of one row of it, as its form describes them. */
export function RuleInputs({ fields, values, name, problem, onChange }: RuleInputsProps) {
  if (fields.length === 0) return null
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {fields.map((field) => {
        const { label, hint } = field
        const at = {
          name: `${name}.${field.name}`,
          error: problem(`${name}.${field.name}`),
          label,
          hint,
        }
        const put = (value: unknown) => onChange({ [field.name]: value })
        const value = values[field.name]
        if (field.is === 'words')
          return <TextField key={field.name} {...at} value={String(value)} onChange={put} />
        if (field.is === 'yes')
          return <SwitchField key={field.name} {...at} checked={value === true} onChange={put} />
        if (field.is === 'choice')
          return (
            <SelectField
              key={field.name}
              {...at}
              value={String(value)}
              choices={field.choices}
              onChange={put}
            />
          )
        return (
          <FigureField
            key={field.name}
            {...at}
            {...figureField(field.is)}
            value={value as number}
            onChange={put}
          />
        )
      })}
    </div>
  )
}
