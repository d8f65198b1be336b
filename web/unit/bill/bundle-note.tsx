import { listFormats } from '#domain/unit/unit-list-paper.ts'

/** What the bundle of a very large unit lacks, said where it is offered. */
export function BundleNote({ people }: { people: number }) {
  if (listFormats(people).includes('pdf')) return null
  return (
    <p className="no-print text-small text-muted">
      ชุดเอกสารของหน่วยงานนี้มีบัญชีรายชื่อเป็น Excel เท่านั้น เพราะมีสมาชิก {people.toLocaleString('en')} ราย
    </p>
  )
}
