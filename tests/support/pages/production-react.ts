// React as visitors have it. In development it draws everything twice and notes where each element was made, three quarters
// of the time of a page. Import it before anything that imports React.

import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The compiler writes calls of the development runtime, which the other one leaves empty. */
export function loadProductionReact(): void {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  for (const part of ['react', 'react-dom', 'react-dom/client', 'scheduler']) require(part)
  const { jsx } = require('react/jsx-runtime')
  const runtime = require('react/jsx-dev-runtime')
  runtime.jsxDEV ??= (type: unknown, props: object, key?: string) => jsx(type, props, key)
  if (before !== undefined) process.env.NODE_ENV = before
}
