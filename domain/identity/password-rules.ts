// What may be a password (SEC-01, SEC-02). Length and what is easily guessed count; there is no
// rule about kinds of letters, because such rules make passwords worse.

export const PASSWORD_MIN = 8
/** Of officers (docs/security.md#passwords). */
export const STAFF_PASSWORD_MIN = 12
const PASSWORD_MAX = 256

/** Counted alike where it is typed and where it is taken: a Thai vowel is one, and so is a face. */
export function passwordLength(password: string): number {
  return [...password.normalize('NFC')].length
}

/** What is known of the person, and so guessed first. */
export interface GuessableFacts {
  membershipNo: string
  names: string[]
  /** ค.ศ. */
  birthYear?: number | undefined
  /** Of the cooperative, in any language. */
  cooperative: string[]
}

/** Why it will not do, in words to act on; undefined when it will. Common ones are told by the caller's list. */
export function passwordProblem(
  password: string,
  known: GuessableFacts,
  isCommon: (plain: string) => boolean,
): string | undefined {
  const text = password.normalize('NFC')
  const length = passwordLength(text)
  if (length < PASSWORD_MIN) return `รหัสผ่านต้องยาวอย่างน้อย ${PASSWORD_MIN} ตัวอักษร`
  if (length > PASSWORD_MAX) return `รหัสผ่านยาวได้ไม่เกิน ${PASSWORD_MAX} ตัวอักษร`

  const plain = plainly(text)
  if (isRepetitive(plain)) return 'รหัสผ่านนี้เป็นตัวอักษรซ้ำหรือเรียงลำดับ ซึ่งเดาง่าย กรุณาตั้งใหม่'
  if (isKnownNumber(plain)) return 'รหัสผ่านนี้เป็นวันเกิด เบอร์โทรศัพท์ หรือเลขอื่นที่ผู้อื่นรู้ได้ ซึ่งเดาง่าย กรุณาตั้งใหม่'
  if (isAboutPerson(plain, known)) return 'รหัสผ่านนี้มีเลขสมาชิก ชื่อ ปีเกิด หรือชื่อสหกรณ์ ซึ่งเดาง่าย กรุณาตั้งใหม่'
  if (isCommon(text) || isCommon(plain) || isCommon(core(plain)))
    return 'รหัสผ่านนี้มีคนใช้กันมาก ซึ่งเดาง่าย กรุณาตั้งใหม่'
  return undefined
}

/** What can be told while it is being typed; the list of common ones is not at hand then. */
export function passwordChecks(password: string, known: GuessableFacts) {
  const text = password.normalize('NFC')
  const plain = plainly(text)
  return {
    isLongEnough: passwordLength(text) >= PASSWORD_MIN,
    isVaried: plain !== '' && !isRepetitive(plain),
    isImpersonal: plain !== '' && !isAboutPerson(plain, known) && !isKnownNumber(plain),
  }
}

export type Strength = 0 | 1 | 2 | 3

/** How hard it is to guess: 0 will not do, 3 is a sentence nobody thinks of. Length is what counts. */
export function passwordStrength(password: string, known: GuessableFacts): Strength {
  if (!Object.values(passwordChecks(password, known)).every(Boolean)) return 0
  const length = passwordLength(password)
  const varied = new Set(plainly(password)).size
  if (length >= 16 && varied >= 8) return 3
  return length >= 12 && varied >= 6 ? 2 : 1
}

// biome-ignore format: what people write for a letter
const LOOKALIKES: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', '$': 's', '5': 's', '7': 't' }

/** In small letters, without spaces: pAss Word is password. */
function plainly(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '')
}

/** Without the figures and signs people add at the ends, and with letters for what looks like them. */
function core(plain: string): string {
  const all = [...plain]
  const isLetter = (sign: string) => !/[\d\W_]/u.test(sign)
  const bare = all.slice(all.findIndex(isLetter), all.findLastIndex(isLetter) + 1).join('')
  return bare.replace(/[@4310!$57]/g, (sign) => LOOKALIKES[sign] ?? sign)
}

// biome-ignore format: rows of keyboards, latin and Thai, and the order of letters
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'ๆไำพะัีรนยบล', 'ฟหกดเ้่าสวง', 'ผปแอิืทมใฝ', 'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ']
const LINES = ROWS.flatMap((row) => [row, [...row].reverse().join('')])

function isRepetitive(plain: string): boolean {
  // A short piece over and over: aaaaaaaa, abababab, 12341234.
  if (/^(.{1,4})\1+$/u.test(plain)) return true
  return LINES.some((line) => line.repeat(2).includes(plain))
}

/**
 * A birth date, a telephone number, a national id: figures that others know or can look up, whosever they are and however
 * they are written. Asked without knowing the person, so that a page can tell while it is typed what the server will say.
 */
function isKnownNumber(plain: string): boolean {
  const joined = plain.replace(/[-/.+()]/g, '')
  return isLittleWithout(joined, joined.replace(/\d{6,}/g, ''))
}

/** What is left of it besides what everybody knows must still be a password of its own. */
function isLittleWithout(plain: string, left: string): boolean {
  return left !== plain && [...left].length < PASSWORD_MIN - 2
}

function isAboutPerson(
  plain: string,
  { membershipNo, names, birthYear, cooperative }: GuessableFacts,
): boolean {
  const years = birthYear ? [String(birthYear), String(birthYear + 543)] : []
  const words = [...names, ...cooperative].map(plainly).filter((word) => word.length >= 3)
  let left = plain
  for (const known of [membershipNo, ...words, ...years]) left = left.split(known).join('')
  return isLittleWithout(plain, left)
}
