const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

// What XML 1.0 has no way to write, escaped or not.
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

/** Text as it stands in HTML or XML, between tags or in an attribute. */
export function escaped(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (one) => ENTITIES[one] as string)
}
