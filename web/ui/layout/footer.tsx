import type { ReactNode } from 'react'
import type { Footer as Contact } from '#contract/public/site-content.ts'
import { buddhistYear } from '#domain/calendar/thai-date.ts'
import { useNow, useSite } from '../../app/site.tsx'
import { feedFooter } from '../../client/store/feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { Phone } from '../data/phone.tsx'
import { OPENS_COOKIE_BAR } from '../feedback/cookie-banner.tsx'
import { TextSize, Theme } from './look-control.tsx'

/** Renders empty while loading (REQ-102), but keeps its height, so nothing jumps. */
export function Footer() {
  const { config } = useSite()
  const { data: contact } = useFeed(feedFooter, '/api/info/footer')
  const year = buddhistYear(useNow())
  return (
    <footer className="later later-47 mt-16 min-h-88 border-t border-border bg-subtle lg:later-28 lg:min-h-64">
      {contact && (
        <>
          <div className="page-width grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-4 gap-y-6 py-8 sm:grid-cols-2 sm:gap-8 lg:grid-cols-4 lg:py-10">
            <Block title="เวลาทำการ">
              <p>
                เปิดทำการ <span className="term">{config.office_days}</span>
                <br />
                เวลา {config.office_time}
              </p>
            </Block>
            <Block title="ติดตาม">
              <ul className="grid grid-cols-1 gap-1">
                <Outside href={contact.facebook_url}>Facebook ของสหกรณ์</Outside>
                <Outside href={contact.line_url}>LINE ของสหกรณ์</Outside>
              </ul>
              <button
                type="button"
                className="link min-h-12 text-start"
                {...{ [OPENS_COOKIE_BAR]: '' }}
              >
                ตั้งค่าคุกกี้
              </button>
            </Block>
            <Block title="ที่อยู่" wide>
              <p>{config.coopNameTH}</p>
              <p>{config.coop_address}</p>
            </Block>
            <Block title="ติดต่อ" wide>
              <ContactLines contact={contact} />
            </Block>
          </div>
          <div className="no-print border-t border-border">
            <div className="page-width flex flex-wrap gap-x-10 gap-y-2 py-4">
              <TextSize />
              <Theme />
            </div>
          </div>
          <div className="border-t border-border">
            <p className="page-width py-5 text-small text-muted">
              © {year} {config.coopNameTH}
              {contact.developer && ` · พัฒนาเว็บไซต์โดย ${contact.developer}`}
            </p>
          </div>
        </>
      )}
    </footer>
  )
}

interface BlockProps {
  title: string
  /** On a phone it needs the whole line. */
  wide?: boolean
  children: ReactNode
}

function Block({ title, wide = false, children }: BlockProps) {
  return (
    <section className={`text-small ${wide ? 'max-sm:col-span-full' : ''}`}>
      <h2 className="mb-1 text-h3 sm:mb-2">{title}</h2>
      {children}
    </section>
  )
}

function ContactLines({ contact }: { contact: Contact }) {
  return (
    <ul className="grid grid-cols-1 gap-1">
      <li>
        โทรศัพท์ <Phone number={contact.phone} />
        {contact.fax && ' '}
        {contact.fax && <span className="term">โทรสาร {contact.fax}</span>}
      </li>
      {contact.mobile && (
        <li>
          มือถือ <Phone number={contact.mobile} />
        </li>
      )}
      {contact.email && (
        <li>
          อีเมล{' '}
          <a className="link" href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </li>
      )}
    </ul>
  )
}

function Outside({ href, children }: { href: string; children: ReactNode }) {
  if (!href) return null
  return (
    <li>
      <a className="link inline-flex min-h-10 items-center" href={href} rel="noopener">
        {children}
      </a>
    </li>
  )
}
