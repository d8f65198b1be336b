import { RotateCw } from 'lucide-react'

/** A failed public feed says nothing (REQ-131), but leaves a way to try again. */
export function FailedFeed({ title, retry }: { title: string; retry: () => void }) {
  return (
    <section className="page-width grid justify-items-start gap-4 py-10">
      <h2 className="text-h2">{title}</h2>
      <button type="button" className="button button-secondary" onClick={retry}>
        <RotateCw aria-hidden className="size-5" />
        ลองใหม่
      </button>
    </section>
  )
}
