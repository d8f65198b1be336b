import { Waiting } from './waiting.tsx'

const SHAPES = {
  /** A hero and some rows. */
  page: ['h-40', 'h-28', 'h-28'],
  rows: ['h-14', 'h-14', 'h-14', 'h-14', 'h-14', 'h-14'],
}

interface LoadingProps {
  shape?: keyof typeof SHAPES
  retry: () => void
}

/** In the size of what will come. Not at once: what comes quickly never flashes. */
export function Loading({ shape = 'page', retry }: LoadingProps) {
  return (
    <div className="grid animate-[appear_0.3s_0.2s_both] *:col-start-1 *:row-start-1">
      <div aria-hidden className="grid animate-pulse gap-3 motion-reduce:animate-none">
        {SHAPES[shape].map((height, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: grey boxes in a row
          <div key={at} className={`${height} rounded-card bg-sunken`} />
        ))}
      </div>
      <Waiting retry={retry} />
    </div>
  )
}
