// How an officer gets in (SEC-09, SEC-14): the password earns a ticket, the ticket and a code of the moment, or a passkey, a
// session. Whoever has no authenticator yet is shown a secret first and proves that it was taken down.

import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SecondStep, StaffProof } from '#contract/staff/identity.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import { type Officer, presentOfficer } from '#database/queries/identity/staff.ts'
import {
  addTicket,
  recoveryCodesLeft,
  sealedTotpOf,
  setRecoveryCodes,
  setSealedTotp,
  spendTicket,
  type Ticket,
  takeRecoveryCode,
  takeTotpStep,
  tryTicket,
} from '#database/queries/identity/staff-factor.ts'
import { TRACKING_CODE_BYTES, trackingCode } from '#domain/content/tracking-code.ts'
import { toArabicDigits } from '#domain/text/thai-digits.ts'
import { readTypedCode } from '#domain/text/typed-code.ts'
import { recordAudit } from '../../audit/audit.ts'
import { Refusal } from '../../http/errors.ts'
import { limitTries } from '../../http/rate-limit.ts'
import { keyedHash } from '../../http/visitor.ts'
import { qrPicture } from '../../papers/qr-picture.ts'
import { requireKeyInPlaceOfCode } from '../../passkeys/staff-sign-in.ts'
import { hashOf } from '../secret-hash.ts'
import { clientOf, type IssuedSession, issueSession } from '../session.ts'
import type { Admitted } from '../sign-in.ts'
import { newTotpSecret, stepOfCode, totpAddress } from '../totp.ts'

const TRIES = { name: 'staff-code', max: 10, seconds: 15 * 60 }
const RECOVERY_CODES = 10
/** What a QR code of that size still holds. */
const SITE_MAX = 60
const TOO_LATE = 'หมดเวลาหรือกรอกรหัสผิดหลายครั้ง กรุณาเริ่มเข้าสู่ระบบใหม่'
const WRONG_CODE = 'รหัสไม่ถูกต้องหรือใช้ไปแล้ว รอรหัสถัดไปในแอปแล้วลองใหม่'

/** For whoever has given the right password, or has just set it; `db` is perhaps a transaction. */
export async function openTicket(
  { settings, sealing }: FastifyInstance,
  db: Db,
  { login }: Officer,
  { isNewDevice, failuresBefore }: Admitted,
): Promise<SecondStep> {
  const ticket = `cp1_${randomBytes(32).toString('base64url')}`
  const hasSecret = (await sealedTotpOf(db, login)) !== undefined
  const secret = hasSecret ? null : newTotpSecret()
  await addTicket(db, hashOf(ticket), {
    login,
    new_secret_sealed: secret === null ? null : sealing.seal(secret),
    new_device: isNewDevice,
    failures: failuresBefore,
  })
  if (!secret) return { ticket, step: 'code' }
  const site = new URL(settings.publicUrl).hostname.slice(0, SITE_MAX)
  const qr = qrPicture(totpAddress(secret, login, site))
  return { ticket, step: 'enrol', enrolment: { secret, qr } }
}

interface SignedInStaff {
  officer: Officer
  session: IssuedSession
  recoveryCodes: string[] | undefined
  codesLeft: number
}

/** Lets the officer in, or refuses; what is refused is written down and keeps its count. */
export async function proveSecond(
  request: FastifyRequest,
  proof: StaffProof,
): Promise<SignedInStaff> {
  const { db, secrets } = request.server
  const ticketHash = hashOf(proof.ticket)
  const ticket = await tryTicket(db, ticketHash)
  if (!ticket) throw new Refusal(401, TOO_LATE)
  await limitTries(db, secrets.csrf, TRIES, `staff:${ticket.login}`)
  // Whoever has no authenticator yet sets one up first.
  const passkey = ticket.new_secret_sealed ? undefined : proof.passkey
  if (passkey) await requireKeyInPlaceOfCode(request, ticket.login, passkey)

  const done = await inTransaction(db, async (trx) => {
    const officer = await presentOfficer(trx, ticket.login)
    const proved = officer && (passkey ? 'passkey' : await isProved(trx, request, ticket, proof))
    if (!officer || !proved || !(await spendTicket(trx, ticketHash))) return undefined
    return letIn(trx, request, officer, ticket, proved)
  })
  if (done) return done
  await recordAudit(db, request, {
    action: 'staff.login',
    outcome: 'refused',
    detail: { login: ticket.login, step: 'code' },
  })
  throw new Refusal(400, WRONG_CODE)
}

type Proved = 'code' | 'recovery' | 'enrolment' | 'passkey'

async function isProved(
  trx: Db,
  request: FastifyRequest,
  { login, new_secret_sealed }: Ticket,
  { code, recovery_code }: StaffProof,
): Promise<Proved | undefined> {
  const { sealing, secrets } = request.server
  if (new_secret_sealed) {
    const step = stepOfCode(sealing.open(new_secret_sealed), figuresOf(code), new Date())
    if (step === undefined) return undefined
    await setSealedTotp(trx, login, new_secret_sealed, step)
    return 'enrolment'
  }
  if (recovery_code !== undefined) {
    const hash = recoveryHash(login, recovery_code, secrets.csrf)
    return hash && (await takeRecoveryCode(trx, login, hash)) ? 'recovery' : undefined
  }
  return (await isCodeOfMoment(trx, sealing, login, code)) ? 'code' : undefined
}

/** Right, of about now, and never used before. */
export async function isCodeOfMoment(
  db: Db,
  sealing: Sealing,
  login: string,
  code: string | undefined,
): Promise<boolean> {
  const sealed = await sealedTotpOf(db, login)
  const step = sealed && stepOfCode(sealing.open(sealed), figuresOf(code), new Date())
  return typeof step === 'number' && takeTotpStep(db, login, step)
}

async function letIn(
  trx: Db,
  request: FastifyRequest,
  officer: Officer,
  { new_device, failures }: Ticket,
  by: Proved,
): Promise<SignedInStaff> {
  const { login } = officer
  const client = clientOf(request)
  const session = await issueSession(trx, { kind: 'staff', subjectId: login, client })
  const recoveryCodes = by === 'enrolment' ? await newRecoveryCodes(trx, request, login) : undefined
  const codesLeft = await recoveryCodesLeft(trx, login)
  await recordAudit(trx, request, {
    action: 'staff.login',
    actor: `staff:${login}`,
    detail: { login, by, device: client.device, new_device, failures },
  })
  return { officer, session, recoveryCodes, codesLeft }
}

/** Told once; only keyed hashes are kept. */
export async function newRecoveryCodes(
  trx: Db,
  request: FastifyRequest,
  login: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    trackingCode(randomBytes(TRACKING_CODE_BYTES)),
  )
  const { csrf } = request.server.secrets
  const hashes = codes.map((code) => keyedHash(`recovery|${login}|${code}`, csrf))
  await setRecoveryCodes(trx, login, hashes)
  return codes
}

function recoveryHash(login: string, typed: string, secret: string): string | undefined {
  const code = readTypedCode(typed, TRACKING_CODE_BYTES)
  return code && keyedHash(`recovery|${login}|${code}`, secret)
}

/** Apps show the code in two groups, and some keyboards write Thai figures. */
function figuresOf(code = ''): string {
  return toArabicDigits(code).replace(/\s/g, '')
}
