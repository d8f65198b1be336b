// The browser's part of passkeys: makes a key, and signs with one. Every area, and whoever signs a document, asks here.

import type { PublicKeyCredentialHint, WebAuthnError } from '@simplewebauthn/browser'
import type {
  Assertion,
  AssertionRequest,
  CreationRequest,
  NewKey,
} from '#contract/shared/passkeys.ts'

/** Why there is no key or no signature; the message may be shown. */
export class PasskeyProblem extends Error {
  /** Given up by the person, or by us for another try: nothing has to be said. */
  readonly isGivenUp: boolean

  constructor(message: string, isGivenUp = false) {
    super(message)
    this.isGivenUp = isGivenUp
  }
}

/** Whether this browser knows passkeys at all, on a page that is safe enough for them. */
export function passkeysWork(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function' && 'credentials' in navigator
}

// Only whoever uses it loads it.
const load = () => import('@simplewebauthn/browser')

type Transports = NonNullable<
  Parameters<
    Awaited<ReturnType<typeof load>>['startAuthentication']
  >[0]['optionsJSON']['allowCredentials']
>[number]['transports']

/**
 * Has a key of the person sign this challenge, after a look at their finger, face or PIN. `inField` waits until they choose
 * one that the browser offers in a field of the page, and is given up when the next one is asked for.
 */
export async function makeAssertion(
  { challenge, rp_id, timeout_ms, credentials }: AssertionRequest,
  { inField = false } = {},
): Promise<Assertion> {
  const { startAuthentication } = await load()
  const made = await startAuthentication({
    useBrowserAutofill: inField,
    optionsJSON: {
      challenge,
      rpId: rp_id,
      timeout: timeout_ms,
      userVerification: 'required',
      allowCredentials: described(credentials),
    },
  }).catch(problemOf)
  const { clientDataJSON, authenticatorData, signature, userHandle } = made.response
  return {
    credential_id: made.id,
    client_data: clientDataJSON,
    authenticator_data: authenticatorData,
    signature,
    ...(userHandle && { user_handle: userHandle }),
  }
}

/** A new key on this device, or on one that the person chooses. */
export async function makeKey(asked: CreationRequest): Promise<Omit<NewKey, 'name'>> {
  const { startRegistration } = await load()
  const made = await startRegistration({
    optionsJSON: {
      challenge: asked.challenge,
      rp: { id: asked.rp_id, name: asked.rp_name },
      user: { id: asked.user_id, name: asked.user_name, displayName: asked.user_display_name },
      pubKeyCredParams: asked.algorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: asked.timeout_ms,
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: described(asked.credentials),
      hints: [] as PublicKeyCredentialHint[],
    },
  }).catch(problemOf)
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  return {
    credential_id: made.id,
    client_data: clientDataJSON,
    attestation: attestationObject,
    transports,
  }
}

/** Whether the browser can offer keys in a field of the page. */
export async function offersInFields(): Promise<boolean> {
  if (!passkeysWork()) return false
  // The form works without the offer, also where its script does not come.
  const library = await load().catch(() => undefined)
  return (await library?.browserSupportsWebAuthnAutofill()) ?? false
}

/** Whatever waits in a field waits no more. */
export async function stopOffering(): Promise<void> {
  const library = await load().catch(() => undefined)
  library?.WebAuthnAbortService.cancelCeremony()
}

function described(credentials: AssertionRequest['credentials']) {
  return credentials.map(({ id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports: transports as NonNullable<Transports>,
  }))
}

/** Browsers do not say whether somebody pressed cancel, waited too long or had no key: one sentence covers them. */
function problemOf(error: Error): never {
  const { name, code } = error as WebAuthnError
  if (name === 'AbortError' || code === 'ERROR_CEREMONY_ABORTED')
    throw new PasskeyProblem('ยกเลิกแล้ว', true)
  if (name === 'InvalidStateError')
    throw new PasskeyProblem('อุปกรณ์นี้มีพาสคีย์ของบัญชีนี้อยู่แล้ว ใช้เข้าสู่ระบบได้ทันที')
  if (name === 'NotAllowedError')
    throw new PasskeyProblem('ไม่ได้ยืนยันด้วยพาสคีย์ หรือหมดเวลา กรุณาลองใหม่ หรือใช้รหัสผ่าน')
  throw new PasskeyProblem('เบราว์เซอร์หรืออุปกรณ์นี้ใช้พาสคีย์กับเว็บไซต์นี้ไม่ได้ กรุณาใช้รหัสผ่าน')
}
