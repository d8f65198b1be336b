import { expect, test, vi } from 'vitest'
import { connect } from '#database/core/connect.ts'
import { listenToDatabase } from '#database/core/listener.ts'
import { NEW_MENU_ENTRY } from '#domain/site/menu.ts'
import { buildTestApp } from '#tests/support/app/test.ts'
import { givenNightDatabase } from '#tests/support/night/night.ts'
import { atWork } from '#tests/support/staff/office.ts'

test('what the back office saves is on the page of every process within a second', {
  timeout: 60_000,
}, async () => {
  const { app: url } = await givenNightDatabase('two_processes')
  const connections = [connect(url, 2), connect(url, 2)] as const
  const apps = await Promise.all(connections.map(({ db }) => buildTestApp(db)))
  const [one, other] = apps as [(typeof apps)[0], (typeof apps)[0]]
  const listeners = await Promise.all(
    apps.map((app) => listenToDatabase(url, { content: () => app.memory.forget() })),
  )
  try {
    const { save } = await atWork(one, connections[0].db)
    for (const app of apps) expect((await app.inject('/home')).statusCode).toBe(200)
    const item = { ...NEW_MENU_ENTRY, manu_name: 'เมนูใหม่มาก', url: '/board' }
    expect((await save('/api/admin/menus', () => ({ items: [item] }))).statusCode).toBe(200)
    await vi.waitFor(
      async () => expect((await other.inject('/api/info/manu')).body).toContain('เมนูใหม่มาก'),
      1000,
    )
    expect((await other.inject('/home')).body).toContain('เมนูใหม่มาก')
  } finally {
    await Promise.all(listeners.map((listener) => listener.close()))
    await Promise.all(apps.map((app) => app.close()))
    await Promise.all(connections.map((connection) => connection.close()))
  }
})
