// Word and Excel keep what a document points to in files of relations. Read here as a reader of XML would: in whatever
// encoding, with either kind of quotes, and with letters written as entities.

const BYTE_ORDER: [number, number, string][] = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
]
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Whether opening the document fetches something; links that a reader presses are fine. Unreadable ones count as such. */
export function reachesOut(bytes: Buffer): boolean {
  const text = textOf(bytes)
  // Entities of one's own, comments and pieces of raw text are in no office file, and could hide a relation.
  if (text === undefined || text.includes('<!')) return true
  return text
    .split('<')
    .filter((tag) => /^(?:\w{1,40}:)?Relationship[\s/>]/.test(tag))
    .map(attributesOf)
    .some(
      ({ TargetMode = '', Type = '' }) =>
        TargetMode !== 'Internal' && TargetMode !== '' && !Type.endsWith('/hyperlink'),
    )
}

function textOf(bytes: Buffer): string | undefined {
  const marked = BYTE_ORDER.find(([first, second]) => bytes[0] === first && bytes[1] === second)
  try {
    const text = new TextDecoder(marked?.[2] ?? 'utf-8', { fatal: true }).decode(bytes)
    // Without its mark UTF-16 is full of zeros, and another encoding says its name.
    const named = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]+)/.exec(text.slice(0, 300))?.[1]
    const isPlain =
      !named || /^(?:utf-?8|us-ascii)$/i.test(named) || (marked && /^utf-?16/i.test(named))
    return text.includes('\0') || !isPlain ? undefined : text
  } catch {
    return undefined
  }
}

function attributesOf(tag: string): Record<string, string> {
  const found = tag.matchAll(/\s([\w:]{1,60})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g)
  return Object.fromEntries(
    [...found].map(([, name = '', double, single]) => [name, spelledOut(double ?? single ?? '')]),
  )
}

function spelledOut(value: string): string {
  return value
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (all, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      return NAMED[name] ?? (code <= 0x10ffff ? String.fromCodePoint(code) : all)
    })
    .trim()
}
