// The frame of the back office: whose it is, who is in, the side menu and the way one came.

import { useState } from 'react'
import { Outlet } from 'react-router'
import { Drawer } from '../../ui/area/drawer.tsx'
import { Toasts } from '../../ui/feedback/toasts.tsx'
import { ScrollToTop } from '../../ui/layout/scroll-to-top.tsx'
import { SkipLink } from '../../ui/layout/skip-link.tsx'
import { useFocusOnArrival } from '../../ui/layout/use-focus-on-arrival.ts'
import { OnlyAllowed } from '../parts/only-allowed.tsx'
import { DensityContext, useStoredDensity } from './density.tsx'
import { Header } from './header.tsx'
import { SideMenu } from './side-menu.tsx'

export function Component() {
  const [menuOpen, setMenuOpen] = useState(false)
  const density = useStoredDensity()
  useFocusOnArrival({ atOnce: true })
  return (
    <DensityContext value={density}>
      <div data-density={density[0]} className="group/admin [--head:4.1875rem]">
        <SkipLink />
        <Header menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} />
        <Toasts />
        <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
          <nav
            aria-label="เมนูเจ้าหน้าที่"
            className="no-print sticky top-(--head) hidden h-[calc(100dvh-var(--head))] overflow-y-auto border-e border-border lg:block"
          >
            <SideMenu />
          </nav>
          <main
            id="main"
            tabIndex={-1}
            className="min-h-[70dvh] min-w-0 max-w-320 px-[16px] pt-4 pb-16 sm:px-6 lg:px-8 print:p-0"
          >
            <OnlyAllowed>
              <Outlet />
            </OnlyAllowed>
          </main>
        </div>
        <Drawer label="เมนูเจ้าหน้าที่" open={menuOpen} onClose={() => setMenuOpen(false)}>
          <SideMenu onChoose={() => setMenuOpen(false)} />
        </Drawer>
        <ScrollToTop />
      </div>
    </DensityContext>
  )
}
