import { Bell, BellOff } from 'lucide-react'
import { useId, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { storeWish, wantPush } from '../store/push.ts'
import type { State } from '../store/store.ts'

/** Asks the browser only after the visitor has asked us, and says why before. */
export function PushButton() {
  const wanted = useSelector((state: State) => state.push.wanted)
  const dispatch = useDispatch()
  const [denied, setDenied] = useState(false)
  const reason = useId() // the menu of an area is there twice

  async function choose(wish: boolean) {
    storeWish(wish)
    dispatch(wantPush(wish))
    if (wish) setDenied((await permission()) !== 'granted')
  }
  return (
    <div className="no-print">
      <p id={reason} className="text-small">
        {wanted
          ? 'เปิดการแจ้งเตือนแล้ว ข่าวประกาศใหม่จะขึ้นบนหน้าจอขณะเปิดเว็บไซต์นี้ไว้'
          : 'แจ้งข่าวประกาศใหม่บนหน้าจอขณะเปิดเว็บไซต์นี้ไว้ ปิดได้ทุกเมื่อ'}
      </p>
      <p role="status" className="text-small">
        {wanted && denied && 'เบราว์เซอร์ไม่อนุญาตการแจ้งเตือน ระบบจะแสดงเป็นข้อความบนหน้าเว็บแทน'}
      </p>
      <button
        type="button"
        aria-describedby={reason}
        onClick={() => choose(!wanted)}
        className="button button-secondary mt-2 w-full"
      >
        {wanted ? (
          <BellOff aria-hidden className="size-5 shrink-0" />
        ) : (
          <Bell aria-hidden className="size-5 shrink-0" />
        )}
        {wanted ? 'ปิดการแจ้งเตือน' : 'เปิดการแจ้งเตือน'}
      </button>
    </div>
  )
}

async function permission(): Promise<string> {
  return 'Notification' in window ? Notification.requestPermission() : 'denied'
}
