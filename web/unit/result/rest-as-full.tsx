import { CheckCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import type { UnitResult } from '#contract/unit/result.ts'
import { formatBaht } from '#domain/money/money.ts'
import { Dialog, DialogButtons } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/form/button.tsx'
import type { ResultActs } from './use-result.ts'

/** Many people at once, whom no file named: how many and how much is said before it is done. */
export function RestAsFull({ result, acts }: { result: UnitResult; acts: ResultActs }) {
  const { period, totals, files } = result
  const ref = useRef<HTMLDialogElement>(null)
  const [asking, setAsking] = useState(false)
  if (totals.rest === 0) return null
  const people = `${totals.rest.toLocaleString('en')} ราย`
  async function take() {
    await acts.act('/api/membergroup/result/rest', { period })
    ref.current?.close()
  }
  return (
    <>
      <Button Icon={CheckCheck} label="ที่เหลือหักได้ครบ" onClick={() => setAsking(true)} />
      {asking && (
        <Dialog
          ref={ref}
          title={`หักได้ครบทั้ง ${people}?`}
          busy={acts.busy}
          onClose={() => setAsking(false)}
        >
          <div className="grid gap-4">
            <p className="figures">
              ผู้ที่ยังไม่มีผล {people} จะบันทึกว่าหักได้ครบตามยอดเรียกเก็บ รวม{' '}
              <strong className="font-semibold">{formatBaht(totals.rest_billed)} บาท</strong>
            </p>
            {files.length > 0 && (
              <p>{people}นี้ไม่มีในไฟล์ที่นำเข้า กรุณาตรวจก่อนว่าไม่ใช่ผู้ที่ย้าย ลาออก หรืออยู่ในไฟล์อีกชุดหนึ่ง</p>
            )}
            <DialogButtons>
              <Button primary label="บันทึกว่าหักได้ครบ" busy={acts.busy} onClick={take} />
            </DialogButtons>
          </div>
        </Dialog>
      )}
    </>
  )
}
