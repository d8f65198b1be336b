import { Printer } from 'lucide-react'
import { useLocation } from 'react-router'
import { CopyButton } from '../shell/copy-button.tsx'
import { useSite } from '../site.tsx'

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
      <CopyButton text={address} label="คัดลอกลิงก์" />
      <button type="button" className="button button-secondary" onClick={() => print()}>
        <Printer aria-hidden className="size-5" />
        พิมพ์
      </button>
    </section>
  )
}
