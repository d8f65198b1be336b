// A workbook says of each cell where it stands, and the library that reads it makes every cell before it, too: a row of one
// cell in the last column is 16,384 of them. Counted before it is opened.

const CELL_OR_ROW = /<row\b|<c\s[^<>]*?\br\s*=\s*["']([a-z]{1,3})\d/gi
const LETTERS = 26
const HOLES_MAX = 500_000
const HOLES_OF_CELL = 3

/** Counts, part by part, the cells that a sheet leaves out and whoever reads it makes. */
export class EmptyCells {
  #rest = ''
  #column = 0
  #holes = 0
  #cells = 0

  /** Tables with empty columns have holes; one with hardly anything but holes is no table. */
  get isTooWide(): boolean {
    return this.#holes > HOLES_MAX + HOLES_OF_CELL * this.#cells
  }

  feed(xml: string): void {
    const text = this.#rest + xml
    // A sign that is cut in two is looked at with what follows.
    const end = text.lastIndexOf('<')
    this.#rest = end < 0 ? '' : text.slice(end)
    for (const [, column] of text.slice(0, Math.max(0, end)).matchAll(CELL_OR_ROW)) {
      const at = column ? columnOf(column) : 0
      this.#holes += Math.max(0, at - this.#column - 1)
      if (column) this.#cells++
      this.#column = at
    }
  }
}

/** A is 1, Z 26, AA 27. */
function columnOf(letters: string): number {
  let column = 0
  for (const letter of letters.toUpperCase()) column = column * LETTERS + letter.charCodeAt(0) - 64
  return column
}
