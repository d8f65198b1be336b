import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areasOf, fullView, squareOf, within, ZOOM_MAX } from './crop.ts'

const PICTURE = { width: 800, height: 600 }

test('a picture is first shown by its middle, as much as fits', () => {
  expect(squareOf(PICTURE, fullView(PICTURE))).toEqual({ x: 100, y: 0, size: 600 })
})

test('looking nearer keeps the middle', () => {
  expect(squareOf(PICTURE, { ...fullView(PICTURE), zoom: 2 })).toEqual({
    x: 250,
    y: 150,
    size: 300,
  })
})

test('moving stops at the edge', () => {
  expect(within(PICTURE, { zoom: 1, x: -500, y: 900 })).toEqual({ zoom: 1, x: 300, y: 300 })
})

test('whatever is asked, the square lies in the picture, and both ways of telling it agree', () => {
  const side = fc.integer({ min: 1, max: 6_000 })
  const place = fc.double({ min: -10_000, max: 10_000, noNaN: true })
  fc.assert(
    fc.property(
      side,
      side,
      place,
      place,
      fc.double({ min: 0, max: 9, noNaN: true }),
      (...asked) => {
        const [width, height, x, y, zoom] = asked
        const square = squareOf({ width, height }, { x, y, zoom })
        expect(square.x).toBeGreaterThanOrEqual(0)
        expect(square.y).toBeGreaterThanOrEqual(0)
        expect(square.x + square.size).toBeLessThanOrEqual(width)
        expect(square.y + square.size).toBeLessThanOrEqual(height)
        expect(square.size).toBeGreaterThanOrEqual(Math.floor(Math.min(width, height) / ZOOM_MAX))
        const { croppedArea, croppedAreaPixels } = areasOf({ width, height }, square)
        expect(Math.round((croppedArea.x / 100) * width)).toBe(croppedAreaPixels.x)
        expect(Math.round((croppedArea.width / 100) * width)).toBe(croppedAreaPixels.width)
      },
    ),
  )
})
