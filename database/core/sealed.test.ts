import { expect, test } from 'vitest'
import { sealingWith } from './sealed.ts'

const sealing = sealingWith('a secret of at least thirty-two letters')

test('what is sealed opens again, never looks the same twice, and is found by its index', () => {
  const [one, two] = [sealing.seal('1234567890121'), sealing.seal('1234567890121')]

  expect(sealing.open(one)).toBe('1234567890121')
  expect(one.equals(two)).toBe(false)
  expect(one.includes('12345')).toBe(false)
  expect(sealing.index('1234567890121')).toEqual(sealing.index('1234567890121'))
  expect(sealing.index('1234567890121')).not.toEqual(sealing.index('1234567890122'))
})

test('a changed byte or another key opens nothing', () => {
  const sealed = sealing.seal('1234567890121')
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1

  expect(() => sealing.open(changed)).toThrow()
  expect(() => sealingWith('another secret of thirty-two letters').open(sealed)).toThrow()
  expect(() => sealingWith('short')).toThrow(RangeError)
})
