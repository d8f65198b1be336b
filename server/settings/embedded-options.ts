import type { Role } from '#database/core/roles.ts'
import { readSecrets } from './secrets.ts'
import type { Settings } from './settings.ts'

interface EmbeddedOptions {
  dataDir: string
  passwords: Record<Role | 'superuser', string>
  durable: true
  archives: boolean
  onRestart(): void
}

/** For the embedded database of the settings. Every start on it must say alike whether its log is archived. */
export function embeddedOptions(
  { dataDir, backup }: Pick<Settings, 'dataDir' | 'backup'>,
  onRestart: () => void = () => undefined,
): EmbeddedOptions {
  const passwords = readSecrets(dataDir)
  return { dataDir, passwords, durable: true, archives: backup.wal, onRestart }
}
