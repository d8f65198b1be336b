// Every address of the site, in one tree for the server and the browser.

import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router'
import type { Area } from '#domain/identity/stored-session.ts'
import { ADMIN_AREA } from '../staff/layout/routes.tsx'
import { StillComing } from '../ui/feedback/waiting.tsx'
import { InfoLayout } from '../ui/layout/info-layout.tsx'
import { SlimLayout } from '../ui/layout/slim-layout.tsx'
import { type FirstCalls, type LazyPage, lazyPage } from './lazy-page.tsx'

const NotFound = lazyPage(() => import('./not-found.tsx'))

function page(path: string, Page: LazyPage): RouteObject {
  return { path, caseSensitive: true, element: <Page />, handle: Page }
}

type Load = Parameters<typeof lazyPage>[0]

/** On a slow line somebody is told; otherwise the place of what comes is empty (REQ-105). */
function behindDoor(load: Load, firstCalls?: FirstCalls): LazyPage {
  return lazyPage(load, <StillComing />, firstCalls)
}

/** A page of the member area: one line here, what it asks first, and its file (REQ-202). */
function memberPage(path: string, load: Load, asks: FirstCalls['asks'] = []): RouteObject {
  return page(`/member/${path}`, behindDoor(load, { asks }))
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

const MemberEntrance = behindDoor(() => import('../member/identity/entrance.tsx'))
// One screen, three entrances (REQ-201).
const Recover = behindDoor(() => import('../member/identity/recover.tsx'))
const MemberGuard = behindDoor(() => import('../member/layout/guard.tsx'), {
  sends: ['/api/member/auth/getAuthUser', '/api/member/termofconditional'],
})
const MemberLayout = behindDoor(() => import('../member/layout/layout.tsx'))
const UnitEntrance = behindDoor(() => import('../unit/entrance.tsx'))
const UnitGuard = behindDoor(() => import('../unit/guard.tsx'), {
  sends: ['/api/membergroup/auth/getAuthUser'],
})
const UnitLayout = behindDoor(() => import('../unit/layout.tsx'))

export const ROUTES: RouteObject[] = [
  {
    element: <InfoLayout />,
    children: [
      page(
        '/home',
        lazyPage(() => import('../public/home.tsx')),
      ),
      page(
        '/list/:topicId',
        lazyPage(() => import('../public/list.tsx')),
      ),
      page(
        '/show/:topicId',
        lazyPage(() => import('../public/show.tsx')),
      ),
      page(
        '/search',
        lazyPage(() => import('../public/search.tsx')),
      ),
      page(
        '/board',
        lazyPage(() => import('../public/board.tsx')),
      ),
      page(
        '/boardPost',
        lazyPage(() => import('../public/boardPost.tsx')),
      ),
      page(
        '/boardShow/:topicId',
        lazyPage(() => import('../public/boardShow.tsx')),
      ),
      page(
        '/demand',
        lazyPage(() => import('../public/demand.tsx')),
      ),
      page(
        '/showdemand/:topicId',
        lazyPage(() => import('../public/showdemand.tsx')),
      ),
      page(
        '/election',
        lazyPage(() => import('../public/election.tsx')),
      ),
      page(
        '/verify',
        lazyPage(() => import('../public/verify.tsx')),
      ),
      page(
        '/verify/:code',
        lazyPage(() => import('../public/verify.tsx')),
      ),
      page('*', NotFound),
    ],
  },
  {
    element: <SlimLayout />,
    children: [
      page(
        '/loancal',
        lazyPage(() => import('../public/loancal.tsx')),
      ),
      page(
        '/loanright',
        lazyPage(() => import('../public/loanright.tsx')),
      ),
      page(
        '/caldividend',
        lazyPage(() => import('../public/caldividend.tsx')),
      ),
      page(
        '/cookie/:typecookie',
        lazyPage(() => import('../public/cookie.tsx')),
      ),
      memberPage('termofconditional', () => import('../member/identity/termofconditional.tsx')),
      page(
        '/colors',
        lazyPage(() => import('../public/colors.tsx')),
      ),
    ],
  },
  page(
    '/load',
    lazyPage(() => import('../public/load.tsx')),
  ),
  page(
    '/offline',
    lazyPage(() => import('../public/offline.tsx')),
  ),
  area('member', () => import('../member/layout/area.tsx'), [
    frame(MemberEntrance, [
      memberPage('logon', () => import('../member/identity/logon.tsx')),
      page('/member/registerauth', Recover),
      page('/member/register', Recover),
      page('/member/forget', Recover),
      memberPage('thaid', () => import('../member/identity/thaid.tsx')),
      memberPage('stop', () => import('../member/identity/stop.tsx')),
      memberPage('impersonate', () => import('../member/identity/impersonate.tsx')),
    ]),
    // Behind the guard: with the member layout, and beside it what stands without.
    frame(MemberGuard, [
      frame(MemberLayout, [
        memberPage('share', () => import('../member/figures/share.tsx'), ['/api/member/share']),
        memberPage('loan', () => import('../member/figures/loan.tsx'), ['/api/member/loan']),
        memberPage(
          'loan_statement/:statement',
          () => import('../member/figures/loan_statement.tsx'),
        ),
        memberPage('deposit', () => import('../member/figures/deposit.tsx'), [
          '/api/member/deposit',
        ]),
        memberPage('dep_statement/:statement', () => import('../member/figures/dep_statement.tsx')),
        memberPage('status', () => import('../member/figures/status.tsx'), [
          '/api/member/photo',
          '/api/member/welcome',
          '/api/member/correction',
          '/api/member/coll/asks',
          '/api/member/status',
        ]),
        memberPage('kep', () => import('../member/figures/kep.tsx'), ['/api/member/kep']),
        memberPage('kepcrem', () => import('../member/figures/kepcrem.tsx'), [
          '/api/member/kepcrem',
        ]),
        memberPage('coll', () => import('../member/figures/coll.tsx'), [
          '/api/member/guarantee',
          '/api/member/coll/asks',
          '/api/member/coll',
        ]),
        memberPage('dividend', () => import('../member/figures/dividend.tsx'), [
          '/api/member/dividend',
        ]),
        memberPage('gian', () => import('../member/figures/gian.tsx'), ['/api/member/gian']),
        memberPage('insurance', () => import('../member/figures/insurance.tsx'), [
          '/api/member/insurance',
        ]),
        memberPage('right', () => import('../member/figures/right.tsx'), ['/api/member/right']),
        memberPage('welfare', () => import('../member/figures/welfare.tsx'), [
          '/api/member/welfare',
        ]),
        memberPage('access', () => import('../member/identity/access.tsx')),
        memberPage('notices', () => import('../member/notices/notices.tsx'), [
          '/api/member/notices',
        ]),
        memberPage('balance', () => import('../member/figures/balance.tsx'), [
          '/api/member/balance',
        ]),
        memberPage('requests', () => import('../member/desk/requests.tsx'), [
          '/api/member/requests',
        ]),
        memberPage('pay', () => import('../member/desk/pay.tsx'), ['/api/member/pay']),
        memberPage('share_change', () => import('../member/desk/share_change.tsx')),
        memberPage('loan/request', () => import('../member/desk/loan/request.tsx'), [
          '/api/member/loan_request',
          '/api/member/right',
        ]),
        memberPage('contact', () => import('../member/desk/contact.tsx')),
        memberPage('phone', () => import('../member/desk/phone.tsx')),
        memberPage('bank_account', () => import('../member/desk/bank_account.tsx')),
        memberPage('keys', () => import('../member/identity/keys.tsx')),
        memberPage('password', () => import('../member/identity/password.tsx')),
      ]),
      memberPage('welcome', () => import('../member/identity/welcome.tsx')),
    ]),
  ]),
  area('membergroup', () => import('../unit/area.tsx'), [
    frame(UnitEntrance, [unitPage('logon', () => import('../unit/logon.tsx'))]),
    frame(UnitGuard, [
      frame(UnitLayout, [
        unitPage('dashboard', () => import('../unit/dashboard.tsx')),
        unitPage('keeprep', () => import('../unit/keeprep.tsx')),
        unitPage('delivery_book', () => import('../unit/delivery_book.tsx')),
        unitPage('summarize_rep', () => import('../unit/summarize_rep.tsx')),
        unitPage('guide_group', () => import('../unit/guide_group.tsx')),
        unitPage('files', () => import('../unit/files.tsx')),
        unitPage('result', () => import('../unit/result.tsx')),
        unitPage('certify', () => import('../unit/certify.tsx')),
        unitPage('keys', () => import('../unit/keys.tsx')),
        unitPage('password', () => import('../unit/password.tsx')),
      ]),
    ]),
  ]),
  area('admin', () => import('../staff/layout/area.tsx'), ADMIN_AREA),
]

/** The area an address belongs to, of which the server draws nothing but the loading screen. */
export function shellOf(path: string): string | undefined {
  return matchesOf(path)[0]?.route.id
}

type Match = RouteMatch<string, RouteObject>
const matched = new Map<string, Match[]>()
/** Of those asked for last, or whoever makes addresses up would fill the memory. */
const MATCHED_MAX = 200
/** No page has a longer address; the router would try every route on each of sixteen thousand letters. */
const PATH_MAX = 500

/** Finding the routes of an address takes as long as drawing its page, and is asked several times for each. */
function matchesOf(asked: string): Match[] {
  const path = asked.length > PATH_MAX ? '/not-found' : asked
  const known = matched.get(path)
  if (known) return known
  if (matched.size >= MATCHED_MAX) matched.clear()
  const matches = matchRoutes(ROUTES, path) ?? []
  matched.set(path, matches)
  return matches
}

/** Of all routes those that lead to this address, so that the router need not look through the others. */
export function branchOf(path: string): RouteObject[] {
  return matchesOf(path).reduceRight<RouteObject[]>(
    (children, { route }) => [
      children.length > 0 ? ({ ...route, children } as RouteObject) : route,
    ],
    [],
  )
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
  return matchesOf(path).at(-1)?.route.path !== '*'
}

/** What the frames and the page of an address ask first. */
export function firstCallsOf(path: string): { asks: string[]; sends: string[] } {
  const pages = matchesOf(path).flatMap(({ route }) => (route.handle as LazyPage | undefined) ?? [])
  return {
    asks: pages.flatMap(({ asks = [] }) => asks),
    sends: pages.flatMap(({ sends = [] }) => sends),
  }
}

export async function preload(path: string): Promise<void> {
  await Promise.all(
    matchesOf(path).map(({ route }) => (route.handle as LazyPage | undefined)?.preload()),
  )
}
