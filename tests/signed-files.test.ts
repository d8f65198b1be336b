import { generateKeyPairSync, hash, randomBytes, randomInt, sign } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Signing } from '#database/queries/signing/signing.ts'
import { signingLog } from '#documents/member/signing-log.ts'
import { MEMBER_PAPERS, official } from '#documents/support/member-papers.ts'
import { pagesOf } from '#documents/support/poppler.ts'
import { PRINTER } from '#documents/support/printer.ts'
import { type Canonical, canonicalJson } from '#domain/signing/canonical-json.ts'
import type { SigningRecord } from '#domain/signing/signing-record.ts'
import { checkFile } from '#scripts/verify-signing/check-file.ts'
import { challengeOf } from '#server/signing/challenge.ts'
import { brokenParts } from '#server/signing/check.ts'
import { type SealingKey, sealedText } from '#server/signing/seal.ts'
import { signedFile } from '#server/signing/signed-file.ts'

vi.setConfig({ testTimeout: 60_000 }) // the printer starts slowly on a busy machine

/** `SIGNED_FILES=500 npx vitest run tests/signed-files.test.ts` checks more of them. */
const FILES = Number(process.env.SIGNED_FILES ?? 20)
const MUTATIONS = 1_000

const pair = generateKeyPairSync('ed25519')
const KEY: SealingKey = {
  publicKey: Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'),
  seal: (bytes) => sign(null, bytes, pair.privateKey),
}

let document: Buffer
let logPage: Buffer
beforeAll(async () => {
  const content = MEMBER_PAPERS['balance-confirmation']
  if (!content) throw new RangeError('there is such a paper')
  document = Buffer.from(await PRINTER.pdf('official', official(content)))
  const records = [recordOf(0)]
  const log = signingLog({ kind: content.kind, asOf: content.asOf, records, chainSeqs: [7] })
  logPage = Buffer.from(await PRINTER.pdf('official', official(log)))
}, 60_000)

/** Somebody's, signed by a code. */
function recordOf(number: number): SigningRecord {
  const salt = randomBytes(32)
  const statements = [`ข้าพเจ้าอ่านแล้ว ข้อ ${number}`, 'ข้าพเจ้ายืนยันว่า "ถูกต้อง"']
  const sha256 = hash('sha256', document, 'buffer')
  const [kind, reference, id] = ['balance', '2025', String(number).padStart(6, '0')]
  const challenged = { sha256, kind, reference, signer: `member:${id}`, statements, salt }
  return {
    format: 'coop-signing/1',
    code: 'K7QM-3XTR-9WPD-BM4H',
    site: 'https://coop.example',
    kind,
    purpose: 'ยืนยันยอดคงเหลือ',
    reference,
    document: {
      sha256: sha256.toString('hex'),
      bytes: document.length,
      media_type: 'application/pdf',
      title: 'หนังสือยืนยันยอด',
      number: 'ยย.2569/000001',
      template: 'official/0',
    },
    signer: { role: 'member', id, name: 'สมหญิง ใจงาม' },
    statements,
    level: 'code',
    evidence: {
      salt: salt.toString('hex'),
      challenge: challengeOf(challenged).toString('hex'),
      channel: 'sms',
      sent_to: '08x-xxx-1234',
      sent_at: '2026-11-17T02:00:00.000Z',
    },
    signed_at: '2026-11-17T02:01:00.000Z',
    address: '203.0.113.9',
    device: 'Chrome บน Android',
    session_seconds: 61,
    withdraws: null,
  }
}

function sealed(record: SigningRecord): Signing {
  const sealed_text = sealedText(record, { seq: 7, hash: randomBytes(32) })
  return {
    signing_id: 1,
    code: record.code,
    kind: record.kind,
    reference: record.reference,
    membership_no: record.signer.id,
    sha256: Buffer.from(record.document.sha256, 'hex'),
    level: record.level,
    signed_at: new Date(record.signed_at),
    withdraws: null,
    scan_sha256: null,
    record: canonicalJson(record as unknown as Canonical),
    sealed_text,
    seal: KEY.seal(Buffer.from(sealed_text)),
    public_key: KEY.publicKey,
    chain_seq: 7,
  }
}

function fileOf(signing: Signing, paper = document): Buffer {
  const document = { bytes: paper, media_type: 'application/pdf' }
  return signedFile(KEY, { document, logPage, signings: [signing] })
}

test('a signed paper begins with the paper that was signed, has one page more, and is found unchanged', () => {
  const file = fileOf(sealed(recordOf(1)))
  expect(file.subarray(0, document.length).equals(document)).toBe(true)
  const pages = pagesOf(file)
  expect(pages).toHaveLength(pagesOf(document).length + 1)
  expect(pages.at(-1)).toContain('K7QM-3XTR-9WPD-BM4H')
  const key = KEY.publicKey.toString('hex')
  expect(checkFile(file, key)).toMatchObject({ findings: [], key })
  expect(checkFile(file, '00'.repeat(32)).findings).toMatchObject([{ part: 'key' }])
})

