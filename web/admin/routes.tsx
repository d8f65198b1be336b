// Every address of the back office: one line a page, and its file.

import type { RouteObject } from 'react-router'
import { lazyPage } from '../lazy-page.tsx'

const Area = lazyPage(() => import('./area.tsx'))
const Entrance = lazyPage(() => import('./entrance.tsx'))
const Guard = lazyPage(() => import('./guard.tsx'))
const Layout = lazyPage(() => import('./layout.tsx'))

function adminPage(path: string, load: Parameters<typeof lazyPage>[0]): RouteObject {
  const Page = lazyPage(load)
  return { path: `/admin${path}`, caseSensitive: true, element: <Page />, handle: Page }
}

export const ADMIN_ROUTES: RouteObject = {
  element: <Area />,
  handle: Area,
  children: [
    {
      element: <Entrance />,
      handle: Entrance,
      children: [adminPage('/logon', () => import('./logon.tsx'))],
    },
    {
      element: <Guard />,
      handle: Guard,
      children: [
        {
          element: <Layout />,
          handle: Layout,
          children: [adminPage('', () => import('./overview.tsx'))],
        },
      ],
    },
  ],
}
