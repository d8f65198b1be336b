import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A page is a chunk of its own, and reading it takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// jsdom lays nothing out, and so has no such thing.
Element.prototype.scrollIntoView = () => undefined

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
