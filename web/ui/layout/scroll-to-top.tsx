import { ArrowUp } from 'lucide-react'

/**
 * Round, fixed at the bottom right, above the cookie bar; hidden until somebody is far down. What it does is
 * web/app/first/scroll-to-top.ts, which needs no React.
 */
export function ScrollToTop() {
  return (
    <button
      type="button"
      hidden
      data-to-top
      aria-label="กลับขึ้นด้านบน"
      className="no-print fixed end-4 bottom-[calc(var(--cookie-h,0px)+var(--bar-h,0px)+1rem)] z-20 grid size-13 place-items-center rounded-full bg-primary text-on-primary shadow-float hover:bg-primary-hover"
    >
      <ArrowUp aria-hidden className="size-6" />
    </button>
  )
}
