import { useSite } from '../../app/site.tsx'
import { Phone } from '../data/phone.tsx'
import { AgainOrHome } from './again-or-home.tsx'

interface Props {
  placeOf: 'area' | 'page'
  because?: 'connection' | 'new-release'
}

/** Where a script of ours did not come: why nothing happens, and what to do. */
export function NotLoaded({ placeOf, because = 'connection' }: Props) {
  const { config } = useSite()
  const Title = placeOf === 'page' ? 'h1' : 'h2'
  return (
    <div
      role="alert"
      className={`grid grid-cols-1 gap-4 ${placeOf === 'page' ? 'justify-items-start' : 'justify-items-center'}`}
    >
      <Title tabIndex={-1} className={placeOf === 'page' ? 'text-h2' : 'text-h3'}>
        {because === 'connection' ? 'เปิดหน้านี้ไม่สำเร็จ' : 'เว็บไซต์ปรับปรุงเป็นรุ่นใหม่แล้ว'}
      </Title>
      <p className="max-w-prose text-balance">
        {because === 'connection' ? 'สัญญาณอินเทอร์เน็ตอาจขาดช่วง' : 'หน้านี้เปิดค้างไว้ตั้งแต่รุ่นก่อน'}{' '}
        <span className="term">
          {because === 'connection' ? 'กรุณาลองใหม่' : 'กรุณาโหลดหน้าใหม่เพื่อใช้งานต่อ'}
        </span>
        {config.phone && (
          <>
            {' '}
            หากยังเปิดไม่ได้{' '}
            <span className="term">
              โทร <Phone number={config.phone} />
            </span>
          </>
        )}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <AgainOrHome again={because === 'connection' ? 'ลองใหม่' : 'โหลดหน้าใหม่'} />
      </div>
    </div>
  )
}
