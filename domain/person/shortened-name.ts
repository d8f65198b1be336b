import { withoutPrefix } from './name-prefix.ts'
import { publicName } from './public-name.ts'

/** Somebody else's whole name, written as one, with what tells them apart left out: «เพ็ญศรี ด.» */
export function shortenedName(whole: string): string {
  const [name = '', ...surname] = withoutPrefix(whole).split(/\s+/)
  return publicName(name, surname.join(' '))
}
