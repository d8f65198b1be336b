// Every address of the site, in one tree for the server and the browser.

import { matchRoutes, type RouteObject } from 'react-router'
import { ADMIN_AREA } from './admin/routes.tsx'
import type { Area } from './api.ts'
import { type LazyPage, lazyPage } from './lazy-page.tsx'
import { InfoLayout } from './shell/info-layout.tsx'
import { SlimLayout } from './shell/slim-layout.tsx'
import { StillComing } from './shell/waiting.tsx'

const NotFound = lazyPage(() => import('./not-found.tsx'))

function page(path: string, Page: LazyPage): RouteObject {
  return { path, caseSensitive: true, element: <Page />, handle: Page }
}

type Load = Parameters<typeof lazyPage>[0]

/** On a slow line somebody is told; otherwise the place of what comes is empty (specification §2). */
function behindDoor(load: Load): LazyPage {
  return lazyPage(load, <StillComing />)
}

/** A page of the member area: one line here, and its file (specification §2). */
function memberPage(path: string, load: Load): RouteObject {
  return page(`/member/${path}`, behindDoor(load))
}

function unitPage(path: string, load: Load): RouteObject {
  return page(`/membergroup/${path}`, behindDoor(load))
}

function frame(Frame: LazyPage, children: RouteObject[]): RouteObject {
  return { element: <Frame />, handle: Frame, children }
}

/** An area behind a door. Only the browser draws it; the server has one shell for all its addresses. */
function area(name: Area, load: Load, children: RouteObject[]): RouteObject {
  return { id: name, ...frame(behindDoor(load), children) }
}

const MemberEntrance = behindDoor(() => import('./member/entrance.tsx'))
// One screen, three entrances (specification §2).
const Recover = behindDoor(() => import('./member/recover.tsx'))
const MemberGuard = behindDoor(() => import('./member/guard.tsx'))
const MemberLayout = behindDoor(() => import('./member/layout.tsx'))
const UnitEntrance = behindDoor(() => import('./membergroup/entrance.tsx'))
const UnitGuard = behindDoor(() => import('./membergroup/guard.tsx'))
const UnitLayout = behindDoor(() => import('./membergroup/layout.tsx'))

