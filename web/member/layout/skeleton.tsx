import { Waiting } from '../../ui/feedback/waiting.tsx'

/** Where a page will stand, until it is known that it may. Not at once: what comes quickly never flashes. */
export function Skeleton() {
  return (
    <div className="grid animate-[appear_0.3s_0.2s_both] *:col-start-1 *:row-start-1">
      <div aria-hidden className="grid animate-pulse gap-6 motion-reduce:animate-none">
        <div className="h-9 w-56 max-w-full rounded-control bg-sunken" />
        <div className="h-32 rounded-card bg-sunken" />
        <div className="grid gap-3">
          {['one', 'two', 'three', 'four'].map((row) => (
            <div key={row} className="h-14 rounded-control bg-sunken" />
          ))}
        </div>
      </div>
      {/* In the first of the large boxes. */}
      <Waiting className="mt-15" />
    </div>
  )
}
