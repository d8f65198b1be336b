import { join } from 'node:path'

/** For a browser's environment: it draws with a Thai type as phones have, and with nothing of the machine it runs on. */
export const DEVICE_TYPE = { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') }
