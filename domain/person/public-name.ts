// A first letter a reader would say: Thai writes some vowels before their consonant.
const FIRST_LETTER = /(?![เแโใไ])\p{L}/u

/** A member's name where everybody can read it: «สมหญิง จ.», for questions of debt are private enough. */
export function publicName(name: string, surname: string): string {
  const initial = FIRST_LETTER.exec(surname)?.[0]
  return initial ? `${name} ${initial}.` : name
}
