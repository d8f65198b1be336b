import { RotateCw } from 'lucide-react'
import { Button } from '../form/button.tsx'

/** A failed public feed says nothing (REQ-131), but leaves a way to try again. */
export function FailedFeed({ title, retry }: { title: string; retry: () => void }) {
  return (
    <section className="page-width grid justify-items-start gap-4 py-10">
      <h2 className="text-h2">{title}</h2>
      <Button Icon={RotateCw} label="ลองใหม่" onClick={retry} />
    </section>
  )
}
