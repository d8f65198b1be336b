import type { PushSubscribe } from '#contract/member/notices/notices.ts'
import { hasServiceWorkers, registerServiceWorker } from '../../client/service-worker.ts'

const REFUSED =
  'เบราว์เซอร์ไม่อนุญาตให้เว็บไซต์นี้แจ้งเตือน กรุณาเปิดสิทธิ์ “การแจ้งเตือน” ของเว็บไซต์นี้ในการตั้งค่าของเบราว์เซอร์ แล้วกดอีกครั้ง'
const FAILED = 'เปิดการแจ้งเตือนบนเครื่องนี้ไม่ได้ในขณะนี้ กรุณาลองใหม่ภายหลัง'

/** What a member does first where this browser cannot, in words; undefined where it can. */
export function whyNotHere(): string | undefined {
  if (hasServiceWorkers() && 'PushManager' in globalThis && 'Notification' in globalThis) return
  if (/iPhone|iPad/.test(navigator.userAgent))
    return 'บน iPhone และ iPad: กดปุ่มแชร์ เลือก “เพิ่มไปยังหน้าจอโฮม” แล้วเปิดสหกรณ์จากหน้าจอโฮม จึงจะเปิดแจ้งเตือนได้'
  return 'เบราว์เซอร์นี้แจ้งเตือนไม่ได้ กรุณาใช้ Chrome, Safari, Firefox หรือ Edge รุ่นปัจจุบัน'
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
