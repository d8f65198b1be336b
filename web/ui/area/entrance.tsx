// The frame of what stands before an area's door: whose door it is, and a word of caution.

import { ChevronLeft, type LucideIcon } from 'lucide-react'
import { Link, Outlet } from 'react-router'
import { useSite } from '../../app/site.tsx'
import { Thai } from '../data/thai.tsx'
import { CookieBanner } from '../feedback/cookie-banner.tsx'
import { Toasts } from '../feedback/toasts.tsx'
import { Logo } from '../layout/logo.tsx'
import { SkipLink } from '../layout/skip-link.tsx'
import { useFocusOnArrival } from '../layout/use-focus-on-arrival.ts'

interface EntranceProps {
  /** What the area is, where the cooperative's name does not say enough. */
  title?: string
  cautions: { Icon: LucideIcon; text: string }[]
}

export function Entrance({ title, cautions }: EntranceProps) {
  useFocusOnArrival({ atOnce: true })
  return (
    <div className="min-h-dvh bg-subtle print:block lg:grid lg:grid-cols-[minmax(22rem,2fr)_3fr]">
      <SkipLink />
      <CookieBanner />
      <Side title={title} cautions={cautions} />
      <main
        id="main"
        tabIndex={-1}
        className="-mt-14 px-[16px] pb-12 print:m-0 print:block print:p-0 lg:mt-0 lg:grid lg:content-center lg:px-8 lg:py-12"
      >
        <div className="mx-auto w-full max-w-104 print:max-w-none">
          <Outlet />
        </div>
      </main>
      <Toasts high />
    </div>
  )
}

function Side({ title, cautions }: EntranceProps) {
  const { config } = useSite()
  return (
    <header className="no-print on-nav relative overflow-clip bg-nav text-on-nav">
      <Rings />
      <div className="px-4 pt-1 pb-17 lg:sticky lg:top-0 lg:flex lg:min-h-dvh lg:flex-col lg:p-10">
        <Link
          to="/home"
          className="relative -ms-2 inline-flex min-h-12 items-center gap-1 self-start pe-3 text-label font-semibold"
        >
          <ChevronLeft aria-hidden className="size-6" />
          กลับหน้าหลัก
        </Link>
        <div className="relative mt-0 flex flex-wrap items-center gap-4 lg:my-auto lg:block">
          <Logo size={64} />
          <div className="min-w-0 flex-[1_1_12rem] lg:mt-6">
            <p className="text-label font-semibold text-balance lg:text-h1">
              <Thai>{config.coopNameTH}</Thai>
            </p>
            <p lang="en" className="text-caption lg:mt-1 lg:text-body">
              {config.coopNameEN}
            </p>
            {title && <p className="mt-1 text-small font-semibold lg:mt-5 lg:text-h3">{title}</p>}
          </div>
        </div>
        <ul className="relative hidden gap-4 border-t border-on-nav/30 pt-6 lg:grid">
          {cautions.map(({ Icon, text }) => (
            <li key={text} className="flex gap-3 text-small">
              <Icon aria-hidden className="mt-0.5 size-6 shrink-0" />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </header>
  )
}

/** The rings that a drop makes in a pond: savings, from one to all. */
function Rings() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 400"
      className="absolute -end-24 -bottom-32 size-80 text-on-nav opacity-10 lg:-end-56 lg:bottom-auto lg:-top-44 lg:size-130"
    >
      {[55, 100, 145, 190].map((radius) => (
        <circle
          key={radius}
          cx="200"
          cy="200"
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeWidth="14"
        />
      ))}
    </svg>
  )
}
