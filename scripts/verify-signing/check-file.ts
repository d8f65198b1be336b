// Checks a signed paper by itself: it knows docs/signing.md, and nothing of the site's code. What is found wrong is named.

import { createHash, createPublicKey, verify } from 'node:crypto'
import { assertionProblem } from './assertion.ts'
import { canonical, isObject, type Json, type JsonObject } from './canonical.ts'

export interface Finding {
  /** document, statements, evidence, signer, … of a signature; log page, seal of the file, key, bundle. */
  part: string
  says: string
}

export interface Verdict {
  findings: Finding[]
  /** The cooperative's key in hex, to compare with the one it publishes. */
  key: string
  signings: JsonObject[]
}

const TAIL = /%coop-seal\/1 ([0-9a-f]{64}) ([0-9a-f]{128})\nstartxref\n(\d+)\n%%EOF\n$/
const TAIL_MAX = 300
const ATTACHED =
  /<<\/Type \/EmbeddedFile \/Subtype \/([a-z0-9#A-Z.+-]+) \/Length (\d+)>>\nstream\n/g
const JSON_TYPE = 'application#2Fjson'

/** `knownKey` is what the cooperative publishes; without it anybody could have sealed the file. */
export function checkFile(file: Buffer, knownKey?: string): Verdict {
  const findings: Finding[] = []
  const wrong = (part: string, says: string) => findings.push({ part, says })
  const tail = TAIL.exec(file.subarray(-TAIL_MAX).toString('latin1'))
  const [, key = '', seal = '', startXref = ''] = tail ?? []
  const sealed = file.subarray(0, file.length - (tail?.[0].length ?? 0))
  if (!tail) wrong('seal of the file', 'the file does not end with a seal')
  else if (Number(startXref) !== sealed.lastIndexOf('\nxref\n') + 1)
    wrong('seal of the file', 'what follows the seal was changed')

  const attached = attachedIn(file)
  const bundle = bundleIn(attached)
  if (!bundle) wrong('bundle', 'no evidence is attached, or it cannot be read as it was written')
  const signings = bundle ? listOf(bundle.signings) : []
  if (bundle && signings.length === 0) wrong('bundle', 'no signature is in the evidence')
  const length = Number(bundle?.document_bytes ?? 0)
  const paper = file.subarray(0, length)
  for (const signing of signings) findings.push(...checkSigning({ paper, attached }, signing))

  if (tail && !isSealed(key, sealed, seal)) {
    // What is neither the document nor a part of a record that was found already is the page behind them.
    if (findings.length === 0)
      wrong('log page', 'the page that tells of the signatures was changed')
    else wrong('seal of the file', 'the file is not as it was sealed')
  }
  if (bundle && bundle.key !== key) wrong('key', 'evidence and file name different keys')
  if (tail && knownKey !== undefined && knownKey !== key)
    wrong('key', 'sealed with another key than the cooperative publishes')
  return {
    findings,
    key,
    signings: signings.flatMap(({ record }) => (isObject(record) ? [record] : [])),
  }
}

interface Attached {
  type: string
  bytes: Buffer
}

/** Everything that looks like an attached file; what it is is told by its hash. */
function attachedIn(file: Buffer): Attached[] {
  return [...file.toString('latin1').matchAll(ATTACHED)].map((found) => {
    const from = found.index + found[0].length
    return { type: found[1] ?? '', bytes: file.subarray(from, from + Number(found[2])) }
  })
}

/** The evidence is the last one. */
function bundleIn(attached: Attached[]): JsonObject | undefined {
  const last = attached.findLast(({ type }) => type === JSON_TYPE)
  if (!last) return undefined
  const json = last.bytes.toString('utf8')
  try {
    const bundle = JSON.parse(json) as Json
    // One text for one value: a blank or another order would be a change that no hash sees.
    const isWhole = isObject(bundle) && canonical(bundle) === json
    return isWhole && bundle.format === 'coop-signing-bundle/1' ? bundle : undefined
  } catch {
    return undefined
  }
}

interface Contents {
  paper: Buffer
  attached: Attached[]
}

function checkSigning({ paper, attached }: Contents, signing: JsonObject): Finding[] {
  const { record, sealed, seal, key } = signing
  if (!isObject(record) || !isObject(sealed) || !isObject(sealed.parts))
    return [{ part: 'bundle', says: 'a signature lacks its record or its seal' }]
  const code = String(record.code)
  const found: Finding[] = []
  const wrong = (part: string, says: string) => found.push({ part, says: `${code}: ${says}` })
  const { parts } = sealed
  for (const name of new Set([...Object.keys(parts), ...Object.keys(record)]))
    if (record[name] === undefined || sha256(canonical(record[name])) !== parts[name])
      wrong(name, `${name} is not as it was sealed`)
  if (!isSealed(String(key), Buffer.from(canonical(sealed)), String(seal)))
    wrong('seal', 'the seal does not fit')
  const named = isObject(record.document) ? record.document : {}
  // What is no paper, such as the words of the terms, is attached.
  const document =
    named.media_type === 'application/pdf'
      ? paper
      : (attached.find(({ bytes }) => sha256(bytes) === named.sha256)?.bytes ?? Buffer.alloc(0))
  if (named.sha256 !== sha256(document) || named.bytes !== document.length)
    wrong('document', 'the document is not the one that was signed')
  const problem = evidenceProblem(record, { paper: document, attached })
  if (problem) wrong('evidence', problem)
  return found
}

/** SHA-256("coop-sign/1" ‖ document ‖ request ‖ signer ‖ nonce), from what is in hand. */
function challengeOf(record: JsonObject, document: Buffer): string {
  const evidence = isObject(record.evidence) ? record.evidence : {}
  const signer = isObject(record.signer) ? record.signer : {}
  const nonce = createHash('sha256')
    .update(Buffer.from(String(evidence.salt), 'hex'))
    .update(
      createHash('sha256')
        .update(canonical(record.statements ?? null))
        .digest(),
    )
    .digest()
  return createHash('sha256')
    .update('coop-sign/1\0')
    .update(createHash('sha256').update(document).digest())
    .update(`${record.kind}/${record.reference}\0${signer.role}:${signer.id}\0`)
    .update(nonce)
    .digest('hex')
}

function evidenceProblem(
  record: JsonObject,
  { paper: document, attached }: Contents,
): string | undefined {
  const { evidence, level } = record
  if (!isObject(evidence)) return 'there is no evidence'
  if (level === 'paper') {
    const scan = attached.find(({ bytes }) => sha256(bytes) === evidence.scan_sha256)
    return scan?.bytes.length === evidence.scan_bytes
      ? undefined
      : 'the page that was signed by hand is not attached as it was taken in'
  }
  const challenge = challengeOf(record, document)
  if (evidence.challenge !== challenge)
    return 'the evidence is of another document, signer or statements'
  return level === 'passkey' ? assertionProblem(evidence, challenge) : undefined
}

function isSealed(keyHex: string, bytes: Buffer, sealHex: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(keyHex) || !/^[0-9a-f]{128}$/.test(sealHex)) return false
  const x = Buffer.from(keyHex, 'hex').toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, bytes, key, Buffer.from(sealHex, 'hex'))
}

function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function listOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}
