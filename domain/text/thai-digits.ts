// Screens and statements use 0–9; ๐–๙ belong to the formal letter, and to what people type.

const THAI_ZERO = '๐'.charCodeAt(0)

export function toArabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
}

export function toThaiDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(THAI_ZERO + Number(digit)))
}
