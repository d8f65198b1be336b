// The back office is drawn in the browser only, as the member area is.

import { Outlet } from 'react-router'
import { Checking, InBrowser } from '../../area/layout/checking.tsx'

export const BACK_OFFICE = 'ระบบเจ้าหน้าที่'

export function Component() {
  return (
    <InBrowser waiting={<Checking title={BACK_OFFICE} />}>
      <Outlet />
    </InBrowser>
  )
}
