import type { RichSection } from '#domain/text/rich-sections.ts'
import { RichText } from '../ui/data/rich-text.tsx'

interface LongTextProps {
  title: string
  sections: readonly RichSection[]
  /** Keeps the places of two texts on one page apart. */
  name: string
  /** Where there is room for it the list of contents stands beside the text, and stays in sight. */
  beside?: boolean
}

/** A text of several parts, with a list of contents where there are three or more. */
export function LongText({ title, sections, name, beside = false }: LongTextProps) {
  const headings = sections.flatMap(({ heading }, at) =>
    heading ? [{ heading, place: `${name}-${at + 1}` }] : [],
  )
  const hasContents = headings.length > 2
  return (
    <div
      className={
        beside && hasContents
          ? 'mt-6 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start lg:gap-12'
          : 'mt-6'
      }
    >
      {hasContents && (
        <nav
          aria-label={`สารบัญ${title}`}
          className={`no-print card p-4 sm:p-5 ${beside ? 'lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto' : ''}`}
        >
          <p className="font-semibold">สารบัญ</p>
          <ul className={`mt-1 sm:columns-2 sm:gap-8 ${beside ? 'lg:columns-1' : ''}`}>
            {headings.map(({ heading, place }) => (
              <li key={place} className="break-inside-avoid">
                <a href={`#${place}`} className="link flex min-h-12 items-center py-1 leading-snug">
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div
        className={`article min-w-0 text-body-lg ${hasContents ? 'mt-6' : ''} ${beside ? 'lg:mt-0' : ''}`}
      >
        {sections.map(({ heading, html }, at) => (
          <section
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text stay where they are
            key={at}
            id={heading ? `${name}-${at + 1}` : undefined}
            className="scroll-mt-24"
          >
            {heading && <h2 className="mb-2">{heading}</h2>}
            <RichText html={html} className="article" />
          </section>
        ))}
      </div>
    </div>
  )
}
