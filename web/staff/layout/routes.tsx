// Every address of the back office: one line a page, and its file.

import type { RouteObject } from 'react-router'
import { lazyPage, PendingPage } from '../../app/lazy-page.tsx'
import { InfoLayout } from '../../ui/layout/info-layout.tsx'

const Entrance = lazyPage(() => import('../people/entrance.tsx'))
const Guard = lazyPage(() => import('./guard.tsx'), null, {
  sends: ['/api/admin/auth/getAuthUser'],
})
const Layout = lazyPage(() => import('./layout.tsx'))

function adminPage(path: string, load: Parameters<typeof lazyPage>[0]): RouteObject {
  const Page = lazyPage(load, <PendingPage />)
  return { path: `/admin${path}`, caseSensitive: true, element: <Page />, handle: Page }
}

/** Before the door. */
const OUTSIDE: RouteObject[] = [
  adminPage('/logon', () => import('../people/logon.tsx')),
  adminPage('/setup', () => import('../people/setup.tsx')),
]

/** Behind it, in the order of the side menu (menu.ts). */
const INSIDE: RouteObject[] = [
  adminPage('', () => import('./overview.tsx')),
  adminPage('/morning', () => import('../morning/morning.tsx')),
  adminPage('/morning/behind', () => import('../morning/morning/behind.tsx')),
  adminPage('/morning/rolled', () => import('../morning/morning/rolled.tsx')),
  adminPage('/morning/contracts', () => import('../morning/morning/contracts.tsx')),
  adminPage('/morning/units', () => import('../morning/morning/units.tsx')),
  adminPage('/guide', () => import('../guide/guide.tsx')),
  adminPage('/guide/:no', () => import('../guide/chapter.tsx')),
  adminPage('/topics', () => import('../content/topics.tsx')),
  adminPage('/topics/new', () => import('../content/topics/topic.tsx')),
  adminPage('/topics/:topicId', () => import('../content/topics/topic.tsx')),
  adminPage('/topics/:topicId/versions', () => import('../content/topics/versions.tsx')),
  adminPage('/categories', () => import('../content/categories.tsx')),
  adminPage('/slides', () => import('../content/slides.tsx')),
  adminPage('/marquee', () => import('../content/marquee.tsx')),
  adminPage('/documents', () => import('../content/documents.tsx')),
  adminPage('/documents/:documentId', () => import('../content/documents/document.tsx')),
  adminPage('/imports', () => import('../imports/imports.tsx')),
  adminPage('/imports/new', () => import('../imports/imports/new.tsx')),
  adminPage('/imports/:run', () => import('../imports/imports/run.tsx')),
  adminPage('/health', () => import('../monitoring/health.tsx')),
  adminPage('/traffic', () => import('../monitoring/traffic.tsx')),
  adminPage('/client-errors', () => import('../monitoring/client-errors.tsx')),
  adminPage('/audit', () => import('../monitoring/audit.tsx')),
  adminPage('/access-report', () => import('../monitoring/access-report.tsx')),
  adminPage('/board', () => import('../feedback/board.tsx')),
  adminPage('/board/:messageId', () => import('../feedback/board/thread-page.tsx')),
  adminPage('/demands', () => import('../feedback/demands.tsx')),
  adminPage('/demands/:demandId', () => import('../feedback/demands/demand-page.tsx')),
  adminPage('/replies', () => import('../feedback/replies.tsx')),
  adminPage('/blocks', () => import('../feedback/blocks.tsx')),
  adminPage('/members', () => import('../members/members.tsx')),
  adminPage('/members/:no', () => import('../members/members/member-page.tsx')),
  adminPage('/requests', () => import('../desk/requests.tsx')),
  adminPage('/requests/:requestId', () => import('../desk/requests/request-page.tsx')),
  adminPage('/guarantees', () => import('../desk/guarantees.tsx')),
  adminPage('/guarantees/:caseId', () => import('../desk/guarantees/case-page.tsx')),
  adminPage('/letters', () => import('../desk/letters.tsx')),
  adminPage('/letters/:batchId', () => import('../desk/letters/letter-page.tsx')),
  adminPage('/orders', () => import('../desk/orders.tsx')),
  adminPage('/orders/:batchId', () => import('../desk/orders/order-page.tsx')),
  adminPage('/bank-files', () => import('../desk/bank-files.tsx')),
  adminPage('/bank-files/:fileId', () => import('../desk/bank-files/file-page.tsx')),
  adminPage('/balances', () => import('../members/balances.tsx')),
  adminPage('/corrections', () => import('../members/corrections.tsx')),
  adminPage('/rights', () => import('../members/rights.tsx')),
  adminPage('/photos', () => import('../members/photos.tsx')),
  adminPage('/notifications', () => import('../content/notifications.tsx')),
  adminPage('/campaigns', () => import('../content/campaigns.tsx')),
  adminPage('/campaigns/:campaignId', () => import('../content/campaigns/campaign.tsx')),
  adminPage('/outbox', () => import('../monitoring/outbox.tsx')),
  adminPage('/senders', () => import('../monitoring/senders.tsx')),
  adminPage('/menus', () => import('../site/menus.tsx')),
  adminPage('/links', () => import('../content/links.tsx')),
  adminPage('/rates', () => import('../site/rates.tsx')),
  adminPage('/loan-rules', () => import('../site/loan-rules.tsx')),
  adminPage('/reports', () => import('../site/reports.tsx')),
  adminPage('/statistics', () => import('../site/statistics.tsx')),
  adminPage('/election', () => import('../content/election.tsx')),
  adminPage('/election/:year', () => import('../content/election.tsx')),
  adminPage('/policies', () => import('../site/policies.tsx')),
  adminPage('/terms', () => import('../site/terms.tsx')),
  adminPage('/guidelines', () => import('../units/guidelines.tsx')),
  adminPage('/settings', () => import('../site/settings.tsx')),
  adminPage('/units', () => import('../units/units.tsx')),
  adminPage('/units/:unitNo', () => import('../units/unit.tsx')),
  adminPage('/go-live', () => import('../site/go-live.tsx')),
  adminPage('/staff', () => import('../people/staff.tsx')),
  adminPage('/acts', () => import('../people/acts.tsx')),
  adminPage('/account', () => import('../people/account.tsx')),
]

/** In the public frame, though only officers come in. */
const AS_VISITORS_SEE_IT: RouteObject[] = [
  adminPage('/topics/:topicId/preview', () => import('../content/topics/preview.tsx')),
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
