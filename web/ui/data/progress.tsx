import type { ReactNode } from 'react'

interface ProgressProps {
  /** The words above the bar, which say all that it shows. */
  children: ReactNode
  ppm: number
}

const MILLION = 1_000_000

export function Progress({ children, ppm }: ProgressProps) {
  const share = Math.min(1, Math.max(0, ppm / MILLION))
  return (
    <div>
      <p className="figures text-small">{children}</p>
      <svg aria-hidden="true" className="mt-1 h-2.5 w-full" width="100%" height="10">
        <rect width="100%" height="100%" rx="5" className="fill-gray-bg stroke-gray-bd" />
        <rect width={`${share * 100}%`} height="100%" rx="5" className="fill-chart-1" />
      </svg>
    </div>
  )
}
