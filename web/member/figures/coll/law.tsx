import { Scale } from 'lucide-react'

/** What the Civil and Commercial Code gives a guarantor, sections 681/1, 686 and 688 to 690, in words that need no lawyer. */
export function GuarantorLaw() {
  return (
    <section aria-labelledby="guarantor-law" className="card flex gap-3 p-4 sm:p-6">
      <Scale aria-hidden className="mt-1 hidden size-6 shrink-0 text-muted sm:block" />
      <div>
        <h2 id="guarantor-law" className="text-h3">
          ก่อนค้ำประกัน กฎหมายคุ้มครองท่านดังนี้
        </h2>
        <ul className="mt-2 grid list-disc gap-1 ps-5">
          <li>ท่านไม่ใช่ลูกหนี้ร่วม และรับผิดไม่เกินจำนวนเงินที่ระบุไว้ในสัญญาของท่าน</li>
          <li>
            เมื่อผู้กู้ผิดนัด สหกรณ์ต้องมีหนังสือแจ้งท่านภายใน 60 วัน หากแจ้งช้ากว่านั้น
            ท่านไม่ต้องรับผิดในดอกเบี้ยและค่าเสียหายที่เกิดหลังพ้น 60 วัน
          </li>
          <li>ท่านขอให้สหกรณ์เรียกให้ผู้กู้ชำระ หรือบังคับจากทรัพย์สินของผู้กู้ก่อนได้</li>
          <li>ท่านเลือกชำระแทนตามงวดและเงื่อนไขเดิมของผู้กู้ได้ โดยไม่ต้องชำระทั้งหมดในครั้งเดียว</li>
          <li>ไม่มีผู้ใดบังคับให้ท่านค้ำประกันได้ หากไม่ค้ำ ผู้กู้จะไม่ทราบว่าท่านปฏิเสธ</li>
        </ul>
      </div>
    </section>
  )
}
