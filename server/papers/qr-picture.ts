import { qrCode } from '#documents/qr/qr.ts'

/** Readers want four modules of white around it. */
const MARGIN = 4

/** A QR code as a picture that is its own address, black on white whatever the theme. */
export function qrPicture(text: string): string {
  const rows = qrCode(text)
  const size = rows.length + 2 * MARGIN
  const dark = rows
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')),
    )
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
