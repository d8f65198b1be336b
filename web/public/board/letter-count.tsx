import { lengthOf } from '#domain/text/visitor-text.ts'

/** How much room is left, in words; not read out at every letter. */
export function LetterCount({ text, max }: { text: string; max: number }) {
  const left = max - lengthOf(text.trim())
  return (
    <p
      className={`figures mt-1 text-small ${left < 0 ? 'font-semibold text-red-fg' : 'text-muted'}`}
    >
      {left < 0
        ? `เกินมา ${(-left).toLocaleString('en')} ตัวอักษร`
        : `พิมพ์ได้อีก ${left.toLocaleString('en')} ตัวอักษร`}
    </p>
  )
}
