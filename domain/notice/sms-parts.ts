// In how many parts an SMS travels, which is what a provider is paid for. By GSM 03.38: a text of the telephone's own alphabet has 160 places, of
// any other, such as Thai, 70; one that is longer is cut, and each part gives seven bytes to the number that joins it to the others.

const ALPHABET = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Written as an escape and a letter. */
const OF_TWO_PLACES = new Set('\f^{}\\[~]|€')

const LATIN = { alone: 160, joined: 153 }
const ANY = { alone: 70, joined: 67 }

export function smsParts(text: string): number {
  const letters = [...text]
  const isLatin = letters.every((letter) => ALPHABET.has(letter) || OF_TWO_PLACES.has(letter))
  const { alone, joined } = isLatin ? LATIN : ANY
  const places = letters.map((letter) =>
    isLatin ? (OF_TWO_PLACES.has(letter) ? 2 : 1) : letter.length,
  )
  if (places.reduce((sum, one) => sum + one, 0) <= alone) return 1
  let parts = 1
  let used = 0
  for (const needed of places) {
    // A letter of two places is not cut in two.
    if (used + needed > joined) {
      parts += 1
      used = 0
    }
    used += needed
  }
  return parts
}
