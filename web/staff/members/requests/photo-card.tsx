import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { PhotoQueue } from '#contract/staff/requests.ts'
import { recentDate } from '#domain/calendar/thai-date.ts'
import { address } from '../../../client/address.ts'
import { useAction } from '../../../client/use-action.ts'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'
import { AskDialog } from '../../../ui/feedback/ask-dialog.tsx'

interface PhotoCardProps {
  photo: PhotoQueue['photos'][number]
  /** A and R while the focus is inside; single letters can be switched off (WCAG 2.1.4). */
  keys: boolean
  onDone: () => void
}

export function PhotoCard({ photo, keys, onDone }: PhotoCardProps) {
  const { membership_no, name, set_at, state, decided } = photo
  const { act, busy } = useAction()
  const [refusing, setRefusing] = useState(false)

  const path = address('/api/admin/photos/:no/decide', { no: membership_no })
  async function approve() {
    if (await act(path, { approved: true, reason: '', set_at })) onDone()
  }
  function pressed(event: React.KeyboardEvent) {
    if (!keys || refusing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.code === 'KeyA' && state !== 'approved') approve()
    else if (event.code === 'KeyR' && state !== 'refused') {
      // Or the letter itself would be the first of the reason.
      event.preventDefault()
      setRefusing(true)
    }
  }
  return (
    <li className="card grid content-start overflow-hidden" onKeyDown={pressed}>
      <img
        src={photo.photo}
        alt={`รูปที่ ${name} ส่งมา`}
        width={512}
        height={512}
        className="aspect-square w-full object-cover"
      />
      <div className="grid gap-2 p-4">
        <p className="min-w-0">
          <Link
            to={`/admin/members/${membership_no}`}
            className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
          >
            {name}
          </Link>
          <span className="figures block text-small text-muted">
            {membership_no} · {recentDate(new Date(set_at), new Date())}
          </span>
        </p>
        {decided && (
          <p className="text-small text-muted">
            <ChangedBy did="ตรวจ" by={decided.by} at={decided.at} />
            {decided.why && <span className="block">เหตุผล: {decided.why}</span>}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {state !== 'approved' && (
            <button
              type="button"
              aria-disabled={busy}
              aria-keyshortcuts={keys ? 'A' : undefined}
              className="button button-primary flex-1 px-3 whitespace-nowrap"
              onClick={approve}
            >
              <Check aria-hidden className="size-5" />
              อนุมัติ<span className="sr-only">รูปของ {name}</span>
              {keys && <Key letter="A" />}
            </button>
          )}
          {state !== 'refused' && (
            <button
              type="button"
              aria-disabled={busy}
              aria-keyshortcuts={keys ? 'R' : undefined}
              className="button button-secondary flex-1 px-3 whitespace-nowrap"
              onClick={() => setRefusing(true)}
            >
              <X aria-hidden className="size-5" />
              ไม่อนุมัติ<span className="sr-only">รูปของ {name}</span>
              {keys && <Key letter="R" />}
            </button>
          )}
        </div>
      </div>
      {refusing && (
        <AskDialog
          title={`ไม่อนุมัติรูปของ ${name}?`}
          text="รูปจะไม่แสดงในหน้าของสมาชิกอีก สมาชิกส่งรูปใหม่ได้"
          label="เหตุผล"
          hint="สมาชิกเห็นข้อความนี้ เช่น เห็นใบหน้าไม่ชัด"
          action="ไม่อนุมัติรูป"
          max={300}
          danger
          ask={(send, reason) => send(path, { approved: false, reason, set_at })}
          onSent={onDone}
          onClose={() => setRefusing(false)}
        />
      )}
    </li>
  )
}

function Key({ letter }: { letter: string }) {
  return (
    <kbd aria-hidden className="rounded border border-current px-1.5 text-caption max-sm:hidden">
      {letter}
    </kbd>
  )
}
