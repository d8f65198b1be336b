// For tests only: everything an issued paper says but its page numbers, piece by piece, as the template puts it.

import type { OfficialPaper, Part } from '../paper/official.ts'

export function printedText({ frame, sheets }: OfficialPaper): string[] {
  return [
    ...sheets.flatMap((sheet) => [
      frame.nameTh,
      frame.nameEn,
      frame.address,
      sheet.title,
      sheet.about,
      `เลขที่เอกสาร${frame.number}`,
      `วันที่ออก${frame.issuedOn}`,
      `ข้อมูล ณ วันที่${frame.asOf}`,
      ...sheet.parts.flatMap(saidIn),
    ]),
    `เลขที่ ${frame.number}`,
    frame.printedAt,
    `ตรวจสอบเอกสารได้ที่ ${frame.verifyAt}`,
    `รหัสตรวจสอบ ${frame.code}`,
  ]
}

function saidIn(part: Part): string[] {
  switch (part.part) {
    case 'facts':
    case 'clauses':
      return part.pairs.flat()
    case 'figures':
      return [...part.pairs.flat(), ...(part.inWords ? [`(${part.inWords})`] : [])]
    case 'agenda':
      return part.items.flatMap(({ no, who, loan, behind, found, choices }) => [
        no,
        ...who,
        ...loan,
        ...behind,
        ...found.flatMap(({ says, excepted }) => [says, excepted ?? '']),
        ...choices,
      ])
    case 'heading':
      return [part.text]
    case 'ledger':
      if (part.rows.length === 0) return ['ไม่มีรายการ']
      return [...part.head, ...part.rows.flat(), ...(part.totals ?? [])]
    case 'paragraphs':
    case 'notes':
    case 'choices':
      return part.lines
    case 'blanks':
      return part.labels
    case 'picture':
      return []
    case 'signatures':
      return part.signers.flatMap(({ name, role }) => ['ลงชื่อ', `(${name ?? ''})`, role, 'วันที่'])
  }
}
