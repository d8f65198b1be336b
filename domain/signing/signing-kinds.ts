// What members sign, what it is called, and how sure one must be that it was them. The cooperative may ask for more; what it may not
// set is less than stands here.

import { isEnough, SIGNING_LEVELS, type SigningLevel } from './levels.ts'

export type SigningKind =
  | 'balance'
  | 'share_change'
  | 'contact'
  | 'phone'
  | 'bank_account'
  | 'loan'
  | 'guarantee'
  | 'loan_contract'
  | 'guarantee_contract'
  | 'deduction_consent'

interface KindRule {
  /** After «ลงนาม», and in the message that carries the code. */
  name: string
  least: SigningLevel
  /** Of one reference one signature stands; another is given after it was taken back. */
  once?: true
}

// biome-ignore format: a table reads in columns
export const SIGNING_KINDS: Record<SigningKind, KindRule> = {
  balance:      { name: 'ยืนยันยอดคงเหลือ', least: 'code', once: true },
  share_change: { name: 'ขอเปลี่ยนค่าหุ้น', least: 'code' },
  contact:      { name: 'ขอเปลี่ยนที่อยู่หรืออีเมล', least: 'code' },
  phone:        { name: 'ขอเปลี่ยนหมายเลขโทรศัพท์', least: 'code' },
  bank_account: { name: 'ขอเปลี่ยนบัญชีรับเงิน', least: 'code' },
  loan:         { name: 'ขอกู้เงิน', least: 'code' },
  guarantee:    { name: 'ค้ำประกันเงินกู้', least: 'code' },
  // By hand, where the cooperative lends so.
  loan_contract:      { name: 'สัญญากู้เงิน', least: 'paper', once: true },
  guarantee_contract: { name: 'สัญญาค้ำประกัน', least: 'paper', once: true },
  deduction_consent:  { name: 'หนังสือยินยอมให้หักเงินเดือน', least: 'paper', once: true },
}

export const SIGNING_KIND_NAMES = Object.keys(SIGNING_KINDS) as SigningKind[]

export function isSignedOnce(kind: string): boolean {
  return SIGNING_KINDS[kind as SigningKind]?.once === true
}

/** From this amount on a code is not enough, until the cooperative sets another. */
export const PASSKEY_FROM = 100_000_00

/** What may be asked for a kind, in the words of the settings. */
export function levelChoices(kind: SigningKind): (readonly [SigningLevel, string])[] {
  const levels = Object.keys(SIGNING_LEVELS) as SigningLevel[]
  return levels
    .filter((level) => isEnough(level, SIGNING_KINDS[kind].least))
    .map((level) => [level, SIGNING_LEVELS[level].name] as const)
}

interface SetLevels {
  level: string | undefined
  passkeyFrom: number | undefined
}

/** The least that is taken, by what is set and how much money it is about. */
export function neededLevel(
  kind: SigningKind,
  { level, passkeyFrom = PASSKEY_FROM }: SetLevels,
  amount: number | undefined,
): SigningLevel {
  const set = levelChoices(kind).find(([name]) => name === level)?.[0] ?? SIGNING_KINDS[kind].least
  return amount !== undefined && amount >= passkeyFrom && !isEnough(set, 'passkey')
    ? 'passkey'
    : set
}
