import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { givenMotion, SITE, show } from '../../testing/given.tsx'
import { Marquee } from './marquee.tsx'

const NOTE = '<b>ปิดทำการ</b> วันที่ 5 ธันวาคม 2569'
const SHOWN = { ...SITE, config: { ...SITE.config, show_marquee: true } }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  givenMotion('any')
})
test('the note is in the page as HTML, but hidden', async () => {
  show(<Marquee note={NOTE} />)

  const note = await screen.findByText('ปิดทำการ')
  expect(note.tagName).toBe('B')
  expect(note.closest('[hidden]')).not.toBeNull()
})

test('a hidden note does not move', async () => {
  show(<Marquee note={NOTE} />)
  const strip = await stripOf('ปิดทำการ')

  vi.advanceTimersByTime(1_000)

  expect(strip.style.transform).toBe('')
})

test('a shown one moves a step every 10 ms', async () => {
  show(<Marquee note={NOTE} />, { site: SHOWN })
  const strip = await stripOf('ปิดทำการ')
  expect(strip.closest('[hidden]')).toBeNull()

  vi.advanceTimersByTime(9)
  expect(strip.style.transform).toBe('')
  vi.advanceTimersByTime(1)
  expect(strip.style.transform).toBe('translateX(-1px)')
  vi.advanceTimersByTime(990)

  expect(strip.style.transform).toBe('translateX(-100px)')
})

test('when it has left at one side after 1,280 steps it comes in at the other', async () => {
  show(<Marquee note={NOTE} />, { site: SHOWN })
  const strip = await stripOf('ปิดทำการ')

  vi.advanceTimersByTime(1_280 * 10)
  expect(strip.style.transform).toBe('translateX(-1280px)')
  vi.advanceTimersByTime(10)

  expect(strip.style.transform).toBe('translateX(1280px)')
})

test('it stands still for whoever asked for less motion', async () => {
  givenMotion('reduced')
  show(<Marquee note={NOTE} />, { site: SHOWN })
  const strip = await stripOf('ปิดทำการ')

  vi.advanceTimersByTime(1_000)

  expect(strip.style.transform).toBe('')
})

test('it stops while the keyboard is on a link in it', async () => {
  show(<Marquee note='<a href="/show/1">อ่านต่อ</a>' />, { site: SHOWN })
  const strip = await stripOf('อ่านต่อ')
  vi.advanceTimersByTime(50)

  screen.getByRole('link', { name: 'อ่านต่อ' }).focus()
  vi.advanceTimersByTime(1_000)

  expect(strip.style.transform).toBe('translateX(-5px)')
})

test('what could do harm in the note is taken out', async () => {
  show(<Marquee note='<b>ข่าว</b><img src="x" onerror="alert(1)"><script>alert(1)</script>' />, {
    site: SHOWN,
  })

  const strip = await stripOf('ข่าว')
  expect(strip.innerHTML).not.toMatch(/onerror|<script/)
})

test('without a note there is nothing', () => {
  const { container } = show(<Marquee note={undefined} />, { site: SHOWN })

  expect(container.innerHTML).toBe('')
})

async function stripOf(text: string): Promise<HTMLElement> {
  return (await screen.findByText(text)).closest('.whitespace-nowrap') as HTMLElement
}
