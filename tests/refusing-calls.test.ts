// Every address that the pages ask, against every form of a refusal: each ends in the sentence it carries.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, ask, askFile, redeemGrant } from '#web/client/api.ts'
import { REFUSING } from '#web/testing/refusing-answers.ts'

const WEB = join(import.meta.dirname, '..', 'web')
const TERMS_CHECK = '/api/member/termofconditional'
const CALLS = addressesIn(
  globSync('**/*.{ts,tsx}', { cwd: WEB }).filter((file) => !/\.test\.|^testing\//.test(file)),
)

/** A page that does not say of which release it is. */
beforeEach(() => vi.stubGlobal('document', { getElementById: () => null }))

test('the pages’ calls are found, and all of them go through one place, but what is asked ahead', () => {
  expect(CALLS.length).toBeGreaterThan(90)
  expect(CALLS).toContain('/api/member/auth/login')
  const fetching = globSync('**/*.{ts,tsx}', { cwd: WEB })
    .filter((file) => !/\.test\.|^testing\//.test(file))
    .filter((file) => /(?<![\w.])fetch\(/.test(readFileSync(join(WEB, file), 'utf8')))
  // What is asked before the scripts have come is taken up by api.ts, and only where it was answered.
  // boot.ts fetches the scripts before it runs them, lazy-page.tsx asks for its own again: these are no calls.
  const all = ['app/boot.ts', 'app/early.ts', 'app/lazy-page.tsx', 'client/api.ts']
  expect(fetching.sort()).toEqual(all)
})

test.each(REFUSING)('of every call, $name is told as “$said”', async ({ answer, said, status }) => {
  vi.stubGlobal('fetch', async () => answer())
  const ways = [
    ...CALLS.flatMap((path) => [
      { what: `GET ${path}`, asking: () => ask(path) },
      { what: `POST ${path}`, asking: () => ask(path, { words: 'x' }) },
      { what: `a file of ${path}`, asking: () => askFile(path) },
    ]),
    { what: 'an officer’s grant', asking: () => redeemGrant('x') },
  ].filter(({ what }) => !(status === 200 && what.endsWith(` ${TERMS_CHECK}`)))
  for (const { what, asking } of ways) {
    const error = await asking().then(
      () => 'was taken for an answer',
      (reason) => reason,
    )
    expect(error, what).toBeInstanceOf(ApiError)
    expect([error.message, error.status], what).toEqual([said, status])
  }
})

test('of the terms check rc_code is the answer, and its errors are a refusal', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ rc_code: '0', data: { due: [] } }))
  expect(await ask(TERMS_CHECK, {})).toMatchObject({ rc_code: '0' })
  vi.stubGlobal('fetch', async () => Response.json({ rc_code: '0', errors: ['ไม่ได้'] }))
  await expect(ask(TERMS_CHECK, {})).rejects.toThrow('ไม่ได้')
})

/** In the tables of endpoints or written where they are asked; what is put in at run time is some word. */
function addressesIn(files: string[]): string[] {
  const found = files.flatMap((file) => {
    const text = readFileSync(join(WEB, file), 'utf8')
    return [...text.matchAll(/['"`](?:GET |POST )?(\/api\/[^'"`\s]*)/g)].map(([, path]) =>
      String(path),
    )
  })
  return [...new Set(found.map((path) => path.replace(/\$\{[^}]*\}?/g, 'x')))].sort()
}
