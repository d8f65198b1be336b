import { CircleCheck, Link2, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { CheckedLinks, LinkKind } from '#contract/staff/links.ts'
import { ApiError, dataOf } from '../../../client/api.ts'
import { sendInArea, useAreaDispatch } from '../../../client/ask-in-area.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field, type Typed } from '../../../ui/form/field.tsx'
import { LinkPicker } from './link-picker.tsx'

interface LinkFieldProps extends Typed {
  label?: string
  hint?: string | undefined
  optional?: boolean
  /** Only what leads to these may be chosen. */
  only?: LinkKind
}

/** An address: chosen from what the site has, or typed. What it leads to is said under it, and that it leads nowhere. */
export function LinkField(props: LinkFieldProps) {
  const { label = 'ลิงก์', hint, only, value, onChange, ...words } = props
  const [choosing, setChoosing] = useState(false)
  const { dead, names } = useCheckedLinks([value])
  const isDead = dead.includes(value)
  return (
    <div>
      <Field {...words} label={label} hint={hint}>
        {(wiring) => (
          <div className="flex flex-wrap gap-2">
            <input
              {...wiring}
              type="text"
              inputMode="url"
              lang="en"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={500}
              value={value}
              onChange={({ target }) => onChange(target.value)}
              className="input min-w-40 flex-1"
            />
            <Button
              Icon={Link2}
              label="เลือก"
              aria-label={`เลือก ${label}`}
              onClick={() => setChoosing(true)}
            />
          </div>
        )}
      </Field>
      <p role="status" className="mt-1 text-small">
        {isDead ? (
          <span className="flex gap-2 text-amber-fg">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            ไม่พบหน้านี้ในเว็บไซต์ ผู้อ่านจะเปิดไม่ได้
          </span>
        ) : (
          names[value] && (
            <span className="flex gap-2 text-muted">
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
              {names[value]}
            </span>
          )
        )}
      </p>
      {choosing && (
        <LinkPicker
          title={`เลือก${label}`}
          only={only}
          onChoose={(url) => {
            onChange(url)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}

const NOTHING: CheckedLinks = { dead: [], names: {} }

/** What these addresses lead to, asked a moment after the last key. */
export function useCheckedLinks(urls: readonly string[]): CheckedLinks {
  const dispatch = useAreaDispatch()
  const [checked, setChecked] = useState(NOTHING)
  const asked = [...new Set(urls)].filter(Boolean).sort().join('\n')
  useEffect(() => {
    if (!asked) return setChecked(NOTHING)
    let gone = false
    const timer = setTimeout(() => {
      dispatch(
        sendInArea('/api/admin/links/check', { urls: asked.split('\n') }, { quiet: true }),
      ).then(
        (answer) => gone || setChecked(dataOf(answer)),
        (error) => {
          // A warning that cannot be had is no reason to stop the work.
          if (!(error instanceof ApiError)) throw error
        },
      )
    }, 400)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [dispatch, asked])
  return checked
}

/** Of these addresses the ones that lead nowhere. */
export function useDeadLinks(urls: readonly string[]): ReadonlySet<string> {
  return new Set(useCheckedLinks(urls).dead)
}
