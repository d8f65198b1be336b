import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { Day, FORMATS } from '#contract/shared/dates.ts'
import { Closed, Nullable, OneOf } from '#contract/shared/shapes.ts'
import { buildSerializer, withNullable } from './response-serializer.ts'

const Row = Closed({
  day: Nullable(Day),
  amount: Nullable(Type.Integer()),
  note: Nullable(Type.String()),
  state: Nullable(OneOf('open', 'over')),
  paid: Nullable(Type.Boolean()),
  parts: Nullable(Type.Array(Type.String())),
  member: Nullable(Closed({ name: Type.String() })),
})
const FULL = {
  day: '2026-11-19',
  amount: 1_250,
  note: 'ชำระ "แล้ว"',
  state: 'open',
  paid: false,
  parts: ['a'],
  member: { name: 'สมหญิง' },
}
const EMPTY = Object.fromEntries(Object.keys(FULL).map((name) => [name, null]))

function serializerOf(schema: object) {
  const compile = buildSerializer({}, { ajv: { formats: FORMATS } } as never)
  return compile({ schema: JSON.parse(JSON.stringify(schema)) })
}

test('what may be null is written as it is, and null where it is nothing', () => {
  const write = serializerOf(Type.Array(Row))
  expect(write([FULL, EMPTY])).toBe(JSON.stringify([FULL, EMPTY]))
})

test('of a person inside what may be null nothing leaves that the schema does not list', () => {
  const write = serializerOf(Row)
  const said = write({ ...EMPTY, member: { name: 'สมหญิง', national_id: '1' } }) as string
  expect(JSON.parse(said)).toEqual({ ...EMPTY, member: { name: 'สมหญิง' } })
})

test('no validator is asked about what may be null, and a real choice is left as it is', () => {
  expect(JSON.stringify(withNullable(Row))).not.toContain('anyOf')
  const choice = { anyOf: [{ type: 'string' }, { type: 'integer' }] }
  expect(withNullable(choice)).toEqual(choice)
})

test('a frozen answer is put into JSON once, as bytes of the same text; another of the same words anew', () => {
  const write = serializerOf(Row)
  const answer = Object.freeze({ ...FULL })
  const sent = write(answer) as Buffer
  expect(sent).toBeInstanceOf(Buffer)
  expect(sent.toString()).toBe(write(FULL))
  expect(write(answer)).toBe(sent)
  expect(write(Object.freeze({ ...FULL, amount: 1 }))).not.toEqual(sent)
  // Nothing is more frozen than a number, and it is no object to remember.
  expect(serializerOf(Type.Integer())(1_250)).toBe('1250')
  expect(serializerOf(Nullable(Type.String()))(null)).toBe('null')
})
