import { LoaderCircle } from 'lucide-react'
import { Thai } from '../data/thai.tsx'
import { useHydrated } from '../layout/use-hydrated.ts'

interface SendButtonProps {
  /** Verb and object, as «ส่งกระทู้». */
  label: string
  sending: boolean
  /** What it says meanwhile, as «กำลังส่ง…». */
  meanwhile: string
  /** As wide as its form on every screen. */
  wide?: boolean
  /** Where another step of the page has the main press by now. */
  plain?: boolean
}

/** Sends its form once: the form looks at `sending` too, since a press on this still arrives. */
export function SendButton({ label, sending, meanwhile, wide, plain }: SendButtonProps) {
  const isHeard = useHydrated()
  return (
    <button
      type="submit"
      // Before the page is taken over the browser itself would send the form, with what was typed in the address.
      disabled={!isHeard}
      aria-disabled={sending}
      className={`button ${plain ? 'button-secondary' : 'button-primary'} w-full disabled:opacity-70 ${wide ? '' : 'sm:w-auto sm:min-w-48'}`}
    >
      {sending && (
        <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
      )}
      {isHeard ? <Thai>{sending ? meanwhile : label}</Thai> : <Unheard label={label} />}
    </button>
  )
}

/** Where scripts never come, NeedsScripts says why; here they are awaited. */
function Unheard({ label }: { label: string }) {
  return (
    <>
      <span className="not-loaded:hidden without-scripts:hidden">รอสักครู่ กำลังเตรียมปุ่มนี้…</span>
      <span className="hidden not-loaded:inline without-scripts:inline">{label}</span>
    </>
  )
}
