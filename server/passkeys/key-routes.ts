// Passkeys (decision 0038), alike in every area: the page of one's own keys, and the doors that open to a key alone.

import { NoBody } from '#contract/shared/envelope.ts'
import {
  AssertionRequestReply,
  CreationRequestReply,
  KeyRemoval,
  KeyRename,
  KeySignIn,
  KeysReply,
  NewKey,
  OwnProof,
  WhichKey,
} from '#contract/shared/passkeys.ts'
import { type forMember, forPublic } from '../http/routes.ts'
import { beginPasskey, finishPasskey } from './add-passkey.ts'
import {
  proveAndBegin,
  proveAndRemove,
  readOwnPasskeys,
  removeOwnPasskey,
  renameOwnPasskey,
} from './own-passkeys.ts'
import { beginProof } from './own-proof.ts'
import { beginSignIn, type Door } from './sign-in.ts'

// Every view of the door asks for a challenge, and nobody guesses a signature: this keeps the load down only.
const DOOR = { name: 'passkey-door', max: 600, seconds: 600 }

type Area = typeof forMember

/** Where adding and removing bring their own proof: the password once more, or a key. */
export function ownKeyRoutes(area: Area) {
  return [
    ...alike(area),
    area.post('/keys/begin', { body: OwnProof, reply: CreationRequestReply }, proveAndBegin),
    area.act('/keys/removal', { body: KeyRemoval }, proveAndRemove),
  ]
}

/** Where the area itself has seen a fresh proof. */
export function provedKeyRoutes(area: Area) {
  return [
    ...alike(area),
    area.post(
      '/keys/begin',
      { stepUp: true, body: NoBody, reply: CreationRequestReply },
      beginPasskey,
    ),
    area.act('/keys/removal', { stepUp: true, body: WhichKey }, removeOwnPasskey),
  ]
}

/** What every door that opens to a key declares. */
export const KEY_DOOR = { load: 'signIn', limit: DOOR, body: KeySignIn } as const

export function keyDoorChallenge(kind: Door) {
  return forPublic.post(
    '/auth/passkey/challenge',
    { load: 'signIn', limit: DOOR, body: NoBody, reply: AssertionRequestReply },
    (request) => beginSignIn(request, kind),
  )
}

function alike(area: Area) {
  return [
    area.get('/keys', { reply: KeysReply }, readOwnPasskeys),
    area.post('/keys/challenge', { body: NoBody, reply: AssertionRequestReply }, beginProof),
    area.act('/keys', { body: NewKey }, finishPasskey),
    area.act('/keys/name', { body: KeyRename }, renameOwnPasskey),
  ]
}
