// The page a test needs, said in its own words: our real store, router and site around it, and only
// the network (`fetch`) made up.

import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import type { Footer, Home, Menu } from '#contract/public/site-content.ts'
import { type Site, SiteContext } from '../app/site.tsx'
import { ask } from '../client/api.ts'
import { createStore, type Store } from '../client/store/store.ts'
import './jsdom-gaps.ts'

export const SITE: Site = {
  config: {
    coopNameTH: 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด',
    coopNameEN: 'Example Savings Cooperative, Limited',
    coopShortNameTH: 'สอ.ตัวอย่าง',
    coop_address: 'เลขที่ 1 ถนนตัวอย่าง',
    phone: '0-4200-0000',
    office_days: 'วันจันทร์–วันศุกร์',
    office_time: '08.30–16.30\u00A0น.',
    www_description: 'เว็บไซต์สหกรณ์ตัวอย่าง',
    title_prefix: 'main',
    logo: '',
    brand_color: '#0a6338',
    show_marquee: false,
    menureport: [],
  },
  publicUrl: 'https://coop.example',
  drawnAt: '2026-11-15T02:00:00.000Z',
}

export const FOOTER: Footer = {
  phone: '0-4200-0000',
  fax: '0-4200-0009',
  mobile: '08-0000-0000',
  email: 'contact@coop.example',
  facebook_url: 'https://facebook.example/coop',
  line_url: 'https://line.example/coop',
  developer: 'บริษัท ตัวอย่าง จำกัด',
}

export const EMPTY_HOME: Home = {
  slides: [],
  categories: [],
  rates: { deposit: [], loan: [] },
  statistics: [],
}

export const EMPTY_MENU: Menu = { rc_code: '1', list_manu: [], list_sub_manu: [], marquee: [] }

type MenuItem = Menu['list_manu'][number]

export function givenMenuItem(item: Partial<MenuItem>): MenuItem {
  return {
    seq: 1,
    manu_name: 'เกี่ยวกับสหกรณ์',
    manu_name_eng: 'About us',
    url: '/show/1',
    icon: 'building-2',
    type: 'main',
    is_parent: '0',
    status: 1,
    used_in: 'main',
    ...item,
  }
}

/** Answers by path; a path that is not named cannot be reached. Tells what was asked, in order. */
export function givenAnswers(
  answers: Record<string, () => Response | Promise<Response>>,
): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const answer = answers[path]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  return asked
}

/** The public site with nothing on it but its frame. */
export function givenSiteAnswers(others: Record<string, () => Response> = {}): string[] {
  return givenAnswers({
    '/api/info/manu': () => Response.json(EMPTY_MENU),
    '/api/info/footer': () => Response.json({ rc_code: '1', data: FOOTER }),
    '/api/info/home': () => Response.json({ rc_code: '1', data: EMPTY_HOME }),
    ...others,
  })
}

export interface Shown extends RenderResult {
  store: Store
}

export function show(part: ReactNode, { site = SITE, at = '/home' } = {}): Shown {
  const store = createStore({ ask })
  const shown = render(
    <MemoryRouter initialEntries={[at]}>
      <SiteContext value={site}>
        <Provider store={store}>{part}</Provider>
      </SiteContext>
    </MemoryRouter>,
  )
  return { ...shown, store }
}

/** The reader's wish for less motion, which jsdom cannot be asked for. */
export function givenMotion(wish: 'any' | 'reduced'): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wish === 'reduced' && query === '(prefers-reduced-motion: reduce)',
  }))
}
