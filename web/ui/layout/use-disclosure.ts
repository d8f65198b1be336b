// What a native <details> lacks to be a good dropdown: closing by Escape, by a press elsewhere, by
// leaving with Tab and by going to another page, and arrow keys among its links.

import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

export function useDisclosure(ref: RefObject<HTMLDetailsElement | null>): void {
  const { pathname, hash } = useLocation()
  const address = pathname + hash
  const was = useRef(address)
  useEffect(() => {
    // Only a new address closes it: what was opened before the browser took the page over stays open.
    if (ref.current && was.current !== address) ref.current.open = false
    was.current = address
  }, [address, ref])

  useEffect(() => {
    const details = ref.current
    if (!details) return
    const elsewhere = (event: Event) => {
      if (!details.contains(event.target as Node)) details.open = false
    }
    const pressed = (event: KeyboardEvent) => onKey(event, details)
    const left = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !details.contains(relatedTarget as Node)) details.open = false
    }
    document.addEventListener('pointerdown', elsewhere)
    details.addEventListener('keydown', pressed)
    details.addEventListener('focusout', left)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      details.removeEventListener('keydown', pressed)
      details.removeEventListener('focusout', left)
    }
  }, [ref])
}

function onKey(event: KeyboardEvent, details: HTMLDetailsElement): void {
  const summary = details.querySelector('summary')
  if (event.key === 'Escape' && details.open) {
    details.open = false
    summary?.focus()
    return
  }
  const links = linksIn(details)
  const here = links.indexOf(document.activeElement as HTMLElement)
  const next = {
    ArrowDown: here + 1,
    ArrowUp: here - 1,
    Home: 0,
    End: links.length - 1,
  }[event.key]
  if (next === undefined || links.length === 0) return
  event.preventDefault()
  details.open = true
  if (next < 0) summary?.focus()
  else links[Math.min(next, links.length - 1)]?.focus()
}

/** In a phone's panel also the heads of its sub-menus, and the links of those that are open. */
function linksIn(details: HTMLDetailsElement): HTMLElement[] {
  const own = [...details.querySelectorAll<HTMLElement>('a, summary')].slice(1)
  return own.filter((link) => {
    const around = link.closest('details')
    return link.matches('summary') || around === details || around?.open
  })
}
