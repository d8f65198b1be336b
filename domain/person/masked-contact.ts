// Enough of a phone number or an address for its owner to know it again.

/** "08x-xxx-1234" */
export function maskPhone(digits: string): string {
  if (!/^0[0-9]{8,9}$/.test(digits)) return 'xxx-xxx-xxxx'
  return `${digits.slice(0, 2)}x-xxx-${digits.slice(-4)}`
}

/** "so•••@example.com"; of a short name the first letter only. */
export function maskEmail(address: string): string {
  const [name = '', host = ''] = address.split('@')
  return `${name.slice(0, name.length > 3 ? 2 : 1)}•••@${host}`
}
