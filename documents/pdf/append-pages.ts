// Adds pages and files to a PDF behind its last byte (an incremental update, ISO 32000 7.5.6): what was there stays as it is, so that
// the hash of the first part is still that of the paper that was signed. Both PDFs are of our own printer, which writes plain
// objects and one plain table of them.

interface Pdf {
  bytes: Buffer
  /** Where the object of each number begins. */
  offsets: Map<number, number>
  size: number
  root: number
  info: number
  startXref: number
}

export interface Attached {
  name: string
  mediaType: string
  bytes: Buffer
  says: string
}

/** What comes behind the original, up to and without `startxref`; and what `startxref` must then say. The last file is found last. */
export function appendedPages(
  original: Buffer,
  addition: Buffer | undefined,
  attached: readonly Attached[],
): { update: Buffer; startXref: number } {
  const first = read(original)
  const objects = addition ? copiedPages(first, read(addition)) : new Map<number, Buffer>()
  const numbers = [...objects.keys()].filter((number) => number >= first.size)
  let next = Math.max(first.size - 1, ...numbers) + 1
  const named: [string, number][] = []
  for (const file of attached) {
    objects.set(next, embedded(file))
    objects.set(next + 1, fileSpec(file, next))
    named.push([file.name, next + 1])
    next += 2
  }
  objects.set(first.root, withFiles(objectText(first, first.root), named))
  return written(first, objects, next)
}

function copiedPages(first: Pdf, second: Pdf): Map<number, Buffer> {
  const pagesRoot = reference(objectText(first, first.root), 'Pages')
  const pages = pagesOf(second)
  const copied = reachable(second, pages)
  const renumbered = new Map(copied.map((number, at) => [number, first.size + at]))
  const objects = new Map<number, Buffer>()
  for (const number of copied)
    objects.set(renumbered.get(number) ?? 0, copy(second, number, renumbered, pagesRoot))
  objects.set(pagesRoot, withKids(objectText(first, pagesRoot), pages, renumbered))
  return objects
}

function read(bytes: Buffer): Pdf {
  const startXref = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(bytes.toString('latin1'))?.[1])
  const tail = bytes.subarray(startXref).toString('latin1')
  const [table = '', behind = ''] = tail.split('trailer', 2)
  const [head = '', count = ''] = /^xref\s+0 (\d+)\s+/.exec(table) ?? []
  const [trailer = ''] = behind.split('startxref', 1)
  if (!head || !trailer) throw new RangeError('not a PDF of our own printer')
  const rows = table.slice(head.length)
  const offsets = new Map(
    rows
      .trim()
      .split(/\r?\n/)
      .flatMap((row, number): [number, number][] =>
        row.trimEnd().endsWith('n') ? [[number, Number(row.slice(0, 10))]] : [],
      ),
  )
  const size = Number(count)
  return {
    bytes,
    offsets,
    size,
    root: reference(trailer, 'Root'),
    info: reference(trailer, 'Info'),
    startXref,
  }
}

function reference(text: string, name: string): number {
  const found = new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1]
  if (!found) throw new RangeError(`no /${name} in a PDF of our own`)
  return Number(found)
}

/** From after "7 0 obj" to its end, with its stream. */
function objectBytes({ bytes, offsets }: Pdf, number: number): Buffer {
  const offset = offsets.get(number)
  if (offset === undefined) throw new RangeError(`no object ${number}`)
  const begin = bytes.indexOf('obj', offset) + 3
  const head = bytes.subarray(begin, begin + 4_000).toString('latin1')
  const stream = /^\s*<<[\s\S]*?>>\s*stream\r?\n/.exec(head)?.[0]
  const length = stream && /\/Length (\d+)/.exec(stream)?.[1]
  const from = stream && length ? begin + stream.length + Number(length) : begin
  return bytes.subarray(begin, bytes.indexOf('endobj', from))
}

function objectText(pdf: Pdf, number: number): string {
  return textBefore(objectBytes(pdf, number)).trim()
}

/** What of an object is words; its stream is not. */
function textBefore(object: Buffer): string {
  const stream = object.indexOf('stream')
  return object.subarray(0, stream < 0 ? object.length : stream).toString('latin1')
}

