import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../testing/given.tsx'
import { BillsAnnounced } from './bills-announced.tsx'

test('how many have the month’s bill in their inbox, and what became of the messages of each night', () => {
  show(
    <BillsAnnounced
      bills={{
        months: [
          { period: '2026-11', people: 1_234, ended_on: null },
          { period: '2026-10', people: 1_198, ended_on: '2026-11-02' },
        ],
        nights: [{ day: '2026-11-18', sent: 802, waiting: 120, gave_up: 3 }],
      }}
    />,
  )
  const [newest, before] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(newest).toBe('พฤศจิกายน 2569 ลงกล่องแจ้งเตือนแล้ว 1,234 คน (ยังไม่ครบ)')
  expect(before).toContain('ครบทุกคนเมื่อ 2 พ.ย. 2569')
  const row = screen.getByRole('row', { name: /18 พ\.ย\. 2569/ })
  expect([...row.children].map(({ textContent }) => textContent).slice(1)).toEqual([
    '802',
    '120',
    '3',
  ])
})

test('a cooperative that does not announce bills sees nothing of it', () => {
  const { container } = show(<BillsAnnounced bills={{ months: [], nights: [] }} />)
  expect(container.textContent).toBe('')
})
