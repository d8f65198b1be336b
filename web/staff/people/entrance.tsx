// The frame of what stands before the back office's door: plain, so that nobody takes it for the members' one.

import { ChevronLeft } from 'lucide-react'
import { Link, Outlet } from 'react-router'
import { useSite } from '../../app/site.tsx'
import { Toasts } from '../../ui/feedback/toasts.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import { SkipLink } from '../../ui/layout/skip-link.tsx'
import { useFocusOnArrival } from '../../ui/layout/use-focus-on-arrival.ts'

export function Component() {
  const { config } = useSite()
  useFocusOnArrival({ atOnce: true })
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-subtle print:block">
      <SkipLink />
      <header className="no-print border-b-3 border-primary bg-bg">
        <div className="page-width flex min-h-16 flex-wrap items-center gap-x-4">
          <Logo size={40} />
          <p className="grid min-w-0 flex-1 py-2">
            <span className="text-label leading-snug font-semibold">
              <span className="sm:hidden">{config.coopShortNameTH}</span>
              <span className="max-sm:hidden">{config.coopNameTH}</span>
            </span>
            <span className="text-caption leading-tight text-muted">ระบบเจ้าหน้าที่</span>
          </p>
          <Link to="/home" className="link inline-flex min-h-12 items-center gap-1">
            <ChevronLeft aria-hidden className="size-5" />
            หน้าเว็บไซต์
          </Link>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="grid content-start justify-items-center px-[16px] py-8 sm:py-14"
      >
        <div className="w-full max-w-112">
          <Outlet />
        </div>
      </main>
      <Toasts high />
    </div>
  )
}
