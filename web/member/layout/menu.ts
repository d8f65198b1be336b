// The side menu: twelve entries in the order of REQ-211, and which of them an address lights.

import {
  ChartPie,
  HandCoins,
  HeartPulse,
  KeyRound,
  type LucideIcon,
  PiggyBank,
  ReceiptText,
  ShieldCheck,
  TrendingUp,
  UserRound,
  UsersRound,
} from 'lucide-react'

/** REQ-212, by the second part of an address. */
export const MENU_KEYS = {
  status: 1,
  share: 2,
  loan: 3,
  loan_statement: 3,
  right: 3,
  deposit: 4,
  dep_statement: 4,
  kep: 5,
  coll: 6,
  gian: 7,
  dividend: 8,
  password: 9,
  logout: 10,
  welfare: 10,
  logon: 11,
  kepcrem: 12,
  insurance: 12,
  welcome: 99,
} as const

type Segment = keyof typeof MENU_KEYS

export interface MenuEntry {
  segment: Segment
  label: string
  Icon: LucideIcon
}

/** Signing out and the way home come after these. */
export const ENTRIES: MenuEntry[] = [
  { segment: 'status', label: 'ข้อมูลส่วนบุคคล', Icon: UserRound },
  { segment: 'share', label: 'ทุนเรือนหุ้น', Icon: ChartPie },
  { segment: 'loan', label: 'เงินกู้', Icon: HandCoins },
  { segment: 'deposit', label: 'เงินฝาก', Icon: PiggyBank },
  { segment: 'kep', label: 'รายการเรียกเก็บ', Icon: ReceiptText },
  { segment: 'coll', label: 'ภาระค้ำประกัน', Icon: ShieldCheck },
  { segment: 'dividend', label: 'เงินปันผล–เฉลี่ยคืน', Icon: TrendingUp },
  { segment: 'gian', label: 'ผู้รับโอนผลประโยชน์', Icon: UsersRound },
  { segment: 'insurance', label: 'ประกันชีวิต', Icon: HeartPulse },
  { segment: 'password', label: 'เปลี่ยนรหัสผ่าน', Icon: KeyRound },
]

// By its key welfare would light signing out, and kepcrem life insurance (REQ-212). Keys are the password's neighbours.
const LIT_INSTEAD: Partial<Record<string, Segment>> = {
  welfare: 'welcome',
  kepcrem: 'kep',
  keys: 'password',
}

/** By the first two parts of the address, so that a statement lights what it is a statement of. */
export function isLit(entry: MenuEntry, pathname: string): boolean {
  const [, area, second = ''] = pathname.split('/')
  const segment = LIT_INSTEAD[second] ?? second
  return area === 'member' && keyOf(segment) === MENU_KEYS[entry.segment]
}

function keyOf(segment: string): number | undefined {
  return Object.hasOwn(MENU_KEYS, segment) ? MENU_KEYS[segment as Segment] : undefined
}

/** Where going back leads when nothing of the area was before: a statement to its list, a page to the first one, that to the welcome. */
export function parentOf(pathname: string): string {
  if (pathname.startsWith('/member/loan_statement/')) return '/member/loan'
  if (pathname.startsWith('/member/dep_statement/')) return '/member/deposit'
  if (pathname === '/member/loan/request') return '/member/right'
  return pathname === '/member/status' ? '/member/welcome' : '/member/status'
}
