import { ChevronRight, CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from 'react-router'
import type { GoLiveItem } from '#contract/staff/go-live.ts'
import { GO_LIVE, type GoLiveKey, type GoLiveNeed } from '#domain/site/go-live.ts'
import { useAction } from '../../../client/use-action.ts'
import { Button } from '../../../ui/form/button.tsx'

const NEEDS: Record<GoLiveNeed, string> = {
  needed: 'จำเป็น',
  'one of two': 'จำเป็นอย่างน้อยหนึ่งช่องทาง',
  advised: 'แนะนำ',
}

/** Why it matters, what was found, and the way to where it is done. */
export function Item({
  item: { key, done, says },
  onDone,
}: {
  item: GoLiveItem
  onDone: () => void
}) {
  const { title, need, why, todo, to } = GO_LIVE[key]
  const Icon = done ? CircleCheck : CircleDashed
  return (
    <li className="grid gap-x-4 gap-y-2 p-4 sm:px-5 lg:grid-cols-[minmax(0,1fr)_15rem] lg:items-center">
      <div className="flex min-w-0 gap-3">
        <Icon
          aria-hidden
          className={`mt-0.5 size-6 shrink-0 ${done ? 'text-green-fg' : 'text-muted'}`}
        />
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
            {title}
            <span className="text-caption font-normal text-muted">
              {NEEDS[need]} · {done ? 'ครบแล้ว' : 'ยังไม่ครบ'}
            </span>
          </h3>
          <p className="text-small text-muted">{why}</p>
          <p className="figures text-small wrap-anywhere">{says}</p>
          {!done && <p className="text-small">สิ่งที่ต้องทำ: {todo}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 ps-9 lg:flex-col lg:items-start lg:ps-0">
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
