import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Notification } from '#contract/public/push.ts'
import { givenServer, givenSignedIn, open } from '../../testing/given-member.tsx'
import { givenUnitServer, givenUnitSignedIn } from '../../testing/given-unit.ts'
import { listen } from './connection.ts'

const { heard, brokers, Broker } = vi.hoisted(() => {
  const heard: ((said: Notification) => void)[] = []
  const brokers: InstanceType<typeof Broker>[] = []
  class Broker {
    open = true
    private connected = () => {}
    connection = {
      state: 'connecting',
      bind: (_: string, changed: () => void) => {
        this.connected = changed
      },
    }
    constructor() {
      brokers.push(this)
    }
    subscribe() {
      const channel = {
        bind: (_: string, hear: (said: Notification) => void) => heard.push(hear) && channel,
        unbind_all: () => {
          heard.length = 0
        },
      }
      return channel
    }
    connect() {
      this.connection.state = 'connected'
      this.connected()
    }
    disconnect() {
      this.open = false
    }
  }
  return { heard, brokers, Broker }
})

// Its build for Node would open a line of its own.
vi.mock('pusher-js', () => ({ default: Broker }))

beforeEach(() => {
  heard.length = 0
  brokers.length = 0
})

test.each([
  ['a member', '/member/password', 'ทุนเรือนหุ้น', givenMember],
  ['a unit', '/membergroup/password', 'แนวปฏิบัติผู้แทนหน่วย', givenUnit],
])(
  '%s who asks to be told of news in the area is told there, and may open the article',
  async (_, page, next, givenIn) => {
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

    // One connection serves all pages of an area.
    fireEvent.click(screen.getAllByRole('link', { name: next })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })).toBeNull())
    expect(brokers).toHaveLength(1)
    expect(heard).toHaveLength(1)
  },
)

test('who no longer wants news while the connection is being made hears none; it is closed once it stands', async () => {
  const told: Notification[] = []
  const hangUp = listen({ key: 'coop', cluster: 'mt1', host: '' }, (said) => told.push(said))
  const [broker] = brokers

  hangUp()
  await nextTask()
  expect(heard).toEqual([])
  expect(broker?.open).toBe(true)

  broker?.connect()
  await nextTask()
  expect(broker?.open).toBe(false)
})

function nextTask() {
  return new Promise((resolve) => setTimeout(resolve))
}

function givenMember() {
  givenServer({ '/api/member/termofconditional': () => Response.json({ rc_code: '1' }) })
  givenSignedIn()
}

function givenUnit() {
  givenUnitServer()
  givenUnitSignedIn()
}
