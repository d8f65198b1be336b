import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll } from 'vitest'
import { passwordHashOf, setPasswordHash } from '#database/queries/identity/credential.ts'
import { passwordsAtFullPrice } from '#tests/support/app/cheap-passwords.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenMember } from '#tests/support/given/site.ts'
import { hashPassword, isOutdated, passwordMatches } from './password.ts'

const PASSWORD = 'แมวสามตัวบนหลังคา'

beforeAll(() => passwordsAtFullPrice(true))
afterAll(() => passwordsAtFullPrice(false))

test('SEC-05 a password is kept as argon2id at the set price, salted', async () => {
  const [first, second] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)]

  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22,}\$[\w+/]{43}$/)
  expect(first).not.toBe(second)
  expect(await passwordMatches(PASSWORD, first)).toBe(true)
  expect(await passwordMatches(`${PASSWORD} `, first)).toBe(false)
  expect(await passwordMatches('the password of nobody', undefined)).toBe(false)
})

test('SEC-05 a password kept more cheaply is kept dearly once its owner has signed in', async ({
  db,
  app,
}) => {
  const member = await givenMember(db)
  const cheap = await hash(PASSWORD, {
    algorithm: 2,
    memoryCost: 8_192,
    timeCost: 1,
    parallelism: 1,
  })
  await setPasswordHash(db, 'member', member, cheap)
  expect(isOutdated(cheap)).toBe(true)

  const reply = await app.inject({
    method: 'POST',
    url: '/api/member/auth/login',
    payload: { membership_no: member, mem_password: PASSWORD },
  })

  expect(reply.statusCode).toBe(200)
  const kept = await passwordHashOf(db, 'member', member)
  expect(isOutdated(kept ?? '')).toBe(false)
  expect(await passwordMatches(PASSWORD, kept)).toBe(true)
})
