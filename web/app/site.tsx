// What every page may know about the site it is part of.

import { createContext, useContext, useEffect, useState } from 'react'
import type { PageConfig } from '#contract/public/page-config.ts'

export interface Site {
  config: PageConfig
  publicUrl: string
  /** When the server drew the page. */
  drawnAt: string
}

export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('a page outside the site')
  return site
}

/** The server's instant until the browser has taken over, so that both draw the same words. */
export function useNow(): Date {
  const [now, setNow] = useState(new Date(useSite().drawnAt))
  useEffect(() => setNow(new Date()), [])
  return now
}
