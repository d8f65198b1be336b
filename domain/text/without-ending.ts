/**
 * A text without these letters at its end. By hand: a pattern such as / +$/ tries again from each of ten thousand spaces
 * that stand somewhere before the end.
 */
export function withoutEnding(text: string, letters: string): string {
  let end = text.length
  while (end > 0 && letters.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
