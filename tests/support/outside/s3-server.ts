// An S3 server that checks signatures, with one empty bucket, in a folder of the test.

import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { roomiestFolder } from '#tests/support/roomiest-folder.ts'

// The server knows one account, with these words.
const ACCOUNT = { accessKey: 'S3RVER', secretKey: 'S3RVER' }

export async function startS3Server() {
  const directory = mkdtempSync(join(roomiestFolder(), 'coop-s3-'))
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: 'backups' }],
  })
  const { port } = await server.run()
  return {
    target: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'backups',
      folder: 'coop',
      ...ACCOUNT,
    },
    async stop() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
