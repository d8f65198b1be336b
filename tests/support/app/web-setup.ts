import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react'
import * as React from 'react'
import { afterEach, vi } from 'vitest'

// A page is a chunk of its own, and reading it takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000, getElementError: notFound })

// jsdom lays nothing out, and so has no such thing.
Element.prototype.scrollIntoView = () => undefined

// React in development notes for each element where it was made, for warnings that nobody reads here: a quarter of the
// time of a page. It does so for the first ten thousand only, so we tell it that these were already.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  // What a page of another test asked ahead would be taken for an answer of this one.
  globalThis.earlyRequests = undefined
})

/**
 * With the whole page, but not where it is looked for again a moment later: writing the page down each time took a fifth of
 * the page tests. Who waits in vain is told the page by `waitFor` itself, in the end.
 */
function notFound(message: string | null, container: Element): Error {
  const { _disableExpensiveErrorDiagnostics: isWaitedFor } = getConfig() as {
    _disableExpensiveErrorDiagnostics?: boolean
  }
  const error = new Error([message, isWaitedFor ? '' : prettyDOM(container)].join('\n\n').trim())
  error.name = 'TestingLibraryElementError'
  return error
}
