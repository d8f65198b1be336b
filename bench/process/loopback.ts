/** A load generator that could be pointed at somebody else's machine would be a weapon. */
export function refuseStrangers(address: string): void {
  const { hostname } = new URL(address)
  if (['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) return
  throw new Error(`${hostname} is not this machine; the bench loads nobody else's.`)
}
