// Titles as they stand before a Thai name, without a space.

// Longest first, or นางสาว would be taken for a นาง called สาว…
// biome-ignore format: one list
const PREFIXES = ['ว่าที่ ร้อยตรีหญิง', 'ว่าที่ ร.ต.หญิง', 'ว่าที่ร้อยตรีหญิง', 'ว่าที่ร.ต.หญิง', 'ว่าที่ ร้อยตรี', 'ว่าที่ร้อยตรี',
  'ว่าที่ ร.ต.', 'ว่าที่ร.ต.', 'นางสาว', 'น.ส.', 'นส.', 'นาง', 'นาย', 'นพ.', 'พญ.', 'ทพญ.', 'ทพ.', 'ภญ.', 'ภก.', 'ผศ.', 'รศ.', 'ดร.',
  'เด็กชาย', 'เด็กหญิง', 'ด.ช.', 'ด.ญ.', 'คุณ']

/** The name without the title it begins with; as it is where it begins with none. */
export function withoutPrefix(whole: string): string {
  const prefix = PREFIXES.find((known) => whole.startsWith(known)) ?? ''
  return whole.slice(prefix.length).trim()
}
