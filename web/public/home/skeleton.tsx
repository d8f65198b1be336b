const LINES = ['a', 'b', 'c', 'd', 'e']

/** Blocks the size of what will come; they appear only when the answer takes its time. */
export function HomeSkeleton() {
  return (
    <div className="page-width grid animate-[appear_0.4s_0.2s_both] gap-6 pt-4 lg:grid-cols-12 lg:gap-8 lg:pt-8">
      <p role="status" className="sr-only">
        กำลังโหลดข้อมูล
      </p>
      <div aria-hidden className="aspect-video rounded-card bg-sunken lg:col-span-7" />
      <div aria-hidden className="grid content-start gap-4 lg:col-span-5">
        {LINES.map((line) => (
          <div key={line} className="h-14 rounded-control bg-sunken" />
        ))}
      </div>
    </div>
  )
}
