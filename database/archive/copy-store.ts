import { s3Store } from './s3-store.ts'
import { folderStore, type Store } from './store.ts'

/** Where backups are copied, off this machine. */
export type CopyTarget = { folder: string } | { s3: S3Target }

export interface S3Target {
  endpoint: string
  region: string
  bucket: string
  /** Without slashes at its ends; empty for the bucket itself. */
  folder: string
  accessKey: string
  secretKey: string
}

export function copyStore(target: CopyTarget): Store {
  return 'folder' in target ? folderStore(target.folder) : s3Store(target.s3)
}
