import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Election } from '#contract/public/election.ts'
import { givenSiteAnswers, SITE, show } from '../testing/given.tsx'
import { Component as ElectionPage } from './election.tsx'

const candidate = { unit: 'โรงพยาบาลตัวอย่าง', statement: 'โปร่งใส', picture: null }
const ELECTION: Election = {
  year: 2027,
  title: 'การเลือกตั้งกรรมการ',
  summary: 'แทนผู้ครบวาระ',
  opens_at: '2027-01-20T01:00:00.000Z',
  closes_at: '2027-01-20T07:00:00.000Z',
  results_at: null,
  rules: ['แสดงบัตรประชาชน'],
  steps: [{ name: 'วันลงคะแนน', starts_on: '2027-01-20', ends_on: '2027-01-20' }],
  positions: [
    {
      name: 'กรรมการ',
      seats: 1,
      candidates: [
        { ...candidate, number: 1, name: 'นางสาวหนึ่ง ตัวอย่าง', votes: null, elected: null },
        { ...candidate, number: 2, name: 'นายสอง ตัวอย่าง', votes: null, elected: null },
      ],
    },
  ],
  places: [{ unit: 'โรงพยาบาลตัวอย่าง', place: 'อาคาร 1', booths: 2 }],
  turnout: null,
}

async function headingsAt(now: string, election: Partial<Election> = {}): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  givenSiteAnswers({
    '/api/info/election': () =>
      Response.json({
        rc_code: '1',
        data: { election: { ...ELECTION, ...election }, years: [2027] },
      }),
  })
  show(<ElectionPage />, { site: { ...SITE, drawnAt: now }, at: '/election' })
  await screen.findByRole('heading', { level: 1 })
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => String(textContent))
}

test('before the day it counts down, and tells everyone where they vote', async () => {
  const headings = await headingsAt('2027-01-08T03:00:00Z')

  expect(screen.getByText('เหลืออีก 12 วัน')).toBeTruthy()
  expect(headings[0]).toBe('ลำดับขั้นตอน')
  expect(headings).toContain('ฉันลงคะแนนที่ไหน')
})

test('on the day the way to vote stands first', async () => {
  const headings = await headingsAt('2027-01-20T03:00:00Z')

  expect(headings[0]).toBe('หมายเลขและวิธีลงคะแนน')
  expect(screen.getByText('เปิดลงคะแนนอยู่')).toBeTruthy()
})

test('when it is closed nobody is sent to a place any more', async () => {
  const headings = await headingsAt('2027-01-20T08:00:00Z')

  expect(screen.getByText('ปิดลงคะแนนแล้ว รอประกาศผล')).toBeTruthy()
  expect(headings).not.toContain('ฉันลงคะแนนที่ไหน')
  expect(headings).not.toContain('ผลคะแนน')
})

test('the count stands first once it is out, by votes; the cards keep their order', async () => {
  const [position] = ELECTION.positions
  const headings = await headingsAt('2027-01-22T03:00:00Z', {
    results_at: '2027-01-21T03:00:00.000Z',
    turnout: { eligible: 300, ballots: 200, spoiled: 5 },
    positions: [
      {
        name: 'กรรมการ',
        seats: 1,
        candidates: (position?.candidates ?? []).map((each) => ({
          ...each,
          votes: each.number * 50,
          elected: each.number === 2,
        })),
      },
    ],
  })
  expect(headings[0]).toBe('ผลคะแนน')
  expect(screen.getByText('สมาชิกมาใช้สิทธิ 66.67%')).toBeTruthy()
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows[1]).toContain('นายสอง ตัวอย่างได้รับเลือก')
  const cards = screen.getAllByRole('article').map(({ textContent }) => textContent)
  expect(cards[0]).toContain('นางสาวหนึ่ง')
})

test('without an election the page says so', async () => {
  givenSiteAnswers({
    '/api/info/election': () =>
      Response.json({ rc_code: '1', data: { election: null, years: [] } }),
  })
  show(<ElectionPage />, { at: '/election' })

  expect(await screen.findByText('ยังไม่มีกำหนดการเลือกตั้ง')).toBeTruthy()
})
