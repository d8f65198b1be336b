import { publicName } from './public-name.ts'

// Longest first, or นางสาว would be taken for a นาง called สาว…
// biome-ignore format: one list
const PREFIXES = ['ว่าที่ ร้อยตรีหญิง', 'ว่าที่ ร.ต.หญิง', 'ว่าที่ร้อยตรีหญิง', 'ว่าที่ร.ต.หญิง', 'ว่าที่ ร้อยตรี', 'ว่าที่ร้อยตรี',
  'ว่าที่ ร.ต.', 'ว่าที่ร.ต.', 'นางสาว', 'น.ส.', 'นาง', 'นาย', 'นพ.', 'พญ.', 'ทพญ.', 'ทพ.', 'ภญ.', 'ภก.', 'ดร.', 'ด.ช.', 'ด.ญ.']

/** Somebody else's whole name, written as one, with what tells them apart left out: «เพ็ญศรี ด.» */
export function shortenedName(whole: string): string {
  const prefix = PREFIXES.find((known) => whole.startsWith(known)) ?? ''
  const [name = '', ...surname] = whole.slice(prefix.length).trim().split(/\s+/)
  return publicName(name, surname.join(' '))
}
