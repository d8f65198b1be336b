// JSON lines in UTC. What may never be written down is scrubbed from the finished line, so no call
// site can forget to.

import pino from 'pino'
import { isNationalId } from '#domain/person/national-id.ts'

const TOGETHER_LENGTH = 16 * 1024
const TOGETHER_MS = 500
/** What waits for a disk that is slow; then lines are lost rather than the memory that serves visitors. */
const WAITING_LENGTH_MAX = 8 * 1024 * 1024
const ERROR = pino.levels.values.error ?? 50

/** `onError` is given what each line of an error was made of. */
export function createLog(
  file: string,
  onError: (said: object) => void = () => undefined,
): { log: pino.Logger; flush(): void } {
  // Before pino's own, which flushes too.
  process.once('exit', () => flush())
  const destination = pino.destination({
    dest: file === '-' ? 1 : file,
    mkdir: true,
    sync: false,
    maxLength: WAITING_LENGTH_MAX,
  })
  // A disk that is full or gone costs the log, not the site.
  let isFailing = false
  destination.on('error', () => {
    isFailing = true
  })
  destination.on('write', () => {
    isFailing = false
  })
  const stream = together(destination)
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
    stream,
  )
  function flush() {
    // Nor does it keep the site from ending: flushSync, which pino calls at the end too, tries a failing disk for ever.
    if (isFailing) {
      stream.end()
      destination.destroy()
      return
    }
    stream.handOver()
    try {
      destination.flushSync()
    } catch {
      // Not open yet, or closed already.
    }
  }
  return { log, flush }
}

/**
 * Lines wait for each other: the destination measures all it holds again at every write, which would
 * cost more than the request. Nobody waits long to read one.
 */
function together(destination: pino.DestinationStream) {
  let waiting = ''
  function handOver() {
    if (waiting === '') return
    destination.write(waiting)
    waiting = ''
  }
  const handingOver = setInterval(handOver, TOGETHER_MS).unref()
  let isEnded = false
  return {
    handOver,
    /** What is said after it is lost. */
    end() {
      isEnded = true
      waiting = ''
      clearInterval(handingOver)
    },
    write(line: string) {
      if (isEnded) return
      waiting += line
      if (waiting.length > TOGETHER_LENGTH) handOver()
    },
  }
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
