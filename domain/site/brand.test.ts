import { expect, test } from 'vitest'
import {
  BRAND_DEFAULT,
  brandChecks,
  brandCss,
  brandProblem,
  brandTokens,
  contrast,
} from './brand.ts'

test('contrast is as WCAG reckons it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#0a6338', '#0a6338')).toBe(1)
})

test('the colour the site was drawn in passes, and costs no page a byte', () => {
  expect(brandProblem(BRAND_DEFAULT)).toBeUndefined()
  expect(brandCss(BRAND_DEFAULT)).toBe('')
})

test.each(['#7a1f5c', '#123f8c', '#8a1c1c', '#5a3d00', '#333333'])(
  'everything drawn in %s can be read in both themes',
  (colour) => {
    expect(brandChecks(colour).filter(({ passes }) => !passes)).toEqual([])
    expect(brandTokens(colour).light.primary).toBe(colour)
    expect(brandCss(colour)).toContain(`--primary:${colour}`)
    expect(brandCss(colour)).not.toContain('<')
  },
)

test.each(['#ffcc00', '#7fd6a6', '#ffffff', '#f59e0b'])(
  '%s is refused: white letters on it cannot be read',
  (colour) => {
    expect(brandProblem(colour)).toContain('กรุณาเลือกสีที่เข้มกว่านี้')
  },
)

test.each(['red', '#fff', '#0A633', '#0a6338;}', ''])('%j is no colour', (text) => {
  expect(brandProblem(text)).toContain('รหัส 6 หลัก')
  expect(brandCss(text)).toBe('')
})
