import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'

const SCREENS_DOWN = 2

/** Round, fixed at the bottom right, above the cookie bar; appears after two screens. */
export function ScrollToTop() {
  const [far, setFar] = useState(false)
  useEffect(() => {
    const look = () => setFar(scrollY > innerHeight * SCREENS_DOWN)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  if (!far) return null

  function goUp() {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
    document.getElementById('skip')?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      aria-label="กลับขึ้นด้านบน"
      onClick={goUp}
      className="fixed end-4 bottom-[calc(var(--cookie-h,0px)+var(--bar-h,0px)+1rem)] z-20 grid size-13 place-items-center rounded-full bg-primary text-on-primary shadow-float hover:bg-primary-hover"
    >
      <ArrowUp aria-hidden className="size-6" />
    </button>
  )
}
