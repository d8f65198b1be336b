import { expect, test } from 'vitest'
import { ApiError } from '../api.ts'
import { feedData, feedFooter, feedManu } from './feeds.ts'
import { createStore } from './store.ts'

// biome-ignore format: a table reads in columns
test.each([
  ['FEED_INFO',       feedData],
  ['FEED_MANU',       feedManu],
  ['FEEDFOOTER_INFO', feedFooter],
])('the actions of a feed are named as REQ-130 names them: %s_…', (prefix, feed) => {
  expect(feed.request.type).toBe(`${prefix}_REQUEST`)
  expect(feed.success.type).toBe(`${prefix}_SUCCESS`)
  expect(feed.failure.type).toBe(`${prefix}_FAILURE`)
})

test('the public store has the slices and fields of REQ-130', () => {
  const state = createStore({ ask: never }).getState()

  for (const slice of ['feedData', 'feedManu', 'feedFooter', 'authentication'] as const) {
    expect(state[slice], slice).toMatchObject({ fetching: false, fetchSuccess: false })
    expect(Object.keys(state[slice]), slice).toContain('data')
  }
})

test('a feed is fetching until its answer is there, and then holds it', async () => {
  const { store, answer } = givenStore()

  const loaded = store.dispatch(feedData.load('/api/info/home'))
  expect(store.getState().feedData).toMatchObject({ fetching: true, fetchSuccess: false })
  answer('/api/info/home', { data: 'ข่าว' })
  await loaded

  expect(store.getState().feedData).toMatchObject({
    fetching: false,
    fetchSuccess: true,
    fetchFailure: false,
    data: 'ข่าว',
  })
})

test('the menu is read from the answer itself, the footer from its envelope', async () => {
  const menu = { rc_code: '1', list_manu: [], list_sub_manu: [], marquee: [] }
  const store = createStore({
    ask: async (path) =>
      path === '/manu' ? menu : { rc_code: '1', data: { phone: '0-4200-0000' } },
  })

  await store.dispatch(feedManu.load('/manu'))
  await store.dispatch(feedFooter.load('/footer'))

  expect(store.getState().feedManu.data).toEqual(menu)
  expect(store.getState().feedFooter.data).toEqual({ phone: '0-4200-0000' })
})

test('a new request forgets the old answer at once', async () => {
  const { store, answer } = givenStore()
  const first = store.dispatch(feedData.load('/first'))
  answer('/first', { data: 'ข่าวเก่า' })
  await first

  store.dispatch(feedData.load('/second'))

  expect(store.getState().feedData).toMatchObject({
    fetching: true,
    fetchSuccess: false,
    data: undefined,
    path: '/second',
  })
})

test('a late answer does not replace a newer one', async () => {
  const { store, answer } = givenStore()
  const slow = store.dispatch(feedData.load('/slow'))
  const quick = store.dispatch(feedData.load('/quick'))
  answer('/quick', { data: 'ใหม่' })
  await quick

  answer('/slow', { data: 'เก่า' })
  await slow

  expect(store.getState().feedData).toMatchObject({ path: '/quick', data: 'ใหม่' })
})

test('nor does a late failure', async () => {
  const { store, answer, refuse } = givenStore()
  const slow = store.dispatch(feedData.load('/slow'))
  const quick = store.dispatch(feedData.load('/quick'))
  answer('/quick', { data: 'ใหม่' })
  await quick

  refuse('/slow', new ApiError(500, 'ระบบขัดข้อง'))
  await slow

  expect(store.getState().feedData).toMatchObject({ fetchFailure: false, data: 'ใหม่' })
})

test('a failure keeps no data, only that and why it failed', async () => {
  const { store, answer, refuse } = givenStore()
  const first = store.dispatch(feedData.load('/api/info/home'))
  answer('/api/info/home', { data: 'ข่าว' })
  await first

  const second = store.dispatch(feedData.load('/api/info/home'))
  refuse('/api/info/home', new ApiError(503, 'ระบบขัดข้อง'))
  await second

  expect(store.getState().feedData).toEqual({
    fetching: false,
    fetchSuccess: false,
    fetchFailure: true,
    data: undefined,
    path: '/api/info/home',
    status: 503,
  })
})

function never(): Promise<unknown> {
  return new Promise(() => undefined)
}

/** A store whose questions are answered when the test says so. */
function givenStore() {
  const open = new Map<string, { resolve(body: unknown): void; reject(error: Error): void }>()
  const store = createStore({
    ask: (path) => new Promise((resolve, reject) => open.set(path, { resolve, reject })),
  })
  return {
    store,
    answer: (path: string, body: unknown) => open.get(path)?.resolve(body),
    refuse: (path: string, error: Error) => open.get(path)?.reject(error),
  }
}
