// Passkeys: each step needs what the server said in the one before it, in the same browser.

import { NoBody } from '#contract/shared/envelope.ts'
import {
  KeyRemoval,
  KeyRename,
  KeySignIn,
  NewKey,
  OwnProof,
  PasskeyOnly,
} from '#contract/shared/passkeys.ts'
import { PASSWORD } from '../../given/account.ts'
import { Authenticator } from '../../given/authenticator.ts'
import { browserOf } from './doors.ts'
import { type Actor, asks, type Sent, sent, type World, type Write } from './world.ts'

type Headers = Record<string, string>

/** The back office has seen a fresh proof already. */
function proofIn(area: string) {
  return area === 'admin' ? {} : { mem_password: PASSWORD }
}

export const PASSKEY_WRITES: Record<string, Write> = {
  ...keyWrites('member', 'member'),
  ...doorWrites('member', 'member'),
  'POST /api/member/keys/only': async (world) => {
    const headers = await browserOf(world)
    const { key } = await added(world, 'member', 'member', headers)
    const url = '/api/member/keys/challenge'
    const asked = await asks(world, 'member', url, { ...sent(NoBody, {}), headers })
    const body = { only: true, passkey: key.sign(asked) }
    // Signed for a challenge of somebody else's.
    return own({ ...sent(PasskeyOnly, body), headers, othersGet: 400 })
  },
  ...keyWrites('membergroup', 'unit'),
  ...doorWrites('membergroup', 'unit'),
  ...keyWrites('admin', 'staff'),
}

function doorWrites(area: string, actor: Actor): Record<string, Write> {
  const door = `/api/${area}/auth/passkey`
  return {
    [`POST ${door}/challenge`]: async (world) => ({
      ...sent(NoBody, {}),
      headers: await browserOf(world),
    }),
    [`POST ${door}`]: async (world) => {
      const headers = await browserOf(world)
      const { key } = await added(world, area, actor, headers)
      const asked = await asks(world, actor, `${door}/challenge`, { body: {}, headers })
      return { ...sent(KeySignIn, { passkey: key.sign(asked) }), headers }
    },
  }
}

function keyWrites(area: string, actor: Actor): Record<string, Write> {
  const keys = `/api/${area}/keys`
  return {
    [`POST ${keys}/begin`]: async (world) => ({
      ...sent(OwnProof, proofIn(area)),
      headers: await browserOf(world),
    }),
    [`POST ${keys}`]: async (world) => {
      const headers = await browserOf(world)
      const { made } = await begun(world, area, actor, headers)
      // Made for a challenge of somebody else's.
      return own({ ...sent(NewKey, { ...made, name: 'โทรศัพท์' }), headers, othersGet: 400 })
    },
    [`POST ${keys}/challenge`]: async (world) => {
      const headers = await browserOf(world)
      await added(world, area, actor, headers)
      // Who has no key has nothing to be asked for.
      return { ...sent(NoBody, {}), headers, isOwn: true, othersGet: 400 }
    },
    [`POST ${keys}/name`]: async (world) => {
      const { passkey_id } = await added(world, area, actor, await browserOf(world))
      return own(sent(KeyRename, { passkey_id, name: 'ชื่ออื่น' }))
    },
    [`POST ${keys}/removal`]: async (world) => {
      const { passkey_id } = await added(world, area, actor, await browserOf(world))
      return own(sent(KeyRemoval, { passkey_id, ...proofIn(area) }))
    },
  }
}

function own(asked: Sent): Sent {
  return { ...asked, isOwn: true }
}

async function begun(world: World, area: string, actor: Actor, headers: Headers) {
  const key = new Authenticator()
  const proof = { ...sent(OwnProof, proofIn(area)), headers }
  const asked = await asks(world, actor, `/api/${area}/keys/begin`, proof)
  return { key, made: key.create(asked) }
}

async function added(world: World, area: string, actor: Actor, headers: Headers) {
  const keys = `/api/${area}/keys`
  const { key, made } = await begun(world, area, actor, headers)
  await asks(world, actor, keys, { ...sent(NewKey, { ...made, name: 'โทรศัพท์' }), headers })
  const { keys: stored } = await asks(world, actor, keys)
  return { key, passkey_id: stored.at(-1).passkey_id as number }
}
