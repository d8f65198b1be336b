// Inside the page: it is smaller than a request for it.
import logo from './logo.svg?inline'

/** On a white disc in either theme. The name stands beside it, so it says nothing itself. */
export function Logo({ size }: { size: 40 | 64 | 80 }) {
  return (
    <img src={logo} alt="" width={size} height={size} className="shrink-0 rounded-full bg-white" />
  )
}
