import { expect, test } from 'vitest'
import { createStore } from './store.ts'
import { dismissToast, LONG_TOAST_MS, showToast, TOAST_MS } from './toasts.ts'

test('a toast stays 5,000 ms, and 10,000 ms where registration and recovery say so', () => {
  expect([TOAST_MS, LONG_TOAST_MS]).toEqual([5_000, 10_000])
  const store = givenStore()

  store.dispatch(showToast('success', 'เข้าสู่ระบบแล้ว'))
  store.dispatch(showToast('error', 'เลขบัตรประชาชนไม่ตรงกับในระบบ', LONG_TOAST_MS))

  expect(store.getState().toasts.map(({ lasts }) => lasts)).toEqual([10_000, 5_000])
})

test('every sentence is a notification of its own, the newest first, however many there are', () => {
  const store = givenStore()

  for (const text of ['หนึ่ง', 'สอง', 'สาม', 'สี่']) store.dispatch(showToast('info', text))

  expect(textsOf(store)).toEqual(['สี่', 'สาม', 'สอง', 'หนึ่ง'])
})

test('the same words are shown once, as the newest', () => {
  const store = givenStore()

  for (const text of ['ไม่สามารถเชื่อมต่อได้', 'บันทึกแล้ว', 'ไม่สามารถเชื่อมต่อได้']) {
    store.dispatch(showToast('error', text))
  }

  expect(textsOf(store)).toEqual(['ไม่สามารถเชื่อมต่อได้', 'บันทึกแล้ว'])
})

test('dismissing one leaves the others', () => {
  const store = givenStore()
  const first = store.dispatch(showToast('info', 'หนึ่ง'))
  store.dispatch(showToast('info', 'สอง'))

  store.dispatch(dismissToast(first.payload.id))

  expect(textsOf(store)).toEqual(['สอง'])
})

function givenStore() {
  return createStore({ ask: async () => undefined })
}

function textsOf(store: ReturnType<typeof givenStore>): string[] {
  return store.getState().toasts.map(({ text }) => text)
}
