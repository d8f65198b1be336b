import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { lazyPage } from '../../app/lazy-page.tsx'
import { Skeleton } from '../../member/layout/skeleton.tsx'
import { Loading as PartLoading } from './loaded-page.tsx'
import { Loading } from './loading.tsx'
import { StillComing, TAKES_LONGER } from './waiting.tsx'

const NEVER = () => new Promise<never>(() => undefined)
const Page = lazyPage(NEVER, <StillComing />)

beforeEach(() => {
  vi.useFakeTimers()
})

test.each([
  ['a page of the portal', <Loading key="a" retry={() => undefined} />, 'กำลังโหลดข้อมูล'],
  ['the portal itself', <Skeleton key="b" />, 'กำลังโหลดข้อมูล'],
  ['a part of a page', <PartLoading key="c" />, 'กำลังโหลดข้อมูล'],
  ['a script of a page', <Page key="d" />, ''],
])('whoever waits for %s is told after three seconds that it takes longer', (_, part, before) => {
  render(part)
  act(() => vi.advanceTimersByTime(2_900))
  expect(screen.getByRole('status').textContent).toBe(before)

  act(() => vi.advanceTimersByTime(200))
  expect(screen.getByRole('status').textContent).toBe(TAKES_LONGER)
})

test('a way to try again comes when waiting on is no use', () => {
  const retry = vi.fn()
  render(<Loading retry={retry} />)
  act(() => vi.advanceTimersByTime(7_900))
  expect(screen.queryByRole('button')).toBeNull()

  act(() => vi.advanceTimersByTime(200))
  screen.getByRole('button', { name: 'ลองใหม่' }).click()
  expect(retry).toHaveBeenCalledOnce()
})
