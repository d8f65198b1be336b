import { BODY_MAX } from '#domain/content/board-post.ts'
import { Field } from '../../ui/form/field.tsx'
import { LetterCount } from './letter-count.tsx'

interface BodyFieldProps {
  label: string
  rows: number
  body: string
  error: string | undefined
  onChange: (changed: { body: string }) => void
}

/** What somebody asks or answers, with how much room is left. */
export function BodyField({ label, rows, body, error, onChange }: BodyFieldProps) {
  return (
    <Field name="body" label={label} error={error}>
      {(wiring) => (
        <>
          <textarea
            {...wiring}
            className="input"
            rows={rows}
            value={body}
            onChange={({ target }) => onChange({ body: target.value })}
          />
          <LetterCount text={body} max={BODY_MAX} />
        </>
      )}
    </Field>
  )
}