function pagesOf(pdf: Pdf): number[] {
  const root = objectText(pdf, reference(objectText(pdf, pdf.root), 'Pages'))
  return referencesIn(/\/Kids \[([^\]]*)\]/.exec(root)?.[1] ?? '')
}

function referencesIn(text: string): number[] {
  return [...text.matchAll(/\b(\d+) 0 R\b/g)].map(([, number]) => Number(number))
}

/** A page and all it is drawn with; neither the tree it hangs in nor the structure for screen readers, which is the original's. */
function reachable(pdf: Pdf, pages: number[]): number[] {
  const found = new Set(pages)
  for (const number of found) {
    const text = objectText(pdf, number).replace(/\/Parent \d+ 0 R/g, '')
    for (const next of referencesIn(text)) found.add(next)
  }
  return [...found]
}

function copy(pdf: Pdf, number: number, renumbered: Map<number, number>, parent: number): Buffer {
  const object = objectBytes(pdf, number)
  const text = textBefore(object)
  const isPage = /\/Type \/Page\b/.test(text)
  const moved = text
    .replace(/\/Parent \d+ 0 R/g, '')
    .replace(/\/StructParents \d+/g, '')
    .replace(/\b(\d+) 0 R\b/g, (_, old: string) => `${renumbered.get(Number(old)) ?? 0} 0 R`)
    .replace(/<</, isPage ? `<< /Parent ${parent} 0 R` : '<<')
  return Buffer.concat([Buffer.from(moved, 'latin1'), object.subarray(text.length)])
}

function withKids(text: string, pages: number[], renumbered: Map<number, number>): Buffer {
  const kids = pages.map((page) => `${renumbered.get(page)} 0 R`).join(' ')
  const more = text
    .replace(/\/Kids \[([^\]]*)\]/, `/Kids [$1 ${kids}]`)
    .replace(/\/Count (\d+)/, (_, count: string) => `/Count ${Number(count) + pages.length}`)
  return Buffer.from(`\n${more}\n`, 'latin1')
}

/** In the order of their names, as a reader of PDF wants them. */
function withFiles(catalog: string, named: [string, number][]): Buffer {
  const sorted = [...named].sort(([a], [b]) => (a < b ? -1 : 1))
  const files = sorted.map(([name, spec]) => `(${name}) ${spec} 0 R`).join(' ')
  const specs = sorted.map(([, spec]) => `${spec} 0 R`).join(' ')
  const names = `/Names << /EmbeddedFiles << /Names [${files}] >> >> /AF [${specs}]`
  return Buffer.from(`\n${catalog.replace(/<</, `<< ${names}`)}\n`, 'latin1')
}

/** As it is, so that it is found and read without anything that understands PDF. */
function embedded({ bytes, mediaType }: Attached): Buffer {
  const subtype = mediaType.replace('/', '#2F')
  const head = `\n<</Type /EmbeddedFile /Subtype /${subtype} /Length ${bytes.length}>>\nstream\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream\n')])
}

function fileSpec({ name, says }: Attached, file: number): Buffer {
  const described = Buffer.from(says, 'utf16le').swap16().toString('hex').toUpperCase()
  return Buffer.from(
    `\n<</Type /Filespec /F (${name}) /UF (${name}) /Desc <FEFF${described}> /AFRelationship /Data /EF << /F ${file} 0 R >>>>\n`,
  )
}

function written(first: Pdf, objects: Map<number, Buffer>, size: number) {
  const pieces: Buffer[] = []
  const rows: string[] = []
  let at = first.bytes.length
  const put = (piece: Buffer) => {
    pieces.push(piece)
    at += piece.length
  }
  put(Buffer.from('\n'))
  for (const [number, object] of [...objects].sort(([a], [b]) => a - b)) {
    rows.push(`${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
    put(Buffer.concat([Buffer.from(`${number} 0 obj`), object, Buffer.from('endobj\n\n')]))
  }
  const startXref = at
  const trailer = `trailer\n<</Size ${size} /Root ${first.root} 0 R /Info ${first.info} 0 R /Prev ${first.startXref}>>\n`
  put(Buffer.from(`xref\n${rows.join('')}${trailer}`))
  return { update: Buffer.concat(pieces), startXref }
}
