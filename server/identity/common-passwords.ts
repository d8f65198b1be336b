import { dictionary } from '@zxcvbn-ts/language-common'

// Read on first use: most processes of most days change no password.
let common: Set<string> | undefined

/** One of some fifty thousand passwords that people use most. */
export function isCommonPassword(text: string): boolean {
  common ??= new Set(dictionary['passwords-common'] as string[])
  return common.has(text)
}
