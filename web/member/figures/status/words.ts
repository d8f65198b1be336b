import type { StatusFeed } from '#contract/member/status.ts'
import type { Day } from '#domain/calendar/day.ts'

export const MEMBER_KINDS: Record<StatusFeed['member_kind'], string> = {
  ordinary: 'สมาชิกสามัญ',
  associate: 'สมาชิกสมทบ',
}

export const PAY_METHODS = {
  bank: 'โอนเข้าบัญชีธนาคาร',
  deposit: 'โอนเข้าบัญชีเงินฝากสหกรณ์',
  cash: 'รับเงินสด',
} as const

const BANGKOK = 'กรุงเทพ'

/** As an envelope has it; Bangkok's parts have names of their own. */
export function addressLines({ address }: Pick<StatusFeed, 'address'>): string[] {
  const { house_no, moo, soi, road, subdistrict, district, province, postcode } = address
  const inBangkok = province?.startsWith(BANGKOK) ?? false
  const part = (word: string, value: string | null) => value && `${word}${value}`
  return [
    [house_no, part('หมู่ ', moo), part('ซอย', soi), part('ถนน', road)],
    [part(inBangkok ? 'แขวง' : 'ตำบล', subdistrict), part(inBangkok ? 'เขต' : 'อำเภอ', district)],
    [inBangkok ? province : part('จังหวัด', province), postcode],
  ]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter((line) => line !== '')
}

/** Full years and months between two days. */
export function sinceInWords(from: Day, to: Day): string {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0)
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return [years > 0 && `${years} ปี`, rest > 0 && `${rest} เดือน`].filter(Boolean).join(' ')
}

/** 083-556-4287 and 0-4200-0000, as they are read out. */
export function phoneInGroups(number: string): string {
  return number
    .replace(/^(0\d\d)(\d{3})(\d{4})$/, '$1-$2-$3')
    .replace(/^(0\d)(\d{3})(\d{4})$/, '$1-$2-$3')
}
