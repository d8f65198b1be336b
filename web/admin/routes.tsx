// Every address of the back office: one line a page, and its file.

import type { RouteObject } from 'react-router'
import { lazyPage } from '../lazy-page.tsx'

const Entrance = lazyPage(() => import('./entrance.tsx'))
const Guard = lazyPage(() => import('./guard.tsx'))
const Layout = lazyPage(() => import('./layout.tsx'))

function adminPage(path: string, load: Parameters<typeof lazyPage>[0]): RouteObject {
  const Page = lazyPage(load)
  return { path: `/admin${path}`, caseSensitive: true, element: <Page />, handle: Page }
}

/** Before the door. */
const OUTSIDE: RouteObject[] = [
  adminPage('/logon', () => import('./logon.tsx')),
  adminPage('/setup', () => import('./setup.tsx')),
]

/** Behind it, in the order of the side menu (menu.ts). */
const INSIDE: RouteObject[] = [
  adminPage('', () => import('./overview.tsx')),
  adminPage('/units', () => import('./units.tsx')),
  adminPage('/units/:unitNo', () => import('./unit.tsx')),
  adminPage('/staff', () => import('./staff.tsx')),
  adminPage('/account', () => import('./account.tsx')),
]

export const ADMIN_AREA: RouteObject[] = [
  { element: <Entrance />, handle: Entrance, children: OUTSIDE },
  {
    element: <Guard />,
    handle: Guard,
    children: [{ element: <Layout />, handle: Layout, children: INSIDE }],
  },
]
