import { useEffect, useRef, useState } from 'react'
import type { VoterPlace } from '#contract/public/election.ts'
import { padMembershipNo } from '#domain/person/membership-no.ts'
import { ApiError } from '../../client/api.ts'
import { useAction } from '../../client/use-action.ts'
import { BirthDate, isoBirthDate, NO_BIRTH_DATE } from '../../ui/form/birth-date.tsx'
import { ErrorSummary, type Problems } from '../../ui/form/error-summary.tsx'
import { Form } from '../../ui/form/form.tsx'
import { MembershipNo } from '../../ui/form/membership-no.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'

type Names = 'voter-no' | 'voter-birth'

/** Where a member votes. Nothing typed here is kept in the browser: others use it after them. */
export function VotingPlaceSearch() {
  const [membershipNo, setMembershipNo] = useState('')
  const [birth, setBirth] = useState(NO_BIRTH_DATE)
  const [problems, setProblems] = useState<Problems<Names>>({})
  const { perform, busy: sending } = useAction()
  const [place, setPlace] = useState<VoterPlace>()

  async function lookUp() {
    setPlace(undefined)
    const membership_no = padMembershipNo(membershipNo)
    const birth_date = isoBirthDate(birth)
    const wrong: Problems<Names> = {}
    if (!membership_no) wrong['voter-no'] = 'กรุณากรอกเลขสมาชิก'
    if (!birth_date) wrong['voter-birth'] = 'กรุณากรอกวันเกิดให้ครบและถูกต้อง'
    setProblems(wrong)
    if (!membership_no || !birth_date) return
    const answer = await perform(
      '/api/info/election/voter',
      { membership_no, birth_date },
      { outside: true, proved: true },
    )
    if (answer instanceof ApiError) setProblems({ form: answer.message })
    else setPlace(answer?.data)
  }
  return (
    <section
      id="look-up"
      aria-labelledby="look-up-title"
      className="scroll-mt-20 rounded-card border border-border bg-subtle p-4 sm:p-8"
    >
      <h2 id="look-up-title" className="text-h2">
        ฉันลงคะแนนที่ไหน
      </h2>
      <p className="text-muted">ใช้เลขสมาชิกและวันเกิดตามทะเบียนสมาชิก ระบบไม่แสดงข้อมูลส่วนตัว</p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6">
        <Form onSubmit={lookUp} className="no-print grid grid-cols-[minmax(0,1fr)] gap-5">
          <ErrorSummary problems={problems} />
          <MembershipNo
            name="voter-no"
            value={membershipNo}
            error={problems['voter-no']}
            onChange={setMembershipNo}
          />
          <BirthDate
            name="voter-birth"
            value={birth}
            error={problems['voter-birth']}
            onChange={setBirth}
          />
          <div>
            <SendButton label="ดูหน่วยลงคะแนน" sending={sending} meanwhile="กำลังค้นหา…" />
          </div>
        </Form>
        {place && <Found place={place} />}
      </div>
    </section>
  )
}

function Found({ place }: { place: VoterPlace }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="card h-fit p-5 sm:p-6">
      <h3 ref={title} tabIndex={-1} className="text-h3">
        หน่วยลงคะแนนของท่าน
      </h3>
      <p className="mt-2 font-semibold">{place.unit}</p>
      <p>{place.place}</p>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-4">
        <div>
          <dt className="text-small text-muted">คูหาที่</dt>
          <dd className="figures text-figure font-semibold">{place.booth}</dd>
        </div>
        <div>
          <dt className="text-small text-muted">ลำดับในบัญชีรายชื่อ</dt>
          <dd className="figures text-figure font-semibold">{place.list_no}</dd>
        </div>
      </dl>
    </div>
  )
}
