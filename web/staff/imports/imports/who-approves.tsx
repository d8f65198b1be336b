import { UsersRound } from 'lucide-react'
import { Fragment } from 'react'
import type { ImportsList } from '#contract/staff/imports.ts'
import { Callout } from '../../../ui/feedback/callout.tsx'

type WhoApprovesProps = Pick<ImportsList, 'in_both_roles' | 'approvers'> & { twoPeople: boolean }

/** Said where one person could move what every member sees, and where nobody could approve. */
export function WhoApproves({ twoPeople, in_both_roles, approvers }: WhoApprovesProps) {
  if (!twoPeople && in_both_roles.length > 0) {
    return (
      <Callout tone="amber" Icon={UsersRound} title="คนเดียวนำเข้าและเผยแพร่ได้ โดยไม่มีผู้ตรวจ">
        <p>
          ผู้ที่นำเข้าและอนุมัติได้ทั้งสองอย่าง:{' '}
          {in_both_roles.map((name, at) => (
            // A browser that does not know a name may break it in the middle of a word.
            <Fragment key={name}>
              {at > 0 && ', '}
              <span className="whitespace-nowrap">{name}</span>
            </Fragment>
          ))}{' '}
          ควรตั้งให้เจ้าหน้าที่อีกคนเผยแพร่ ที่ตั้งค่าเว็บไซต์ › การตรวจก่อนเผยแพร่
        </p>
      </Callout>
    )
  }
  if (twoPeople && approvers < 2 && in_both_roles.length === approvers) {
    return (
      <Callout tone="amber" Icon={UsersRound} title="ยังไม่มีผู้อนุมัติคนที่สอง">
        <p>ทุกรอบต้องให้เจ้าหน้าที่อีกคนเผยแพร่ แต่มีผู้อนุมัติได้เพียง {approvers} คน กรุณาเพิ่มบทบาทผู้อนุมัติที่ผู้ใช้และสิทธิ์</p>
      </Callout>
    )
  }
  return null
}