export const ROUTES: RouteObject[] = [
  {
    element: <InfoLayout />,
    children: [
      page(
        '/home',
        lazyPage(() => import('./info/home.tsx')),
      ),
      page(
        '/list/:topicId',
        lazyPage(() => import('./info/list.tsx')),
      ),
      page(
        '/show/:topicId',
        lazyPage(() => import('./info/show.tsx')),
      ),
      page(
        '/search',
        lazyPage(() => import('./info/search.tsx')),
      ),
      page(
        '/board',
        lazyPage(() => import('./info/board.tsx')),
      ),
      page(
        '/boardPost',
        lazyPage(() => import('./info/boardPost.tsx')),
      ),
      page(
        '/boardShow/:topicId',
        lazyPage(() => import('./info/boardShow.tsx')),
      ),
      page(
        '/demand',
        lazyPage(() => import('./info/demand.tsx')),
      ),
      page(
        '/showdemand/:topicId',
        lazyPage(() => import('./info/showdemand.tsx')),
      ),
      page(
        '/election',
        lazyPage(() => import('./info/election.tsx')),
      ),
      page(
        '/verify',
        lazyPage(() => import('./info/verify.tsx')),
      ),
      page(
        '/verify/:code',
        lazyPage(() => import('./info/verify.tsx')),
      ),
      page('*', NotFound),
    ],
  },
  {
    element: <SlimLayout />,
    children: [
      page(
        '/loancal',
        lazyPage(() => import('./info/loancal.tsx')),
      ),
      page(
        '/caldividend',
        lazyPage(() => import('./info/caldividend.tsx')),
      ),
      page(
        '/cookie/:typecookie',
        lazyPage(() => import('./info/cookie.tsx')),
      ),
      memberPage('termofconditional', () => import('./member/termofconditional.tsx')),
      page(
        '/colors',
        lazyPage(() => import('./info/colors.tsx')),
      ),
    ],
  },
  page(
    '/load',
    lazyPage(() => import('./info/load.tsx')),
  ),
  page(
    '/offline',
    lazyPage(() => import('./info/offline.tsx')),
  ),
  area('member', () => import('./member/area.tsx'), [
    frame(MemberEntrance, [
      memberPage('logon', () => import('./member/logon.tsx')),
      page('/member/registerauth', Recover),
      page('/member/register', Recover),
      page('/member/forget', Recover),
      memberPage('impersonate', () => import('./member/impersonate.tsx')),
    ]),
    // Behind the guard: with the member layout, and beside it what stands without.
    frame(MemberGuard, [
      frame(MemberLayout, [
        memberPage('share', () => import('./member/share.tsx')),
        memberPage('loan', () => import('./member/loan.tsx')),
        memberPage('loan_statement/:statement', () => import('./member/loan_statement.tsx')),
        memberPage('deposit', () => import('./member/deposit.tsx')),
        memberPage('dep_statement/:statement', () => import('./member/dep_statement.tsx')),
        memberPage('status', () => import('./member/status.tsx')),
        memberPage('kep', () => import('./member/kep.tsx')),
        memberPage('kepcrem', () => import('./member/kepcrem.tsx')),
        memberPage('coll', () => import('./member/coll.tsx')),
        memberPage('dividend', () => import('./member/dividend.tsx')),
        memberPage('gian', () => import('./member/gian.tsx')),
        memberPage('insurance', () => import('./member/insurance.tsx')),
        memberPage('welfare', () => import('./member/welfare.tsx')),
        memberPage('access', () => import('./member/access.tsx')),
        memberPage('balance', () => import('./member/balance.tsx')),
        memberPage('password', () => import('./member/password.tsx')),
      ]),
      memberPage('welcome', () => import('./member/welcome.tsx')),
    ]),
  ]),
  area('membergroup', () => import('./membergroup/area.tsx'), [
    frame(UnitEntrance, [unitPage('logon', () => import('./membergroup/logon.tsx'))]),
    frame(UnitGuard, [
      frame(UnitLayout, [
        unitPage('dashboard', () => import('./membergroup/dashboard.tsx')),
        unitPage('keeprep', () => import('./membergroup/keeprep.tsx')),
        unitPage('delivery_book', () => import('./membergroup/delivery_book.tsx')),
        unitPage('summarize_rep', () => import('./membergroup/summarize_rep.tsx')),
        unitPage('guide_group', () => import('./membergroup/guide_group.tsx')),
        unitPage('files', () => import('./membergroup/files.tsx')),
        unitPage('result', () => import('./membergroup/result.tsx')),
        unitPage('password', () => import('./membergroup/password.tsx')),
      ]),
    ]),
  ]),
  area('admin', () => import('./admin/area.tsx'), ADMIN_AREA),
]

/** The area an address belongs to, of which the server draws nothing but the loading screen. */
export function shellOf(path: string): string | undefined {
  return matchRoutes(ROUTES, path)?.[0]?.route.id
}

/** A page of the tree, wherever it stands in it. */
export type PageRoute = RouteObject & { path: string }

export function pagesIn(routes: RouteObject[]): PageRoute[] {
  return routes.flatMap((route) =>
    route.children ? pagesIn(route.children) : [route as PageRoute],
  )
}

/** An unmatched address is the not-found page's, which has no address of its own. */
export function isKnown(path: string): boolean {
  return matchRoutes(ROUTES, path)?.at(-1)?.route.path !== '*'
}

export async function preload(path: string): Promise<void> {
  const matches = matchRoutes(ROUTES, path) ?? []
  await Promise.all(matches.map(({ route }) => (route.handle as LazyPage | undefined)?.preload()))
}
