import type { PaymentInstruction } from '#contract/unit/letter.ts'

type Qr = NonNullable<PaymentInstruction>['qr']

/** Dark on white in every scheme: a phone's camera knows no other. */
export function QrPicture({ qr: { size, runs }, className }: { qr: Qr; className: string }) {
  const path = runs.map(([x = 0, y = 0, w = 0]) => `M${x} ${y}h${w}v1h-${w}z`).join('')
  return (
    <svg
      role="img"
      aria-label="คิวอาร์โค้ดชำระเงินผ่านธนาคาร"
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      className={className}
      shapeRendering="crispEdges"
    >
      <rect x={-2} y={-2} width={size + 4} height={size + 4} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
