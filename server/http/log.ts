// JSON lines in UTC. What may never be written down is scrubbed from the finished line, so no call
// site can forget to.

import pino from 'pino'
import { isNationalId } from '#domain/person/national-id.ts'
import { LogDestination, type LogStatus, type Rotation } from '../monitoring/log-destination.ts'

const ERROR = pino.levels.values.error ?? 50

export interface Log {
  log: pino.Logger
  /** How writing it goes. */
  status(): LogStatus
  /** At the end of the process; what is said after it is lost. */
  end(): void
}

/** `onError` is given what each line of an error was made of. */
export function createLog(
  file: string,
  onError: (said: object) => void = () => undefined,
  rotation?: Rotation,
): Log {
  const destination = new LogDestination(file, rotation)
  process.once('exit', () => destination.end())
  const log = pino(
    {
      timestamp: pino.stdTimeFunctions.isoTime,
      base: { pid: process.pid },
      formatters: { level: (level) => ({ level }) },
      hooks: {
        streamWrite: scrub,
        logMethod(args, method, level) {
          const [said] = args as unknown[]
          if (level >= ERROR && typeof said === 'object' && said !== null) onError(said)
          method.apply(this, args)
        },
      },
    },
    destination,
  )
  return { log, status: () => destination.status, end: () => destination.end() }
}

const TOKEN = /\bc[musi]1_[\w-]{20,}/g
const SECRET_FIELD =
  /"((?:mem_|member_group_)?(?:old)?pass(?:word)?|mem_oldpassword|member_group_pass|authorization|cookie|set-cookie|x-csrf-token|token|otp|code|ticket|activation_code|national_id)":"(?:[^"\\]|\\.)*"/gi
// Whoever reads a tracking code in the log could follow somebody's matter.
const TRACKING_CODE = /(\/demand\/track\/)[^"\\?\s]+/g
// What a file is called tells whose it is, and may come from somebody who asked not to be known.
const FILE_NAME = /(\/(?:demand\/files|member\/upload)\?)[^"\\\s]+/g
const THIRTEEN_DIGITS = /(?<![\d])\d(?:[ -]?\d){12}(?![\d])/g

export function scrub(line: string): string {
  return line
    .replace(TOKEN, '[token]')
    .replace(SECRET_FIELD, '"$1":"[secret]"')
    .replace(TRACKING_CODE, '$1[code]')
    .replace(FILE_NAME, '$1[file]')
    .replace(THIRTEEN_DIGITS, (found) =>
      isNationalId(found.replace(/[ -]/g, '')) ? '[national id]' : found,
    )
}
