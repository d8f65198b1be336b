import { ExternalLink } from 'lucide-react'

/** To the page that visitors see, beside this one. */
export function PublicPageLink({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="button button-secondary">
      <ExternalLink aria-hidden className="size-5" />
      ดูหน้าสาธารณะ
    </a>
  )
}
