// A browser without a screen has no authenticator: the software one answers in its place.

/// <reference lib="dom" />

import { vi } from 'vitest'
import type { Authenticator } from '../given/authenticator.ts'

/** From now on `navigator.credentials` is this authenticator; nothing is offered in fields. */
export function usePasskeysOf(key: Authenticator): void {
  const PublicKeyCredential = Object.assign(() => undefined, {
    isConditionalMediationAvailable: async () => false,
  })
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential)
  const credentials = {
    async create({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) {
      const { challenge, rp, user } = publicKey
      const asked = { challenge: encoded(challenge), rp_id: rp.id ?? '', user_id: encoded(user.id) }
      const made = key.create(asked)
      return credential(made.credential_id, {
        clientDataJSON: decoded(made.client_data),
        attestationObject: decoded(made.attestation),
        getTransports: () => made.transports,
      })
    },
    async get({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) {
      const { challenge, rpId = '' } = publicKey
      const made = key.sign({ challenge: encoded(challenge), rp_id: rpId })
      return credential(made.credential_id, {
        clientDataJSON: decoded(made.client_data),
        authenticatorData: decoded(made.authenticator_data),
        signature: decoded(made.signature),
        userHandle: decoded(made.user_handle ?? ''),
      })
    },
  }
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true })
}

function credential(id: string, response: object) {
  return {
    id,
    rawId: decoded(id),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({}),
    response,
  }
}

function encoded(bytes: BufferSource): string {
  const view = ArrayBuffer.isView(bytes)
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes)
  return Buffer.from(view).toString('base64url')
}

function decoded(text: string): ArrayBuffer {
  return new Uint8Array(Buffer.from(text, 'base64url')).buffer
}
