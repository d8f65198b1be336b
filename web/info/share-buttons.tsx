import { Copy, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router'
import { useSite } from '../site.tsx'
import { showToast } from '../store/toasts.ts'

/** LINE and Facebook are plain links: nothing of theirs is loaded, and nothing is told to them before. */
export function ShareButtons({ title }: { title: string }) {
  const address = useSite().publicUrl + useLocation().pathname
  const shared = encodeURIComponent(address)
  return (
    <section aria-label="แบ่งปัน" className="no-print mt-8 flex flex-wrap gap-3">
      <a
        className="button button-secondary"
        href={`https://social-plugins.line.me/lineit/share?url=${shared}`}
        rel="noopener noreferrer"
        target="_blank"
      >
        แบ่งปันทาง LINE
      </a>
      <a
        className="button button-secondary"
        href={`https://www.facebook.com/sharer/sharer.php?u=${shared}&quote=${encodeURIComponent(title)}`}
        rel="noopener noreferrer"
        target="_blank"
      >
        แบ่งปันทาง Facebook
      </a>
      <CopyButton text={address} />
      <button type="button" className="button button-secondary" onClick={() => print()}>
        <Printer aria-hidden className="size-5" />
        พิมพ์
      </button>
    </section>
  )
}

function CopyButton({ text }: { text: string }) {
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
      () => dispatch(showToast('error', `คัดลอกไม่ได้ คัดลอกจากแถบที่อยู่แทน: ${text}`)),
    )
  }
  return (
    <button type="button" className="button button-secondary" onClick={copy}>
      <Copy aria-hidden className="size-5" />
      <span aria-live="polite">{copied ? 'คัดลอกแล้ว' : 'คัดลอกลิงก์'}</span>
    </button>
  )
}
