// Every address of the back office: one line a page, and its file.

import type { RouteObject } from 'react-router'
import { Coming, lazyPage } from '../lazy-page.tsx'
import { InfoLayout } from '../shell/info-layout.tsx'

const Entrance = lazyPage(() => import('./entrance.tsx'))
const Guard = lazyPage(() => import('./guard.tsx'))
const Layout = lazyPage(() => import('./layout.tsx'))

function adminPage(path: string, load: Parameters<typeof lazyPage>[0]): RouteObject {
  const Page = lazyPage(load, <Coming />)
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
  adminPage('/topics', () => import('./topics.tsx')),
  adminPage('/topics/new', () => import('./topics/topic.tsx')),
  adminPage('/topics/:topicId', () => import('./topics/topic.tsx')),
  adminPage('/topics/:topicId/versions', () => import('./topics/versions.tsx')),
  adminPage('/categories', () => import('./categories.tsx')),
  adminPage('/slides', () => import('./slides.tsx')),
  adminPage('/marquee', () => import('./marquee.tsx')),
  adminPage('/documents', () => import('./documents.tsx')),
  adminPage('/documents/:documentId', () => import('./documents/document.tsx')),
  adminPage('/imports', () => import('./imports.tsx')),
  adminPage('/imports/new', () => import('./imports/new.tsx')),
  adminPage('/imports/:run', () => import('./imports/run.tsx')),
  adminPage('/health', () => import('./health.tsx')),
  adminPage('/traffic', () => import('./traffic.tsx')),
  adminPage('/client-errors', () => import('./client-errors.tsx')),
  adminPage('/audit', () => import('./audit.tsx')),
  adminPage('/access-report', () => import('./access-report.tsx')),
  adminPage('/board', () => import('./board.tsx')),
  adminPage('/board/:messageId', () => import('./board/thread-page.tsx')),
  adminPage('/demands', () => import('./demands.tsx')),
  adminPage('/demands/:demandId', () => import('./demands/demand-page.tsx')),
  adminPage('/replies', () => import('./replies.tsx')),
  adminPage('/blocks', () => import('./blocks.tsx')),
  adminPage('/members', () => import('./members.tsx')),
  adminPage('/members/:no', () => import('./members/member-page.tsx')),
  adminPage('/balances', () => import('./balances.tsx')),
  adminPage('/corrections', () => import('./corrections.tsx')),
  adminPage('/rights', () => import('./rights.tsx')),
  adminPage('/photos', () => import('./photos.tsx')),
  adminPage('/notifications', () => import('./notifications.tsx')),
  adminPage('/outbox', () => import('./outbox.tsx')),
  adminPage('/menus', () => import('./menus.tsx')),
  adminPage('/links', () => import('./links.tsx')),
  adminPage('/rates', () => import('./rates.tsx')),
  adminPage('/reports', () => import('./reports.tsx')),
  adminPage('/statistics', () => import('./statistics.tsx')),
  adminPage('/election', () => import('./election.tsx')),
  adminPage('/election/:year', () => import('./election.tsx')),
  adminPage('/policies', () => import('./policies.tsx')),
  adminPage('/terms', () => import('./terms.tsx')),
  adminPage('/guidelines', () => import('./guidelines.tsx')),
  adminPage('/settings', () => import('./settings.tsx')),
  adminPage('/units', () => import('./units.tsx')),
  adminPage('/units/:unitNo', () => import('./unit.tsx')),
  adminPage('/staff', () => import('./staff.tsx')),
  adminPage('/account', () => import('./account.tsx')),
]

/** In the public frame, though only officers come in. */
const AS_VISITORS_SEE_IT: RouteObject[] = [
  adminPage('/topics/:topicId/preview', () => import('./topics/preview.tsx')),
]

export const ADMIN_AREA: RouteObject[] = [
  { element: <Entrance />, handle: Entrance, children: OUTSIDE },
  {
    element: <Guard />,
    handle: Guard,
    children: [
      { element: <Layout />, handle: Layout, children: INSIDE },
      { element: <InfoLayout />, children: AS_VISITORS_SEE_IT },
    ],
  },
]
