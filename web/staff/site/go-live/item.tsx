import { ChevronRight, CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from 'react-router'
import type { GoLiveItem } from '#contract/staff/go-live.ts'
import { GO_LIVE, type GoLiveKey, type GoLiveNeed } from '#domain/site/go-live.ts'
import { useAction } from '../../../client/use-action.ts'
import { type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'
import { Button } from '../../../ui/form/button.tsx'

// biome-ignore format: one row a need
const NEEDS: Record<GoLiveNeed, BadgeStyle> = {
  needed:       ['amber', CircleDashed, 'จำเป็น'],
  'one of two': ['amber', CircleDashed, 'จำเป็นอย่างน้อยหนึ่งช่องทาง'],
  advised:      ['gray',  CircleDashed, 'แนะนำ'],
}
const DONE: BadgeStyle = ['green', CircleCheck, 'ครบแล้ว']

interface ItemProps {
  item: GoLiveItem
  onDone: () => void
}

/** Why it matters, what was found, and the way to where it is done; of what is done only that. */
export function Item({ item: { key, done, says }, onDone }: ItemProps) {
  const { title, need, why, todo, to } = GO_LIVE[key]
  return (
    <li className="grid gap-x-6 gap-y-2 p-4 sm:px-5 lg:grid-cols-[minmax(0,1fr)_13rem] lg:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold">{title}</h3>
          <StyledBadge by={done ? DONE : NEEDS[need]} />
        </div>
        {!done && <p className="mt-1">{why}</p>}
        <p className="figures mt-1 text-small wrap-anywhere text-muted">
          {done ? says : `ขณะนี้: ${says}`}
        </p>
        {!done && <p className="text-small">สิ่งที่ต้องทำ: {todo}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 lg:flex-col lg:items-start">
        {!done && <StartButton itemKey={key} onDone={onDone} />}
        <Link to={to.path} className="link inline-flex min-h-11 items-center gap-1 text-small">
          {done ? 'ดูหรือแก้ไข' : to.label}
          {done && <span className="sr-only">{title}</span>}
          <ChevronRight aria-hidden className="size-5" />
        </Link>
      </div>
    </li>
  )
}

/** What may begin with something of ours, at one press. */
function StartButton({ itemKey, onDone }: { itemKey: GoLiveKey; onDone: () => void }) {
  const { perform, busy } = useAction()
  async function start() {
    if (itemKey === 'menus') await perform('/api/admin/go-live/starter-set')
    else if (itemKey === 'policies' || itemKey === 'terms')
      await perform('/api/admin/go-live/drafts', { what: itemKey })
    onDone()
  }
  const label = STARTS[itemKey]
  return label ? <Button label={busy ? 'กำลังใส่…' : label} busy={busy} onClick={start} /> : null
}

const STARTS: Partial<Record<GoLiveKey, string>> = {
  menus: 'ใช้ชุดเริ่มต้น',
  policies: 'ใส่ร่างนโยบาย',
  terms: 'ใส่ร่างข้อกำหนด',
}
