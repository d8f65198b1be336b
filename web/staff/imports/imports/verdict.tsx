import { Ban, CircleCheck, CircleX, Hourglass, TriangleAlert, Unplug } from 'lucide-react'
import type { ImportRunDetail } from '#contract/staff/imports.ts'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { WarningList } from './warnings.tsx'

/** What came of it, in one sentence, and what to do now. */
export function Verdict({ detail }: { detail: ImportRunDetail }) {
  const { run, warnings, may } = detail
  const rows = run.rows.toLocaleString('th-TH')
  switch (run.state) {
    case 'waiting':
      return (
        <Callout tone="amber" Icon={Hourglass} title={`ตรวจผ่านแล้ว ${rows} แถว รอการอนุมัติ`}>
          <p>
            {may.is_own
              ? 'ท่านเป็นผู้นำเข้ารอบนี้ จึงต้องให้เจ้าหน้าที่คนอื่นอนุมัติ'
              : 'สมาชิกยังเห็นข้อมูลเดิม ตรวจคำเตือนและตารางด้านล่าง แล้วจึงเผยแพร่ที่ท้ายหน้า'}
          </p>
        </Callout>
      )
    case 'published':
      return (
        <Callout tone="green" Icon={CircleCheck} title={`เผยแพร่แล้ว ${rows} แถว`}>
          <p>สมาชิกและหน่วยงานเห็นข้อมูลรอบนี้อยู่</p>
        </Callout>
      )
    case 'refused':
      return run.problems > 0 ? (
        <Callout
          tone="red"
          Icon={CircleX}
          title={`ไม่ผ่านการตรวจ พบ ${run.problems.toLocaleString('th-TH')} จุด`}
        >
          <p>ไม่มีข้อมูลใดเปลี่ยน แก้ที่ระบบหลักแล้วส่งออกทั้งชุดใหม่</p>
        </Callout>
      ) : (
        <Callout tone="amber" Icon={TriangleAlert} title="ข้อมูลถูกต้อง แต่มีคำเตือนที่ต้องตรวจก่อน">
          <WarningList says={warnings.map(({ says }) => says)} />
          <p className="mt-2">
            สมาชิกยังเห็นข้อมูลเดิม{' '}
            {may.accept
              ? 'หากตรวจกับระบบหลักแล้วว่าถูกต้อง กดยอมรับคำเตือนพร้อมระบุเหตุผล'
              : 'ผู้นำเข้าต้องตรวจกับระบบหลักและยอมรับคำเตือนพร้อมเหตุผลก่อน จึงจะอนุมัติได้'}
          </p>
        </Callout>
      )
    case 'broken':
      return (
        <Callout tone="red" Icon={Unplug} title="การนำเข้าหยุดกลางคัน">
          <p>ไม่มีข้อมูลใดเปลี่ยน กรุณานำเข้าชุดเดิมอีกครั้ง หากยังไม่ได้ให้แจ้งผู้ดูแลระบบ</p>
        </Callout>
      )
    case 'already-loaded':
      return (
        <Callout tone="blue" Icon={CircleCheck} title="ชุดข้อมูลนี้เผยแพร่อยู่แล้ว">
          <p>เนื้อหาเหมือนกันทุกไฟล์ จึงไม่มีอะไรเปลี่ยน</p>
        </Callout>
      )
    case 'cancelled':
      return (
        <Callout tone="gray" Icon={Ban} title="ยกเลิกแล้ว">
          <p>ไม่มีข้อมูลใดเปลี่ยน</p>
        </Callout>
      )
    default:
      return null
  }
}
