// The steps as pictures: the pages of this area, drawn so small that only what matters is left. They say nothing
// that the words beside them do not.

import type { ReactNode } from 'react'
import type { GuideStep } from '#contract/unit/guide.ts'

type Name = NonNullable<GuideStep['picture']>

const FAINT = 'fill-border'
const STRONG = 'fill-primary'
const GOOD = 'fill-green-fg'

export function GuidePicture({ name }: { name: Name }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 224 150"
      className="h-auto mx-auto w-full max-w-80 self-start rounded-control border border-border bg-subtle"
    >
      {PICTURES[name]}
    </svg>
  )
}

/** A line of writing. */
function Line({ x, y, width, className = FAINT }: Place & { width: number; className?: string }) {
  return <rect x={x} y={y} width={width} height="6" rx="3" className={className} />
}

interface Place {
  x: number
  y: number
}

interface BoxProps extends Place {
  width: number
  height: number
  round?: number
  className?: string
}

/** A rectangle with its edge: a field, a card, a window. */
function Box({ round = 4, className = 'fill-bg stroke-control', ...box }: BoxProps) {
  return <rect {...box} rx={round} strokeWidth="2" className={className} />
}

function Sheet({ x, y, children }: Place & { children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Box x={0} y={0} width={84} height={112} />
      {children}
    </g>
  )
}

function Window({ children }: { children: ReactNode }) {
  return (
    <g>
      <rect x="18" y="16" width="188" height="118" rx="8" className="fill-bg" />
      <path d="M18 36V24a8 8 0 0 1 8-8h172a8 8 0 0 1 8 8v12Z" className={STRONG} />
      <Box x={18} y={16} width={188} height={118} round={8} className="fill-none stroke-control" />
      {children}
    </g>
  )
}

function Tick({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="9" className={GOOD} />
      <path
        d="m-4 0 3 3 5-6"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="fill-none stroke-bg"
      />
    </g>
  )
}

function Arrow({ x, y }: Place) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M0 0h22m-7-7 7 7-7 7"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="fill-none stroke-primary"
    />
  )
}

const ROWS = [54, 72, 90, 108]

const PICTURES: Record<Name, ReactNode> = {
  'sign-in': (
    <Window>
      <Box x={66} y={48} width={92} height={16} />
      <Line x={74} y={53} width={46} />
      <Box x={66} y={72} width={92} height={16} />
      {[78, 88, 98, 108, 118].map((x) => (
        <circle key={x} cx={x} cy="80" r="3" className={FAINT} />
      ))}
      <rect x="66" y="98" width="92" height="20" rx="4" className={STRONG} />
      <rect x="96" y="105" width="32" height="6" rx="3" className="fill-on-primary" />
    </Window>
  ),
  dashboard: (
    <Window>
      <Line x={32} y={48} width={40} />
      <rect x="32" y="60" width="78" height="12" rx="4" className={STRONG} />
      {[0, 1, 2, 3].map((at) => (
        <Box
          key={at}
          x={32 + at * 42}
          y={84}
          width={36}
          height={36}
          round={5}
          className={at === 1 ? 'fill-tint stroke-primary' : 'fill-bg stroke-border'}
        />
      ))}
      <Tick x={50} y={102} />
    </Window>
  ),
  cover: (
    <Window>
      {ROWS.map((y, at) => (
        <g key={y}>
          <Line x={32} y={y} width={54} />
          <Line x={108} y={y} width={24} />
          <Line x={160} y={y} width={32} className={at === 3 ? STRONG : FAINT} />
        </g>
      ))}
      <circle cx="96" cy="84" r="18" strokeWidth="4" className="fill-none stroke-primary" />
      <path d="m109 97 12 12" strokeWidth="5" strokeLinecap="round" className="stroke-primary" />
    </Window>
  ),
  letter: (
    <>
      <Sheet x={32} y={20}>
        <circle cx="42" cy="16" r="8" className={STRONG} />
        {[34, 46, 58, 70].map((y) => (
          <Line key={y} x={12} y={y} width={y === 70 ? 36 : 60} />
        ))}
        <Line x={44} y={90} width={28} className={STRONG} />
      </Sheet>
      <path
        d="M166 44v44m-18-18 18 18 18-18M144 106h44"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="fill-none stroke-primary"
      />
    </>
  ),
  payroll: (
    <>
      <Sheet x={20} y={20}>
        {[20, 34, 48, 62, 76].map((y) => (
          <g key={y}>
            <Line x={12} y={y} width={32} />
            <Line x={54} y={y} width={18} className={STRONG} />
          </g>
        ))}
      </Sheet>
      <Arrow x={116} y={76} />
      <rect x="150" y="46" width="58" height="62" rx="6" className={STRONG} />
      <rect x="158" y="54" width="42" height="14" rx="3" className="fill-bg" />
      {[164, 178, 192].map((x) =>
        [80, 94].map((y) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4" className="fill-on-primary" />
        )),
      )}
    </>
  ),
  result: (
    <Window>
      {ROWS.map((y, at) => (
        <g key={y}>
          <Line x={32} y={y} width={70} />
          <Line x={116} y={y} width={30} />
          {at === 2 ? (
            <Box
              x={166}
              y={y - 6}
              width={26}
              height={18}
              className="fill-amber-bg stroke-amber-fg"
            />
          ) : (
            <Tick x={179} y={y + 3} />
          )}
        </g>
      ))}
    </Window>
  ),
  transfer: (
    <>
      <path d="M28 66 66 42l38 24Z" className={STRONG} />
      {[36, 54, 72, 90].map((x) => (
        <rect key={x} x={x} y="70" width="8" height="32" className={FAINT} />
      ))}
      <rect x="28" y="104" width="76" height="8" rx="2" className={STRONG} />
      <Arrow x={116} y={84} />
      <Box x={152} y={42} width={52} height={70} round={5} />
      <Line x={160} y={54} width={36} />
      <Line x={160} y={66} width={24} />
      <Tick x={178} y={92} />
    </>
  ),
  settled: (
    <>
      <Sheet x={70} y={18}>
        {[18, 32, 46].map((y) => (
          <Line key={y} x={12} y={y} width={60} />
        ))}
        <Line x={12} y={64} width={28} />
        <Line x={50} y={64} width={22} className={STRONG} />
      </Sheet>
      <g transform="translate(146 108) scale(2)">
        <Tick x={0} y={0} />
      </g>
    </>
  ),
}
