import { Printer } from 'lucide-react'
import { useLocation } from 'react-router'
import { useSite } from '../app/site.tsx'
import { CopyButton } from '../ui/data/copy-button.tsx'

/** LINE and Facebook are plain links: nothing of theirs is loaded, and nothing is told to them before. */
export function ShareButtons({ title }: { title: string }) {
  const address = useSite().publicUrl + useLocation().pathname
  const shared = encodeURIComponent(address)
  return (
    <section aria-labelledby="share" className="no-print mt-10 border-t border-border pt-6">
      <h2 id="share" className="mb-3 text-h3">
        แบ่งปันหรือพิมพ์เรื่องนี้
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3 sm:flex sm:flex-wrap">
        <a
          className="button button-secondary"
          href={`https://social-plugins.line.me/lineit/share?url=${shared}`}
          rel="noopener noreferrer"
          target="_blank"
        >
          LINE
        </a>
        <a
          className="button button-secondary"
          href={`https://www.facebook.com/sharer/sharer.php?u=${shared}&quote=${encodeURIComponent(title)}`}
          rel="noopener noreferrer"
          target="_blank"
        >
          Facebook
        </a>
        <CopyButton text={address} label="คัดลอกลิงก์" />
        <button type="button" className="button button-secondary" onClick={() => print()}>
          <Printer aria-hidden className="size-5" />
          พิมพ์
        </button>
      </div>
    </section>
  )
}
