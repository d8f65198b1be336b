import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { A_PDF, aPicture } from '#tests/support/given/article-parts.ts'
import { zipOf } from '#tests/support/outside/zip.ts'
import { documentFrom, documentName } from './sent-document.ts'
import { sitePictureFrom } from './sent-picture.ts'

function officeFile(parts: Record<string, string | Buffer>): Buffer {
  return zipOf(
    new Map(
      Object.entries({ '[Content_Types].xml': '<Types/>', ...parts }).map(([name, text]) => {
        const plain = Buffer.from(text as string)
        return [name, { packed: deflateRawSync(plain), size: plain.length, crc: crc32(plain) }]
      }),
    ),
  )
}

const RELATIONS = 'word/_rels/settings.xml.rels'
const relation = (type: string) =>
  `<Relationship Type="http://x/${type}" Target="https://evil/" TargetMode="External"/>`
const pointing = (mode: string, type = 'attachedTemplate') =>
  `<?xml version="1.0"?><Relationships><Relationship Type="http://x/${type}" Target="https://evil/" ${mode}/></Relationships>`
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const WORD = { 'word/document.xml': '<w/>' }
const EXCEL = { 'xl/workbook.xml': '<w/>' }

// biome-ignore format: a table reads in columns
test.each<[string, Buffer, string | undefined]>([
  ['a PDF',                           A_PDF,                                                              'application/pdf'],
  ['a PDF that runs something',       Buffer.from('%PDF-1.4\n<</OpenAction<</JS(x)>>>>\n%%EOF\n'),      undefined],
  ['a PDF cut short',                 A_PDF.subarray(0, 20),                                              undefined],
  ['a Word file',                     officeFile(WORD),                                                   'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['one with links to press',         officeFile({ ...WORD, [RELATIONS]: relation('hyperlink') }),        'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['an Excel file',                   officeFile(EXCEL),                                                  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['one with macros',                 officeFile({ ...WORD, 'word/vbaProject.bin': 'x' }),                undefined],
  ['one that fetches its template',   officeFile({ ...WORD, [RELATIONS]: relation('attachedTemplate') }), undefined],
  ['one that hides it in single quotes', officeFile({ ...WORD, [RELATIONS]: pointing("TargetMode='External'") }), undefined],
  ['one that hides it in entities',   officeFile({ ...WORD, [RELATIONS]: pointing('TargetMode="&#69;xtern&#x61;l"') }), undefined],
  ['one that hides it in UTF-16',     officeFile({ ...WORD, [RELATIONS]: utf16(pointing('TargetMode="External"')) }), undefined],
  ['one in UTF-16 without its mark',  officeFile({ ...WORD, [RELATIONS]: utf16(pointing('TargetMode="External"')).subarray(2) }), undefined],
  ['one with entities of its own',    officeFile({ ...WORD, [RELATIONS]: `<!DOCTYPE a [<!ENTITY e "External">]>${pointing('TargetMode="&e;"')}` }), undefined],
  ['one with a prefix before it',     officeFile({ ...WORD, [RELATIONS]: pointing('TargetMode="External"').replaceAll('Relationship ', 'r:Relationship ') }), undefined],
  ['one with links, in UTF-16',       officeFile({ ...WORD, [RELATIONS]: utf16(pointing("TargetMode='External'", 'hyperlink')) }), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['one with something embedded',     officeFile({ ...EXCEL, 'xl/embeddings/a.bin': 'x' }),               undefined],
  ['one that reads other sheets',     officeFile({ ...EXCEL, 'xl/externalLinks/1.xml': 'x' }),            undefined],
  ['a zip of anything',               officeFile({ 'a.exe': 'x' }),                                       undefined],
  ['a zip cut short',                 officeFile(WORD).subarray(0, 60),                                   undefined],
  ['a program',                       Buffer.from('MZ'),                                                  undefined],
  ['nothing',                         Buffer.alloc(0),                                                    undefined],
])('%s', async (_, bytes, mediaType) => {
  const kept = await documentFrom(bytes).catch(({ status }) => ({ status }))
  expect(kept).toMatchObject(mediaType ? { media_type: mediaType } : { status: 400 })
})

test.each([
  ['a script that calls itself a picture', Buffer.from('<svg onload="x()"/>')],
  ['the head of a picture and then nothing', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1])],
])('SEC-51 %s is no picture', async (_, bytes) => {
  await expect(sitePictureFrom(bytes)).rejects.toMatchObject({ status: 400 })
})

test('a picture is kept as large as it is drawn', async () => {
  expect(await sitePictureFrom(await aPicture())).toMatchObject({ width: 40, height: 30 })
})

// biome-ignore format: a table reads in columns
test.each([
  ['ใบสมัคร.pdf',        'application/pdf', 'ใบสมัคร.pdf'],
  ['ใบสมัคร.docx',       'application/pdf', 'ใบสมัคร.pdf'],
  ['ใบ/สมัคร',           'image/webp',      'ใบ-สมัคร.webp'],
  ['ก'.repeat(200),      'application/pdf', `${'ก'.repeat(146)}.pdf`],
])('SEC-51 %s as %s is called %s', (sent, mediaType, name) => {
  expect(documentName(sent, mediaType)).toBe(name)
})
