import { unbreakableWords } from '#domain/text/thai-words.ts'
import { useSite } from '../../app/site.tsx'

/**
 * A heading, the words of a button or of a column's head: no line ends inside a word. From a list rather than by
 * Intl.Segmenter, which breaks the same words as the browser does, and is not the same in every browser.
 */
export function Thai({ children }: { children: string }) {
  const { coopShortNameTH } = useSite().config
  const name = coopShortNameTH.split(/[.\s]/).at(-1) ?? ''
  const pieces = unbreakableWords(children, [name])
  if (!pieces.some(({ held }) => held)) return children
  // One element, so that a button which lays out its children in a row does not part the words.
  return (
    <span>
      {pieces.map(({ text, held }, at) =>
        held ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence stand in a fixed order
          <span key={at} className="whitespace-nowrap max-[23rem]:whitespace-normal">
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </span>
  )
}
