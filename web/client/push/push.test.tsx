import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Notification } from '#contract/public/push.ts'
import { givenServer, givenSignedIn, open } from '../../testing/given-member.tsx'
import { givenUnitServer, givenUnitSignedIn } from '../../testing/given-unit.ts'

const heard = vi.hoisted(() => [] as ((said: Notification) => void)[])

// Its build for Node would open a line of its own.
vi.mock('pusher-js', () => ({
  default: class {
    subscribe() {
      return { bind: (_: string, hear: (said: Notification) => void) => heard.push(hear) }
    }
    disconnect() {
      heard.length = 0
    }
  },
}))

test.each([
  ['a member', '/member/password', givenMember],
  ['a unit', '/membergroup/password', givenUnit],
])(
  '%s who asks to be told of news in the area is told there, and may open the article',
  async (_, page, givenIn) => {
    vi.stubGlobal('pageConfig', { pusher: { key: 'coop', cluster: 'mt1', host: '' } })
    givenIn()
    open(page)
    await screen.findByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })

    const [button] = screen.getAllByRole('button', { name: 'เปิดการแจ้งเตือน' })
    fireEvent.click(button as HTMLElement)
    await waitFor(() => expect(heard).toHaveLength(1))
    act(() => heard[0]?.({ title: 'งดให้บริการ', body: 'วันเสาร์', url: '1007' }))

    const link = screen.getByRole('link', { name: 'เปิดอ่าน' })
    expect(link.getAttribute('href')).toBe('/show/1007')
    expect(link.parentElement?.textContent).toContain('งดให้บริการ วันเสาร์')
  },
)

function givenMember() {
  givenServer({ '/api/member/termofconditional': () => Response.json({ rc_code: '1' }) })
  givenSignedIn()
}

function givenUnit() {
  givenUnitServer()
  givenUnitSignedIn()
}
