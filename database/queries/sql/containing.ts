/** For `like`: the word anywhere, with its own signs taken as signs. */
export function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}
