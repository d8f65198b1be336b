import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { bandOf, mayApprove } from './approval-band.ts'
import { requestNo } from './request-no.ts'
import {
  isEnded,
  nextStep,
  REQUEST_MOVES,
  REQUEST_STATES,
  type RequestMove,
  type RequestState,
  stateAfter,
} from './request-state.ts'

const STATES = Object.keys(REQUEST_STATES) as RequestState[]
const MOVES = Object.keys(REQUEST_MOVES) as RequestMove[]

test('a request that goes the usual way is sent, checked, approved, ordered and done', () => {
  const road: RequestMove[] = ['send', 'check', 'approve', 'order', 'close']
  let state: RequestState = 'draft'
  for (const move of road) state = stateAfter(state, move) as RequestState
  expect(state).toBe('done')
})

test('nothing moves what has ended, and of everything else the member is told what comes next', () => {
  for (const state of STATES) {
    const after = MOVES.map((move) => stateAfter(state, move)).filter(Boolean)
    expect([state, after.length === 0]).toEqual([state, isEnded(state)])
    expect([state, nextStep(state) === '']).toEqual([state, isEnded(state)])
  }
})

test('a member withdraws until somebody has checked it, and nothing is approved unchecked', () => {
  expect(STATES.filter((state) => stateAfter(state, 'withdraw'))).toEqual([
    'draft',
    'asking',
    'sent',
    'returned',
  ])
  expect(STATES.filter((state) => stateAfter(state, 'approve'))).toEqual(['checked'])
  expect(STATES.filter((state) => stateAfter(state, 'order'))).toEqual(['approved'])
})

test('a number has the Buddhist year and six digits', () => {
  expect(requestNo({ year: 2026, serial: 123 })).toBe('คข.2569/000123')
})

test('an amount is an officer’s, the manager’s or the committee’s to approve', () => {
  const limits = { officerMax: satang(5_000_00), managerMax: satang(15_000_00) }
  const bands = [5_000_00, 5_000_01, 15_000_00, 15_000_01].map((one) => bandOf(satang(one), limits))
  expect(bands).toEqual(['officer', 'manager', 'manager', 'committee'])
  expect(mayApprove('manager', ['approver', 'administrator'])).toBe(false)
  expect(mayApprove('manager', ['manager'])).toBe(true)
  expect(mayApprove('officer', ['approver'])).toBe(true)
})
