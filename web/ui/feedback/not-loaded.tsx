import { useSite } from '../../app/site.tsx'
import { Phone } from '../data/phone.tsx'
import { AgainOrHome } from './again-or-home.tsx'

/** Where a script of ours did not come: why nothing happens, and what to do. */
export function NotLoaded({ placeOf }: { placeOf: 'area' | 'page' }) {
  const { config } = useSite()
  const Title = placeOf === 'page' ? 'h1' : 'h2'
  return (
    <div
      role="alert"
      className={`grid grid-cols-1 gap-4 ${placeOf === 'page' ? 'justify-items-start' : 'justify-items-center'}`}
    >
      <Title tabIndex={-1} className={placeOf === 'page' ? 'text-h2' : 'text-h3'}>
        เปิดหน้านี้ไม่สำเร็จ
      </Title>
      <p className="max-w-prose text-balance">
        สัญญาณอินเทอร์เน็ตอาจขาดช่วง <span className="term">กรุณาลองใหม่</span>
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
        <AgainOrHome />
      </div>
    </div>
  )
}
