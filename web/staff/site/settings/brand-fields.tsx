import { CircleCheck, CircleX } from 'lucide-react'
import { BRAND_DEFAULT, brandChecks, isColour } from '#domain/site/brand.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field, type Typed } from '../../../ui/form/field.tsx'
import { CoverField } from '../../content/topics/pictures-field.tsx'

interface BrandFieldProps extends Typed {
  label: string
  hint?: string | undefined
}

/** One colour; everything else follows from it, and what could not be read is told at once. */
export function ColourField({ value, onChange, ...words }: BrandFieldProps) {
  const colour = isColour(value) ? value : BRAND_DEFAULT
  return (
    <div>
      <Field {...words} optional>
        {(wiring) => (
          <span className="flex flex-wrap items-center gap-3">
            <input
              {...wiring}
              type="color"
              value={colour}
              onChange={({ target }) => onChange(target.value)}
              className="h-12 w-20 rounded-control border border-border-control bg-bg p-1"
            />
            <span lang="en" className="figures">
              {colour}
            </span>
            {value !== '' && <Button label="ใช้สีเดิมของระบบ" onClick={() => onChange('')} />}
          </span>
        )}
      </Field>
      <ul aria-label="ผลตรวจความคมชัด" className="mt-3 grid gap-1 text-small">
        {brandChecks(colour).map(({ what, ratio, least, passes }) => (
          <li key={what} className="flex items-start gap-2">
            {passes ? (
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-green-fg" />
            ) : (
              <CircleX aria-hidden className="mt-0.5 size-5 shrink-0 text-red-fg" />
            )}
            <span className="figures">
              {what} {ratio.toFixed(1)} เท่า {passes ? 'ผ่าน' : `ไม่ผ่าน ต้องอย่างน้อย ${least} เท่า`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The mark, drawn anew as every picture that is sent in. */
export function MarkField({ label, hint, error, value, onChange }: BrandFieldProps) {
  const picture = value
    ? { media_id: value, url: `/media/${value}`, alt: label, width: 512, height: 512 }
    : null
  return (
    <div>
      <CoverField
        legend={label}
        picture={picture}
        onChange={(chosen) => onChange(chosen?.media_id ?? '')}
      />
      {hint && <p className="mt-1 text-small text-muted">{hint}</p>}
      {error && <p className="text-red-fg">{error}</p>}
    </div>
  )
}
