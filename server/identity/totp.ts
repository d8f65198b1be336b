import { createHmac, randomBytes } from 'node:crypto'

const STEP_SECONDS = 30
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Clocks differ: the code before and the code after are good as well (SEC-14). */
const DRIFT = [0, -1, 1]
const SECRET_LETTERS = 32

/** The six digits an authenticator app shows for this secret at this instant (RFC 6238). */
export function totpCode(secret: string, now: Date): string {
  return codeOfStep(secret, stepOf(now))
}

/** The thirty seconds for which this is the code; undefined when it is none of about now. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const step = stepOf(now)
  return DRIFT.map((drift) => step + drift).find((near) => codeOfStep(secret, near) === code)
}

/** Twenty random bytes, as authenticator apps want them. */
export function newTotpSecret(): string {
  return [...randomBytes(SECRET_LETTERS)].map((byte) => BASE32.charAt(byte % 32)).join('')
}

/** What an authenticator app reads from a QR code; the site's own name, because a Thai one would be too long for it. */
export function totpAddress(secret: string, login: string, site: string): string {
  return `otpauth://totp/${encodeURIComponent(login)}?secret=${secret}&issuer=${encodeURIComponent(site)}`
}

function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS)
}

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) as number) & 0x0f
  const code = (digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000
  return String(code).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
