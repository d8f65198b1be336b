import { plainText } from './thai-text.ts'

export interface RichSection {
  /** Empty for what stands before the first heading. */
  heading: string
  html: string
}

/** Cuts a long text at its headings, so that a list of contents can lead to each part. */
export function richSections(html: string): RichSection[] {
  const [before = '', ...rest] = html.split(/<h2>([^<]*(?:<(?!\/?h2>)[^<]*)*)<\/h2>/)
  const sections: RichSection[] = before.trim() ? [{ heading: '', html: before }] : []
  for (let at = 0; at < rest.length; at += 2) {
    sections.push({ heading: plainText(rest[at] ?? '').trim(), html: rest[at + 1] ?? '' })
  }
  return sections
}