/** Which part of the file a byte is of, and what a checker may call it. */
function regionsOf(file: Buffer) {
  const bundle = file.lastIndexOf('{"document_bytes"')
  const bundleEnd = file.indexOf('\nendstream', bundle)
  const part = (name: string, next: string) => ({
    from: file.indexOf(`"${name}":`, file.indexOf('"record":', bundle)) + name.length + 3,
    to: file.indexOf(`,"${next}":`, file.indexOf('"record":', bundle)),
  })
  const seal = file.lastIndexOf('%coop-seal/1')
  return [
    { names: ['document'], from: 0, to: document.length },
    { names: ['statements', 'bundle'], ...part('statements', 'withdraws') },
    { names: ['evidence', 'bundle'], ...part('evidence', 'format') },
    { names: ['bundle', 'key', 'seal', 'seal of the file', ...PARTS], from: bundle, to: bundleEnd },
    { names: ['log page', 'bundle', 'seal of the file'], from: document.length, to: bundle - 1 },
    { names: ['log page', 'seal of the file'], from: bundleEnd, to: seal },
    { names: ['seal of the file', 'log page', 'key'], from: seal, to: file.length },
  ]
}

// biome-ignore format: names only
const PARTS = [
  'format', 'code', 'site', 'kind', 'purpose', 'reference', 'document', 'signer', 'statements', 'level', 'evidence',
  'signed_at', 'address', 'device', 'session_seconds', 'withdraws',
]

test(`SEC-64 of ${MUTATIONS} changed bytes, in every part of the file, each is found and its part named`, () => {
  const file = fileOf(sealed(recordOf(1)))
  const regions = regionsOf(file)
  const missed: string[] = []
  for (let times = 0; times < MUTATIONS; times++) {
    const region = regions[times % regions.length] as (typeof regions)[number]
    const at = randomInt(region.from, region.to)
    const changed = Buffer.from(file)
    changed[at] = (changed[at] ?? 0) ^ (1 << randomInt(8))
    const { findings } = checkFile(changed)
    const named = findings.map(({ part }) => part)
    if (!named.some((part) => region.names.includes(part)))
      missed.push(`byte ${at} of ${region.names[0]}: ${named.join(', ') || 'not found'}`)
  }
  expect(missed).toEqual([])
})

/** What somebody who could write into our tables might try. */
const TAMPERINGS: Record<string, (signing: Signing) => Signing> = {
  statements: (signing) => changed(signing, (record) => record.statements.pop()),
  signer: (signing) => changed(signing, (record) => Object.assign(record.signer, { id: '999999' })),
  evidence: (signing) =>
    changed(signing, ({ evidence }) => Object.assign(evidence, { sent_to: '' })),
  level: (signing) => changed(signing, (record) => Object.assign(record, { level: 'accepted' })),
  signed_at: (signing) =>
    changed(signing, (record) => Object.assign(record, { signed_at: '2020-01-01T00:00:00.000Z' })),
  document: (signing) =>
    changed(signing, ({ document: paper }) => Object.assign(paper, { bytes: 1 })),
  seal: (signing) => ({ ...signing, seal: randomBytes(64) }),
}

function changed(signing: Signing, change: (record: SigningRecord) => unknown): Signing {
  const record = JSON.parse(signing.record) as SigningRecord
  change(record)
  return { ...signing, record: canonicalJson(record as unknown as Canonical) }
}

test(`the checker that shares no code with the site agrees with it on ${FILES} of ${FILES} signatures`, () => {
  const names = ['nothing', ...Object.keys(TAMPERINGS)]
  const disagreed: string[] = []
  for (let number = 0; number < FILES; number++) {
    const name = names[number % names.length] ?? ''
    const signing = (TAMPERINGS[name] ?? ((same: Signing) => same))(sealed(recordOf(number)))
    const ours = brokenParts(document, signing)
    const theirs = [...new Set(checkFile(fileOf(signing)).findings.map(({ part }) => part))].sort()
    if (ours.join() !== theirs.join() || (name === 'nothing' ? ours.length : !ours.includes(name)))
      disagreed.push(`${name}: ours ${ours.join()}, theirs ${theirs.join()}`)
  }
  expect(disagreed).toEqual([])
})

test('SEC-64 another paper in the place of the one that was signed is named, also when it is sealed anew', () => {
  const other = Buffer.concat([logPage])
  const { findings } = checkFile(fileOf(sealed(recordOf(1)), other))
  expect(findings.map(({ part }) => part)).toContain('document')
})

test('SEC-64 words that are no paper are attached to the page that tells of them, and each changed byte of theirs is named', () => {
  const words = Buffer.from('<h2>1. ผู้ใช้</h2><p>สมาชิกเท่านั้น</p>')
  const document = { bytes: words, media_type: 'text/html' }
  const file = signedFile(KEY, { document, logPage, signings: [sealed(acceptanceOf(words))] })
  expect(pagesOf(file)).toHaveLength(pagesOf(logPage).length)
  expect(checkFile(file).findings).toEqual([])
  const from = file.indexOf(words)
  for (let at = from; at < from + words.length; at++) {
    const changed = Buffer.from(file)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(checkFile(changed).findings.map(({ part }) => part)).toContain('document')
  }
})

function acceptanceOf(words: Buffer): SigningRecord {
  const sha256 = hash('sha256', words, 'buffer')
  const [salt, statements] = [randomBytes(32), ['ข้าพเจ้าอ่านและยอมรับ']]
  const of = { kind: 'terms', reference: '2.0', statements }
  const challenge = challengeOf({ ...of, sha256, signer: 'member:000001', salt })
  return {
    ...recordOf(1),
    ...of,
    document: {
      sha256: sha256.toString('hex'),
      bytes: words.length,
      media_type: 'text/html',
      title: 'ข้อกำหนด',
      number: 'ฉบับที่ 2.0',
      template: '',
    },
    level: 'accepted',
    evidence: { salt: salt.toString('hex'), challenge: challenge.toString('hex') },
  }
}
