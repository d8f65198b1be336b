import { House, RotateCw } from 'lucide-react'

/** The two ways on from a page that could not be drawn, with scripts or without. */
export function AgainOrHome({ again = 'ลองใหม่' }: { again?: string }) {
  return (
    <>
      {/* A link to this very address: what has come is not fetched again. */}
      {/* biome-ignore lint/a11y/useValidAnchor: the address it is on is a valid one */}
      <a href="" className="button button-primary">
        <RotateCw aria-hidden className="size-5" />
        {again}
      </a>
      <a href="/home" className="button button-secondary">
        <House aria-hidden className="size-5" />
        กลับหน้าแรก
      </a>
    </>
  )
}
