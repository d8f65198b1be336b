import { LoaderCircle } from 'lucide-react'

interface SendButtonProps {
  /** Verb and object, as «ส่งกระทู้». */
  label: string
  sending: boolean
  /** What it says meanwhile, as «กำลังส่ง…». */
  meanwhile: string
  /** As wide as its form on every screen. */
  wide?: boolean
}

/** Sends its form once: the form looks at `sending` too, since a press on this still arrives. */
export function SendButton({ label, sending, meanwhile, wide = false }: SendButtonProps) {
  return (
    <button
      type="submit"
      aria-disabled={sending}
      className={`button button-primary w-full ${wide ? '' : 'sm:w-auto sm:min-w-48'}`}
    >
      {sending && (
        <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
      )}
      {sending ? meanwhile : label}
    </button>
  )
}
