import { useContext } from 'react'
import { SiteContext } from '../../app/site.tsx'
// Inside the page: it is smaller than a request for it.
import logo from './logo.svg?inline'

/**
 * On a white disc in either theme. The name stands beside it, so it says nothing itself. `own` is a mark that is only
 * being tried.
 */
export function Logo({ size, own }: { size: 40 | 64 | 80; own?: string }) {
  const site = useContext(SiteContext)
  const set = own ?? site?.config.logo
  return (
    <img
      src={set ? `${set}/small` : logo}
      alt=""
      width={size}
      height={size}
      className="aspect-square shrink-0 rounded-full bg-white object-contain"
    />
  )
}
