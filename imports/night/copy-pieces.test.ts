import { describe, expect, it } from 'vitest'
import { CopyPieces } from './copy-pieces.ts'

function together(lines: string[]): { text: string; sizes: number[] } {
  const pieces = new CopyPieces()
  const taken: Buffer[] = []
  for (const line of lines) {
    pieces.add(line)
    taken.push(...pieces.takeFull())
  }
  taken.push(...pieces.takeAll())
  return { text: Buffer.concat(taken).toString('utf8'), sizes: taken.map(({ length }) => length) }
}

describe('lines for COPY, put together in pieces', () => {
  it('arrive whole and in the order in which they were added', () => {
    const lines = Array.from({ length: 40_000 }, (_, n) => `${n}\tนางสาวศิริพร ใจดี\t${n * 25}.50\n`)
    const { text, sizes } = together(lines)
    expect(text).toBe(lines.join(''))
    expect(sizes.length).toBeGreaterThan(10)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(128 * 1024)
  })

  it('keep their place around a line longer than a piece', () => {
    const lines = ['1\tก\n', `2\t${'ยาว'.repeat(100_000)}\n`, '3\tข\n']
    expect(together(lines).text).toBe(lines.join(''))
  })

  it('are no piece at all where there was no line', () => {
    expect(together([]).sizes).toEqual([])
  })
})
