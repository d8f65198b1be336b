import { LoaderCircle } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx'
import { Button } from './button.tsx'

interface SaveBarProps {
  /** Something differs from what is saved. */
  dirty: boolean
  saving: boolean
  /** As «บันทึกเมนู». */
  label?: string
  /** Back to what is saved. */
  onDiscard: () => void
  /** How it stands, or ChangedBy. */
  children?: ReactNode
}

/** At the foot of a form: saves it, and watches that nobody leaves what was not saved without a word. */
export function SaveBar({ dirty, saving, label = 'บันทึก', onDiscard, children }: SaveBarProps) {
  const [asked, setAsked] = useState(false)
  return (
    <div className="no-print sticky bottom-0 z-10 -mx-[16px] mt-6 flex flex-wrap items-center gap-3 border-t border-border bg-bg px-[16px] py-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8">
      <button
        type="submit"
        aria-disabled={saving || !dirty}
        className="button button-primary aria-disabled:opacity-60"
      >
        {saving && (
          <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
        )}
        {saving ? 'กำลังบันทึก…' : label}
      </button>
      {dirty && <Button label="ทิ้งการแก้ไข" onClick={() => setAsked(true)} />}
      <p role="status" className="text-small text-muted">
        {dirty ? 'ยังไม่ได้บันทึก ระบบเก็บร่างไว้ในเครื่องนี้ให้แล้ว' : children}
      </p>
      <LeavingGuard dirty={dirty && !saving} />
      {asked && (
        <ConfirmDialog
          title="ทิ้งการแก้ไข?"
          text="ข้อมูลจะกลับเป็นตามที่บันทึกไว้ล่าสุด สิ่งที่พิมพ์หลังจากนั้นจะหายไป"
          action="ทิ้งการแก้ไข"
          onConfirm={() => {
            setAsked(false)
            onDiscard()
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}

/** Asks before a link or a closed tab leaves a page with something unsaved on it. */
export function LeavingGuard({ dirty }: { dirty: boolean }) {
  const navigate = useNavigate()
  const [going, setGoing] = useState('')
  useEffect(() => {
    if (!dirty) return
    const closing = (event: BeforeUnloadEvent) => event.preventDefault()
    const pressed = (event: MouseEvent) => {
      const to = ownLink(event)
      if (!to) return
      event.preventDefault()
      event.stopPropagation()
      setGoing(to)
    }
    addEventListener('beforeunload', closing)
    // Before the router hears of it.
    document.addEventListener('click', pressed, { capture: true })
    return () => {
      removeEventListener('beforeunload', closing)
      document.removeEventListener('click', pressed, { capture: true })
    }
  }, [dirty])
  if (!going) return null
  return (
    <ConfirmDialog
      title="ออกจากหน้านี้?"
      text="ยังไม่ได้บันทึกการแก้ไข ร่างที่พิมพ์ไว้จะรออยู่ในเครื่องนี้ กลับมาทำต่อได้"
      action="ออกจากหน้านี้"
      onConfirm={() => navigate(going)}
      onClose={() => setGoing('')}
    />
  )
}

/** Where a plain press on a link of this site leads; nowhere for a new tab or the same page. */
function ownLink(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return undefined
  const link = (event.target as Element).closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin)
    return undefined
  return link.pathname === location.pathname ? undefined : link.pathname + link.search
}
