import { CircleCheck, CircleX, DatabaseBackup, SendHorizontal, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { HealthItem } from '#contract/staff/monitoring.ts'
import { useAction } from '../../../client/use-action.ts'
import { type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'
import { Progress } from '../../../ui/data/progress.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { useMay } from '../../client/use-staff.ts'
import { REMEDIES } from './remedies.ts'
import { TestDialog } from './test-dialog.tsx'

// biome-ignore format: one row a state
const STATES: Record<HealthItem['state'], BadgeStyle> = {
  good:  ['green', CircleCheck,   'ปกติ'],
  watch: ['amber', TriangleAlert, 'ควรดู'],
  bad:   ['red',   CircleX,       'ต้องแก้'],
}

interface ItemCardProps {
  item: HealthItem
  onDone: () => void
}

/** How one thing is, what to do about it, and the button that does it. */
export function ItemCard({ item: { key, name, state, says, percent }, onDone }: ItemCardProps) {
  const remedy = REMEDIES[key]
  return (
    <li className="card flex min-w-0 flex-col gap-2 bg-bg p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{name}</h2>
        <StyledBadge by={STATES[state]} />
      </div>
      <p className="figures text-small text-muted">{says}</p>
      {state !== 'good' && <p className="text-small">วิธีแก้: {remedy.says}</p>}
      {percent !== null && (
        <div className="mt-auto">
          <Progress ppm={percent * 10_000}>{`ใช้ไป ${percent}%`}</Progress>
        </div>
      )}
      <Acts itemKey={key} onDone={onDone} />
    </li>
  )
}

function Acts({ itemKey, onDone }: { itemKey: HealthItem['key']; onDone: () => void }) {
  const { to, run, test } = REMEDIES[itemKey]
  const mayAct = useMay('settings')
  const [asking, setAsking] = useState(false)
  const { perform, busy } = useAction()
  async function start(what: 'backup' | 'drill') {
    await perform('/api/admin/health/runs', { what })
    onDone()
  }
  return (
    <div className="mt-auto flex flex-wrap gap-2">
      {to && (
        <Link to={to.path} className="link inline-flex min-h-11 items-center">
          {to.label}
        </Link>
      )}
      {run && mayAct && (
        <Button
          Icon={DatabaseBackup}
          label={busy ? 'กำลังทำ…' : run.label}
          busy={busy}
          className="max-w-full [overflow-wrap:anywhere] aria-disabled:opacity-60"
          onClick={() => start(run.what)}
        />
      )}
      {test && mayAct && (
        <Button Icon={SendHorizontal} label={test.label} onClick={() => setAsking(true)} />
      )}
      {asking && test && (
        <TestDialog channel={test.channel} title={test.label} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}
