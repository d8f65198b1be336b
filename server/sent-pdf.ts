import { Refusal } from './errors.ts'

// What a reader could be made to run, open or unpack by a paper that only has to be read.
const LIVELY = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|OpenAction|AA)(?![A-Za-z])/

export function isPdf(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 5) === '%PDF-'
}

/** A paper as it came; one that does anything beside being read is refused. */
export function plainPdf(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1')
  if (!/%%EOF\s*$/.test(text.slice(-1_024))) {
    throw new Refusal(400, 'ไฟล์ PDF ไม่ครบหรือเสียหาย กรุณาบันทึกใหม่แล้วลองอีกครั้ง')
  }
  if (/\/Encrypt(?![A-Za-z])/.test(text)) {
    throw new Refusal(400, 'ไฟล์ PDF มีรหัสผ่าน กรุณาบันทึกแบบไม่มีรหัสผ่านแล้วลองอีกครั้ง')
  }
  if (LIVELY.test(text)) {
    throw new Refusal(400, 'ไฟล์ PDF มีคำสั่งหรือไฟล์แนบอยู่ข้างใน กรุณาพิมพ์เป็น PDF ใหม่แล้วลองอีกครั้ง')
  }
  return bytes
}
