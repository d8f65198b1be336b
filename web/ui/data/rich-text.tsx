// The only place where HTML from the database becomes part of a page. It was cleaned when it was saved
// (domain/text/rich-html.ts); what arrives after the page itself is cleaned again before it is let in.

import { useEffect, useState, useSyncExternalStore } from 'react'

export function RichText({ html, className }: { html: string; className?: string }) {
  // What the server drew is in the page already and is left as it is.
  const drawnByServer = useSyncExternalStore(never, isNew, isDrawn)
  const [clean, setClean] = useState(drawnByServer ? { from: html, html } : undefined)
  useEffect(() => {
    if (clean?.from === html) return
    let gone = false
    import('dompurify').then(({ default: purify }) => {
      const trusted = purify.sanitize(html, { RETURN_TRUSTED_TYPE: true }) as unknown as string
      if (!gone) setClean({ from: html, html: trusted })
    })
    return () => {
      gone = true
    }
  }, [html, clean])
  if (!clean) return <div className={className} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place, cleaned before
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean.html }} />
}

const never = () => () => undefined
const isNew = () => false
const isDrawn = () => true
