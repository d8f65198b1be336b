import { Megaphone } from 'lucide-react'
import { Link } from 'react-router'
import { PushButton } from '../../client/push/push-button.tsx'
import { feedFooter } from '../../client/store/feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'

/** Where the news goes on, and where members answer; a phone has just shown the way to the latter. */
export function FollowUs() {
  const { data: contact } = useFeed(feedFooter, '/api/info/footer')
  return (
    <section
      aria-labelledby="follow-us"
      className="grid content-start gap-2 self-start rounded-card bg-tint p-4 text-on-tint sm:gap-3 sm:p-6"
    >
      <h3 id="follow-us" className="text-h3">
        ติดตามและบอกเรา
      </h3>
      <p>รับข่าวสหกรณ์ก่อนใครทาง LINE และ Facebook หรือบอกสิ่งที่อยากให้ปรับปรุง</p>
      <ul className="flex flex-wrap gap-3 *:flex-auto">
        {contact?.line_url && (
          <li>
            <a href={contact.line_url} rel="noopener" className="button button-secondary w-full">
              LINE
            </a>
          </li>
        )}
        {contact?.facebook_url && (
          <li>
            <a
              href={contact.facebook_url}
              rel="noopener"
              className="button button-secondary w-full"
            >
              Facebook
            </a>
          </li>
        )}
      </ul>
      <PushButton />
      <Link to="/demand" className="link hidden min-h-12 items-center gap-2 font-semibold sm:flex">
        <Megaphone aria-hidden className="size-5" />
        ส่งเสียงสมาชิก
      </Link>
    </section>
  )
}
