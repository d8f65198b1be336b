// Which parts of two texts are the same, in order: what is left over on either side is what differs.

/** For each part of either text, whether the other has it too, by the longest run they share. */
export function sameParts(one: readonly string[], other: readonly string[]) {
  const longest = Array.from({ length: one.length + 1 }, () =>
    new Array<number>(other.length + 1).fill(0),
  )
  const at = (row: number, column: number) => longest[row]?.[column] ?? 0
  for (let row = one.length - 1; row >= 0; row--) {
    for (let column = other.length - 1; column >= 0; column--) {
      const run =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
      ;(longest[row] as number[])[column] = run
    }
  }
  const inOne = one.map(() => false)
  const inOther = other.map(() => false)
  let row = 0
  let column = 0
  while (row < one.length && column < other.length) {
    if (one[row] === other[column]) {
      inOne[row++] = true
      inOther[column++] = true
    } else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return { inOne, inOther }
}
