import type { PushSubscribe } from '#contract/member/notices/notices.ts'
import { hasServiceWorkers, registerServiceWorker } from '../../client/service-worker.ts'

const REFUSED =
  'เบราว์เซอร์ไม่อนุญาตให้เว็บไซต์นี้แจ้งเตือน กรุณาเปิดสิทธิ์ “การแจ้งเตือน” ของเว็บไซต์นี้ในการตั้งค่าของเบราว์เซอร์ แล้วกดอีกครั้ง'
const FAILED = 'เปิดการแจ้งเตือนบนเครื่องนี้ไม่ได้ในขณะนี้ กรุณาลองใหม่ภายหลัง'

/** Nothing where this browser can; else what a member does first: put the site on the home screen, or what is said. */
export function whyNotHere(): 'home screen' | { says: string } | undefined {
  if (hasServiceWorkers() && 'PushManager' in globalThis && 'Notification' in globalThis) return
  if (!isOfApple())
    return { says: 'เบราว์เซอร์นี้แจ้งเตือนไม่ได้ กรุณาใช้ Chrome, Safari, Firefox หรือ Edge รุ่นปัจจุบัน' }
  if (isOnHomeScreen())
    return { says: 'เครื่องนี้ต้องใช้ iOS 16.4 ขึ้นไป กรุณาอัปเดตที่ การตั้งค่า › ทั่วไป › รายการอัปเดตซอฟต์แวร์' }
  if (/\b(Line\/|FBAN|FBAV|Instagram)/.test(navigator.userAgent))
    return { says: 'ท่านเปิดหน้านี้ในแอปอื่น กรุณาเปิดด้วย Safari ก่อน แล้วเพิ่มไปยังหน้าจอโฮม' }
  return 'home screen'
}

/** An iPad calls itself a Mac; no Mac is touched with more than one finger. */
function isOfApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

function isOnHomeScreen(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** Asks for the permission and subscribes; in words why it could not. */
export async function subscribeHere(publicKey: string): Promise<PushSubscribe | string> {
  if ((await Notification.requestPermission()) !== 'granted') return REFUSED
  try {
    await registerServiceWorker()
    const { pushManager } = await navigator.serviceWorker.ready
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    })
    const { endpoint = '', keys = {} } = subscription.toJSON()
    return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
  } catch {
    return FAILED
  }
}
