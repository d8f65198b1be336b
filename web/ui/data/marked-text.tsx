import type { Marked } from '#domain/text/thai-search.ts'

/** Words that were sought, marked where they stand. */
export function MarkedText({ pieces }: { pieces: readonly Marked[] }) {
  return pieces.map(({ text, hit }, index) => {
    const key = `${index}${text}`
    return hit ? (
      <mark key={key} className="rounded-sm bg-amber-bg px-0.5 text-amber-fg">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    )
  })
}
