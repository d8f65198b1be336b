const SHOWN = 4

/** "xxx-xxx-4321": enough for members to know their own, too little for anybody else (SEC-56). */
export function maskAccount(account: string): string {
  // A short number with four figures shown would be shown almost whole.
  const shown = account.length >= 2 * SHOWN ? account.slice(-SHOWN) : 'x'.repeat(SHOWN)
  return `xxx-xxx-${shown}`
}
