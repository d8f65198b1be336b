import { expect, test } from 'vitest'
import { missingIn } from './forms-sent.ts'

const POST = { post: {} }
const PATHS = {
  '/api/slides': { get: {}, ...POST },
  '/api/slides/order': POST,
  '/api/slides/{slideId}': POST,
}

test('a form that no test sent is named, and one whose page was not opened again', () => {
  const noted =
    'sent POST /api/slides/order\nagain POST /api/slides/order\nsent POST /api/slides/7\n'
  expect(missingIn({ paths: PATHS }, noted, {})).toEqual([
    'POST /api/slides was sent by no test',
    'POST /api/slides/{slideId} was sent, but its page was never opened again',
  ])
})

test('what is listed as no form is not missed, until it is sent after all or is gone', () => {
  const all = ['', '/order', '/7'].map(
    (of) => `sent POST /api/slides${of}\nagain POST /api/slides${of}`,
  )
  const listed = { 'POST /api/slides/order': 'because', 'POST /api/gone': 'because' }
  expect(
    missingIn({ paths: PATHS }, [all[0], all[2]].join('\n'), {
      'POST /api/slides/order': 'because',
    }),
  ).toEqual([])
  expect(missingIn({ paths: PATHS }, all.join('\n'), listed)).toEqual([
    'POST /api/gone is listed as sent from no page, but is not there',
    'POST /api/slides/order is listed as sent from no page, but was sent',
  ])
})
