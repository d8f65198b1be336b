// Pages load lazily with an empty fallback (REQ-105). The page of the address a visitor came
// to is loaded before drawing, so that the server draws it whole and the browser takes it over whole.

import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  Suspense,
  useEffect,
  useState,
} from 'react'
import type { ReadPath, To, WritePath } from '../client/address.ts'
import { report } from '../client/client-errors.ts'
import { HYDRATED_EVENT } from '../client/hydrated-event.ts'
import { NotLoaded } from '../ui/feedback/not-loaded.tsx'

interface PageModule {
  Component: ComponentType
}

/** What a page asks the server as soon as it is there, so that it can be asked with the page itself (early.ts). */
export interface FirstCalls {
  /** Read. */
  asks?: readonly To<ReadPath>[]
  /** Sent, with nothing in it. */
  sends?: readonly To<WritePath>[]
}

export interface LazyPage extends FirstCalls {
  (): React.ReactNode
  preload(): Promise<void>
}

export function lazyPage(
  load: () => Promise<PageModule>,
  fallback: React.ReactNode = null,
  firstCalls: FirstCalls = {},
): LazyPage {
  let Loaded: ComponentType | undefined
  const Later: LazyExoticComponent<ComponentType> = lazy(() =>
    load().then(
      ({ Component }) => ({ default: Component }),
      async (error) => {
        report(error)
        return { default: (await isReleaseGone()) ? TooOld : DidNotCome }
      },
    ),
  )

  // biome-ignore lint/correctness/noComponentHookFactories: called once a page, as the tree is made
  function Page() {
    // Chosen once: a page that came late must not be drawn anew, and empty, because it is at hand by now.
    const [Chosen] = useState<ComponentType>(() => Loaded ?? Later)
    return (
      <Suspense fallback={fallback}>
        <Chosen />
        <Ready />
      </Suspense>
    )
  }
  Page.preload = async () => {
    Loaded = (await load()).Component
  }
  return Object.assign(Page, firstCalls)
}

/** In the page's place: the frame around it, and the ways out of it, stay. */
function DidNotCome() {
  return (
    <div className="px-4 py-10">
      <NotLoaded placeOf="page" />
    </div>
  )
}

/** The page was opened so long ago that the site no longer holds the scripts of its release. */
function TooOld() {
  return (
    <div className="px-4 py-10">
      <NotLoaded placeOf="page" because="new-release" />
    </div>
  )
}

/** This very script is asked for once more: it names all pages, so every release has another. */
async function isReleaseGone(): Promise<boolean> {
  const asked = { method: 'HEAD', cache: 'no-store' } as const
  const reply = await fetch(import.meta.url, asked).catch(() => undefined)
  return reply?.status === 404
}

/** Comes to life together with the page beside it. */
function Ready() {
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED_EVENT))
  }, [])
  return null
}

/** Behind a sign-in, on a line so slow that an empty screen would look broken; what comes quickly never flashes. */
export function PendingPage() {
  return (
    <p role="status" className="animate-[appear_0.3s_0.4s_both] py-8 text-muted">
      กำลังเปิดหน้า…
    </p>
  )
}
