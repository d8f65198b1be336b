import { useEffect, useEffectEvent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router'
import type { Notification as Said } from '#contract/public/push.ts'
import { storedWish, wantPush } from '../store/push.ts'
import type { State } from '../store/store.ts'
import { ANNOUNCEMENT_MS, showToast } from '../store/toasts.ts'

/** Part of every layout: tells a visitor who wished it what the cooperative announces. */
export function PushListener() {
  const wanted = useSelector((state: State) => state.push.wanted)
  const dispatch = useDispatch()
  const navigate = useNavigate()

  useEffect(() => {
    if (storedWish()) dispatch(wantPush(true))
  }, [dispatch])

  // The router's function changes with every page: the connection must not be made anew for that.
  const open = useEffectEvent((article: string) => navigate(article))

  useEffect(() => {
    if (!wanted) return
    let hangUp: (() => void) | undefined
    let gone = false
    const tell = (said: Said) => {
      const article = `/show/${said.url}`
      if (showOnDesktop(said, () => open(article))) return
      dispatch(showToast('info', `${said.title} ${said.body}`, ANNOUNCEMENT_MS, article))
    }
    import('./connection.ts').then(
      ({ listen }) => {
        const config = globalThis.pageConfig?.pusher
        if (config && !gone) hangUp = listen(config, tell)
      },
      () => undefined, // without a connection now, the next page tries again
    )
    return () => {
      gone = true
      hangUp?.()
    }
  }, [wanted, dispatch])

  return null
}

/** False where the visitor or the browser does not let a page do so; phones mostly do not. */
function showOnDesktop({ title, body, url }: Said, open: () => void): boolean {
  try {
    if (Notification.permission !== 'granted') return false
    const notification = new Notification(title, { body, tag: url, lang: 'th' })
    notification.onclick = () => {
      window.focus()
      notification.close()
      open()
    }
    return true
  } catch {
    return false
  }
}
