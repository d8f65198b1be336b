import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Home, Statistic, TopicCard } from '#contract/public/site-content.ts'
import type { Day } from '#domain/calendar/day.ts'
import { satang } from '#domain/money/money.ts'
import { EMPTY_HOME, givenSiteAnswers, SITE, show } from '../testing/given.tsx'
import { Component as HomePage } from './home.tsx'

test('rates are read with the date they took effect, in the Buddhist era', async () => {
  givenHome({
    rates: {
      deposit: [
        { name: 'ออมทรัพย์', rate_ppm: 17_500, effective_on: '2026-07-01', note: 'ขั้นต่ำ 100 บาท' },
      ],
      loan: [{ name: 'เงินกู้สามัญ', rate_ppm: 57_500, effective_on: '2026-09-15', note: null }],
    },
  })

  show(<HomePage />)

  const deposits = await screen.findByRole('table', { name: 'เงินฝาก' })
  expect(within(deposits).getByRole('row', { name: /ออมทรัพย์/ }).textContent).toBe(
    'ออมทรัพย์มีผลตั้งแต่ 1 ก.ค. 2569 · ขั้นต่ำ 100 บาท1.75%',
  )
  const loans = screen.getByRole('table', { name: 'เงินกู้' })
  expect(within(loans).getByRole('row', { name: /เงินกู้สามัญ/ }).textContent).toContain('5.75%')
  expect(screen.getByText(/ปรับล่าสุดตั้งแต่วันที่/).textContent).toContain('15 กันยายน 2569')
})

test('the latest news are the five newest of all categories, what is pinned before them', async () => {
  givenHome({
    categories: [
      {
        category_id: 1,
        name: 'ประกาศ',
        topics: [givenTopic(1, 'A', '01'), givenTopic(2, 'B', '05', { pinned: true })],
      },
      {
        category_id: 2,
        name: 'กิจกรรม',
        topics: ['09', '08', '07', '06', '02'].map((day, at) =>
          givenTopic(10 + at, `C${day}`, day),
        ),
      },
    ],
  })

  show(<HomePage />)

  const latest = await screen.findByRole('region', { name: 'ข่าวล่าสุด' })
  const links = within(latest).getAllByRole('link')
  expect(links.map((link) => link.firstElementChild?.textContent)).toEqual([
    'B',
    'C09',
    'C08',
    'C07',
    'C06',
  ])
  expect(links[0]?.textContent).toContain('ปักหมุด')
  expect(links[0]?.getAttribute('href')).toBe('/show/2')
})

test('a category leads with its newest news that has a picture and links to the rest', async () => {
  const picture = { url: '/media/1', alt: 'ภาพ', width: 800, height: 450 }
  const topics = [givenTopic(1, 'ใหม่สุด', '09'), givenTopic(2, 'มีภาพ', '08', { picture })]
  givenHome({ categories: [{ category_id: 3, name: 'กิจกรรม', topics }] })

  show(<HomePage />)

  const category = await screen.findByRole('region', { name: 'กิจกรรม' })
  expect(
    within(category)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/list/3', '/show/2', '/show/1'])
  expect(within(category).getByRole('link', { name: 'ดูกิจกรรมทั้งหมด' })).toBeTruthy()
  expect(category.querySelector('img')?.getAttribute('src')).toBe('/media/1/small')
})

// biome-ignore format: a table reads in columns
test.each([
  [100, 139, 'สินทรัพย์รวมเพิ่มขึ้น 39% ในปี 2567–2568'],
  [200, 150, 'สินทรัพย์รวมลดลง 25% ในปี 2567–2568'],
  [100, 100, 'สินทรัพย์รวมทรงตัวในปี 2567–2568'],
  [  0, 100, 'สินทรัพย์รวมปี 2567–2568'],
])('when assets go from %i to %i million, the chart’s title says «%s»', async (before, after, title) => {
  givenHome({ statistics: [givenYear('2024-12-31', before), givenYear('2025-12-31', after)] })

  show(<HomePage />)

  const chart = await screen.findByRole('figure', { name: new RegExp(title) })
  expect(within(chart).getByRole('row', { name: /2568/ }).textContent).toBe(`2568${after}\u00A0ล้าน`)
})

test('a cooperative that has published nothing yet says so, and shows no empty tables', async () => {
  givenHome({})

  show(<HomePage />)

  expect(await screen.findByText('ยังไม่มีข่าวประชาสัมพันธ์')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'รายงานของสหกรณ์' })).toBeNull()
})

test('reports stand in two groups, each with its date', async () => {
  givenHome({})
  const menureport = [
    {
      title: 'รายงานกิจการประจำปี 2568',
      kind: 'annual' as const,
      as_of: '2025-12-31' as const,
      url: '/show/1049',
    },
    {
      title: 'สินทรัพย์และหนี้สิน เดือนตุลาคม 2569',
      kind: 'monthly' as const,
      as_of: '2026-10-31' as const,
      url: '/show/1045',
    },
  ]

  show(<HomePage />, { site: { ...SITE, config: { ...SITE.config, menureport } } })

  const reports = await screen.findByRole('region', { name: 'รายงานของสหกรณ์' })
  expect(
    within(reports)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'รายงานกิจการประจำปี 2568ณ วันที่ 31 ธันวาคม 2568',
    'สินทรัพย์และหนี้สิน เดือนตุลาคม 2569ณ วันที่ 31 ตุลาคม 2569',
  ])
})

function givenHome(home: Partial<Home>): void {
  const data = { ...EMPTY_HOME, ...home }
  givenSiteAnswers({ '/api/info/home': () => Response.json({ rc_code: '1', data }) })
}

function givenTopic(
  topic_id: number,
  title: string,
  day: string,
  more: Partial<TopicCard> = {},
): TopicCard {
  const published_at = new Date(`2026-10-${day}T02:00:00.000Z`).toISOString()
  return { topic_id, title, excerpt: 'เนื้อหา', published_at, pinned: false, picture: null, ...more }
}

function givenYear(year_end: Day, millions: number): Statistic {
  const amount = satang(millions * 1_000_000_00)
  return {
    year_end,
    members: 9_063,
    share_capital: amount,
    deposits: amount,
    loans: amount,
    assets: amount,
  }
}
