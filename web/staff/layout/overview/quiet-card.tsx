import type { LucideIcon } from 'lucide-react'

interface QuietCardProps {
  title: string
  text: string
  Icon: LucideIcon
  tone?: string
}

/** In place of a chart: seven bars of nothing would only look broken. */
export function QuietCard({ title, text, Icon, tone = 'text-muted' }: QuietCardProps) {
  return (
    <section className="card min-w-0 p-4">
      <h2 className="font-semibold">{title}</h2>
      <p className="mt-2 flex items-center gap-2 text-small">
        <Icon aria-hidden className={`size-5 shrink-0 ${tone}`} />
        {text}
      </p>
    </section>
  )
}
