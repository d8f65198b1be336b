// What stands before an area until it can be drawn. The server sends it for every address of one, so it is seen before
// any script has come: it keeps time by the style sheet, and what it says of scripts that never come is drawn already.

import { useSite } from '../../app/site.tsx'
import { Phone } from '../data/phone.tsx'
import { Logo } from '../layout/logo.tsx'
import { useHydrated } from '../layout/use-hydrated.ts'
import { NotLoaded } from './not-loaded.tsx'
import { TAKES_LONGER } from './waiting.tsx'

interface LoadingScreenProps {
  title: string
  status: string
  /** What is over within 300 ms never flashes. */
  late?: boolean
  /** Whether anything comes of it without scripts. */
  needsScripts?: boolean
}

/** What an area shows while it checks who is there (REQ-205). */
export function LoadingScreen({
  title,
  status,
  late = false,
  needsScripts = false,
}: LoadingScreenProps) {
  const { config } = useSite()
  const isTakenOver = useHydrated()
  return (
    <main
      id="main"
      className={`grid min-h-dvh grid-cols-1 content-center justify-items-center gap-5 p-6 text-center ${late ? 'animate-[late_0.2s_0.3s_both]' : ''}`}
    >
      <Logo size={80} />
      <div>
        <h1 tabIndex={-1} className="text-h2">
          {title}
        </h1>
        <p className="text-balance text-muted">{config.coopNameTH}</p>
      </div>
      <div className="grid min-h-60 content-start justify-items-center gap-5">
        <div
          className={`grid grid-cols-1 justify-items-center gap-5 not-loaded:hidden ${needsScripts ? 'without-scripts:hidden' : ''}`}
        >
          <Moving />
          <div role="status">
            <p>{status}</p>
            <p className="animate-[late_0.4s_3s_both] text-balance text-muted">{TAKES_LONGER}</p>
          </div>
          <p className="flex animate-[late_0.4s_8s_both] flex-wrap justify-center gap-x-6">
            {/* A link to this very address: what has come is not fetched again. */}
            {/* biome-ignore lint/a11y/useValidAnchor: the address it is on is a valid one */}
            <a href="" className="link inline-flex min-h-12 items-center">
              ลองใหม่
            </a>
            <a href="/home" className="link inline-flex min-h-12 items-center">
              กลับหน้าแรก
            </a>
          </p>
        </div>
        {!isTakenOver && (
          <div className="hidden not-loaded:block">
            <NotLoaded placeOf="area" />
          </div>
        )}
        {needsScripts && <NoScripts />}
      </div>
    </main>
  )
}

function Moving() {
  return (
    <div aria-hidden className="h-1.5 w-48 max-w-full overflow-hidden rounded-full bg-sunken">
      <div className="h-full w-1/3 animate-[to-and-fro_1.6s_ease-in-out_infinite_alternate] rounded-full bg-primary motion-reduce:w-full motion-reduce:animate-none" />
    </div>
  )
}

function NoScripts() {
  const { phone, office_days, office_time } = useSite().config
  return (
    <noscript>
      <div className="grid gap-3">
        <p>หน้านี้ต้องเปิดใช้ JavaScript ในเบราว์เซอร์</p>
        {phone && (
          <p>
            หากเปิดใช้ไม่ได้ โทร <Phone number={phone} />
            <span className="block text-small text-muted">
              {office_days} <span className="term">เวลา {office_time}</span>
            </span>
          </p>
        )}
      </div>
    </noscript>
  )
}
