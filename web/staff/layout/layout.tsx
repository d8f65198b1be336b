// The frame of the back office: whose it is, who is in, the side menu and the way one came.

import { useState } from 'react'
import { Outlet } from 'react-router'
import { BesideMenu } from '../../ui/area/beside-menu.tsx'
import { Toasts } from '../../ui/feedback/toasts.tsx'
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
        <BesideMenu
          label="เมนูเจ้าหน้าที่"
          Menu={SideMenu}
          open={menuOpen}
          onClose={() => setMenuOpen(false)}
          className="min-w-0 max-w-320 pt-4 pb-16 lg:px-8 print:p-0"
        >
          <OnlyAllowed>
            <Outlet />
          </OnlyAllowed>
        </BesideMenu>
      </div>
    </DensityContext>
  )
}
