import { ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

const SCREENS_DOWN = 2
const OF_A_FORM = 'form :is(button, input, select, textarea, a.button)'

/**
 * Round, fixed at the bottom right, above the cookie bar; appears after two screens. It makes way for what
 * somebody fills in or sends.
 */
export function ScrollToTop() {
  const button = useRef<HTMLButtonElement>(null)
  const [far, setFar] = useState(false)
  const [inTheWay, setInTheWay] = useState(false)
  useEffect(() => {
    const look = () => {
      setFar(scrollY > innerHeight * SCREENS_DOWN)
      setInTheWay(far && button.current !== null && coversAForm(button.current))
    }
    // A form that is unfolded comes under it without any scrolling.
    const lookAfter = () => requestAnimationFrame(look)
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    addEventListener('click', lookAfter)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
      removeEventListener('click', lookAfter)
    }
  }, [far])
  if (!far) return null

  function goUp() {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
    document.getElementById('skip')?.focus({ preventScroll: true })
  }
  return (
    <button
      ref={button}
      type="button"
      aria-label="กลับขึ้นด้านบน"
      onClick={goUp}
      className={`fixed end-4 bottom-[calc(var(--cookie-h,0px)+var(--bar-h,0px)+1rem)] z-20 grid size-13 place-items-center rounded-full bg-primary text-on-primary shadow-float hover:bg-primary-hover ${inTheWay ? 'invisible' : ''}`}
    >
      <ArrowUp aria-hidden className="size-6" />
    </button>
  )
}

function coversAForm(button: Element): boolean {
  const mine = button.getBoundingClientRect()
  return [...document.querySelectorAll(OF_A_FORM)].some((element) => {
    const box = element.getBoundingClientRect()
    const beside = box.right <= mine.left || box.left >= mine.right
    const aboveOrBelow = box.bottom <= mine.top || box.top >= mine.bottom
    return box.width > 0 && !beside && !aboveOrBelow
  })
}
