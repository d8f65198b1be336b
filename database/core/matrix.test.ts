// The cells that every machine can try; `npm run database-matrix` tries all that this one can (docs/database-matrix.md).

import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareSignIn, SIGN_INS, tryCell } from '#tests/support/matrix/cells.ts'
import { type OutsideServer, startOutsideServer } from '#tests/support/matrix/outside-server.ts'

let server: OutsideServer

beforeAll(async () => {
  server = await startOutsideServer()
}, 60_000)
afterAll(() => server.stop())

test.each(SIGN_INS)(
  'SEC-53 on a server that is not the site’s own, with %s, it serves as the role that owns nothing',
  {
    timeout: 60_000,
  },
  async (signIn) => {
    await prepareSignIn(server, signIn)

    // As every start does, the second with everything there already.
    for (const start of ['first', 'second'])
      expect(await tryCell(server, signIn), start).toEqual({
        state: 'works',
        says: `as ${signIn.replace(' ', '_')}_rw, row-level security active, 200 200 200`,
      })
  },
)
