/** The first is what the site came with. */
export function nameOfVersion(version: number): string {
  return version === 0 ? 'ฉบับตั้งต้น' : `ฉบับที่ ${version}`
}
