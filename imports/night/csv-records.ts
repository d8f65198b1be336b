// CSV by RFC 4180 as a stream: text goes in as it comes, records come out with the line they begin on.

const RECORD_MAX = 1_000_000

export class BadCsv extends Error {
  readonly line: number

  constructor(line: number, says: string) {
    super(says)
    this.line = line
  }
}

export type OnRecord = (fields: string[], line: number) => void

export class CsvRecords {
  #rest = ''
  #line = 1
  readonly #onRecord: OnRecord

  constructor(onRecord: OnRecord) {
    this.#onRecord = onRecord
  }

  feed(text: string): void {
    this.#rest = this.#take(this.#rest + text)
    if (this.#rest.length > RECORD_MAX)
      throw new BadCsv(this.#line, 'ยาวเกินไป หรือเครื่องหมายคำพูดไม่ปิด')
  }

  end(): void {
    if (this.#rest === '') return
    this.#rest = this.#take(`${this.#rest}\n`)
    if (this.#rest !== '') throw new BadCsv(this.#line, 'เครื่องหมายคำพูดไม่ปิด')
  }

  /** Answers what is left: a record that has not ended yet. No sign is looked at twice. */
  #take(text: string): string {
    let from = 0
    let quote = quoteFrom(text, 0)
    for (;;) {
      let end = text.indexOf('\n', from)
      if (end < 0) return text.slice(from)
      const hasQuotes = quote < end
      let lines = 1
      for (let isOpen = false; ; lines++) {
        for (; quote < end; quote = quoteFrom(text, quote + 1)) isOpen = !isOpen
        if (!isOpen) break
        // A newline inside quotes belongs to the field.
        end = text.indexOf('\n', end + 1)
        if (end < 0) return text.slice(from)
      }
      let record = text.slice(from, end)
      if (record.endsWith('\r')) record = record.slice(0, -1)
      if (record !== '') {
        this.#onRecord(hasQuotes ? this.#quoted(record) : record.split(','), this.#line)
      }
      this.#line += lines
      from = end + 1
    }
  }

  #quoted(record: string): string[] {
    const fields: string[] = []
    let at = 0
    while (at <= record.length) {
      if (record[at] !== '"') {
        const comma = record.indexOf(',', at)
        const end = comma < 0 ? record.length : comma
        fields.push(record.slice(at, end))
        at = end + 1
        continue
      }
      let close = record.indexOf('"', at + 1)
      while (record[close + 1] === '"') close = record.indexOf('"', close + 2)
      if (close < 0 || (close + 1 < record.length && record[close + 1] !== ',')) {
        throw new BadCsv(this.#line, 'เครื่องหมายคำพูดอยู่ผิดที่')
      }
      fields.push(record.slice(at + 1, close).replaceAll('""', '"'))
      at = close + 2
    }
    return fields
  }
}

function quoteFrom(text: string, at: number): number {
  const found = text.indexOf('"', at)
  return found < 0 ? text.length : found
}
