import type { TermsText } from '#contract/terms.ts'
import { RichText } from '../../shell/rich-text.tsx'

/** A long text with a list of contents; `name` keeps the places of two texts on one page apart. */
export function Text({ text, name }: { text: TermsText; name: string }) {
  const headed = text.sections.filter(({ heading }) => heading)
  const placeOf = (heading: string) =>
    `${name}-${headed.findIndex((one) => one.heading === heading) + 1}`
  return (
    <>
      {headed.length > 2 && (
        <nav aria-label={`สารบัญ${text.title}`} className="no-print card mt-6 p-4 sm:p-5">
          <p className="font-semibold">สารบัญ</p>
          <ul className="mt-1 sm:columns-2 sm:gap-8">
            {headed.map(({ heading }) => (
              <li key={heading} className="break-inside-avoid">
                <a
                  href={`#${placeOf(heading)}`}
                  className="link flex min-h-12 items-center py-1 leading-snug"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="article mt-6 text-body-lg">
        {text.sections.map(({ heading, html }) => (
          <section
            key={heading || 'before'}
            id={heading ? placeOf(heading) : undefined}
            className="scroll-mt-24"
          >
            {heading && <h2 className="mb-2">{heading}</h2>}
            <RichText html={html} className="article" />
          </section>
        ))}
      </div>
    </>
  )
}
