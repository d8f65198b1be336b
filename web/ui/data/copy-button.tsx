import { Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { showToast } from '../../client/store/toasts.ts'

export function CopyButton({ text, label }: { text: string; label: string }) {
  const dispatch = useDispatch()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 3000)
    return () => clearTimeout(timer)
  }, [copied])

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => dispatch(showToast('error', `คัดลอกไม่ได้ กรุณาคัดลอกด้วยตนเอง: ${text}`)),
    )
  }
  return (
    <button type="button" className="button button-secondary" onClick={copy}>
      <Copy aria-hidden className="size-5" />
      <span aria-live="polite">{copied ? 'คัดลอกแล้ว' : label}</span>
    </button>
  )
}
