import { useEffect, useState } from 'react'
import type { LinkTargets } from '#contract/links.ts'
import { ApiError, dataOf } from '../../api.ts'
import { askAsStaff } from '../../store/staff-session.ts'
import { TextField } from '../parts/fields.tsx'
import { useStaffAsked } from '../parts/use-staff-asked.ts'
import { useStaffDispatch } from '../use-staff.ts'

const CHOICES = 'link-choices'

/** Pages of the site to choose from; once on a page with link fields. */
export function LinkChoices() {
  const { data = [] } = useStaffAsked<LinkTargets>('/api/admin/links')
  return (
    <datalist id={CHOICES}>
      {data.map(({ url, name }) => (
        <option key={url} value={url}>
          {name}
        </option>
      ))}
    </datalist>
  )
}

interface LinkFieldProps {
  name: string
  label?: string
  hint?: string
  optional?: boolean
  error: string | undefined
  value: string
  onChange: (url: string) => void
}

export function LinkField({ label = 'ลิงก์', ...props }: LinkFieldProps) {
  return <TextField {...props} label={label} list={CHOICES} english />
}

/** Of these addresses the ones that lead nowhere, asked a moment after the last key. */
export function useDeadLinks(urls: readonly string[]): ReadonlySet<string> {
  const dispatch = useStaffDispatch()
  const [dead, setDead] = useState<ReadonlySet<string>>(new Set())
  const asked = [...new Set(urls)].sort().join('\n')
  useEffect(() => {
    const timer = setTimeout(() => {
      const body = { urls: asked.split('\n').filter(Boolean) }
      const answer = dispatch(askAsStaff('/api/admin/links/check', body))
      answer.then(dataOf<{ dead: string[] }>).then(
        ({ dead: found }) => setDead(new Set(found)),
        (error) => {
          // A warning that cannot be had is no reason to stop the work.
          if (!(error instanceof ApiError)) throw error
        },
      )
    }, 400)
    return () => clearTimeout(timer)
  }, [dispatch, asked])
  return dead
}
