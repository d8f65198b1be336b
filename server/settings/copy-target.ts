// Where backups are copied off this machine, as the environment says it.

import { resolve } from 'node:path'
import type { CopyTarget } from '#database/archive/copy-store.ts'
import { withoutEnding } from '#domain/text/without-ending.ts'
import type { SETTINGS } from './setting-list.ts'
import { isAddress, WrongSetting } from './setting-values.ts'

export function readCopyTarget(
  value: (name: keyof typeof SETTINGS) => string,
): CopyTarget | undefined {
  const text = value('BACKUP_COPY_TO')
  if (!text) return undefined
  if (!text.startsWith('s3://')) return { folder: resolve(text) }
  const [, bucket = '', folder = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(text) ?? []
  if (!bucket)
    throw new WrongSetting('BACKUP_COPY_TO must be a folder, or such as s3://bucket/folder.')
  const endpoint = value('S3_ENDPOINT')
  if (!isAddress(endpoint, /^https?:$/))
    throw new WrongSetting('BACKUP_COPY_TO=s3://… needs S3_ENDPOINT, such as https://s3.example.')
  const [accessKey, secretKey] = [value('S3_ACCESS_KEY'), value('S3_SECRET_KEY')]
  if (!accessKey || !secretKey)
    throw new WrongSetting('BACKUP_COPY_TO=s3://… needs S3_ACCESS_KEY and S3_SECRET_KEY.')
  return {
    s3: {
      endpoint: withoutEnding(endpoint, '/'),
      region: value('S3_REGION'),
      bucket,
      folder: withoutEnding(folder.replace(/^\/+/, ''), '/'),
      accessKey,
      secretKey,
    },
  }
}
