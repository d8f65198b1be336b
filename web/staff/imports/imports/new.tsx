import { FileWarning, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { address } from '../../../client/address.ts'
import { useAction } from '../../../client/use-action.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Dropzone } from '../../../ui/area/dropzone.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Choices } from '../../../ui/form/field.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { FileRows } from './file-rows.tsx'
import { fileSize } from './file-size.ts'
import { Steps } from './steps.tsx'
import { useUpload } from './use-upload.ts'

const GUIDE = [
  'ลากไฟล์ทั้งชุดที่ระบบหลักส่งออกมาวาง รวมทั้ง manifest.json หรือวางไฟล์ zip ไฟล์เดียว',
  'กด “เริ่มตรวจสอบ” ระบบตรวจทุกแถวและทุกยอดรวม ใช้เวลาไม่กี่นาที ปิดหน้านี้ได้ระหว่างนั้น',
  'ถ้าพบปัญหา จะไม่มีอะไรเปลี่ยน และดาวน์โหลดรายการปัญหาไปแก้ที่ระบบหลักได้',
]

const WHEN_GOOD = [
  {
    value: 'hold',
    label: 'พักไว้ให้ดูความเปลี่ยนแปลงก่อนเผยแพร่',
    hint: 'สมาชิกยังเห็นข้อมูลเดิม จนกว่าผู้อนุมัติจะกดเผยแพร่',
  },
  { value: 'publish', label: 'เผยแพร่ทันทีเมื่อตรวจผ่าน', hint: 'ย้อนกลับได้ภายหลัง' },
] as const

export function Component() {
  const request = useQuery('/api/admin/imports')
  return (
    <>
      <PageHead title="นำเข้าชุดใหม่" guide={GUIDE} />
      <Steps at={0} />
      <StaffLoaded from={request}>
        {({ two_people }) => <NewSet twoPeople={two_people} />}
      </StaffLoaded>
    </>
  )
}

function NewSet({ twoPeople }: { twoPeople: boolean }) {
  const { files, sending, add, remove, setId } = useUpload()
  const { act, busy } = useAction()
  const navigate = useNavigate()
  const [whenGood, setWhenGood] = useState<'hold' | 'publish'>('hold')
  const good = files.filter(({ problem }) => !problem)
  const zip = good.find(({ name }) => /\.zip$/i.test(name))
  const isReady = good.length > 0 && good.length === files.length && !sending && !busy

  async function start() {
    if (!isReady) return
    const answer = await act(address('/api/admin/imports/sets/:set/run', { set: setId() }), {
      when_good: whenGood,
      ...(zip && { label: zip.name }),
    })
    if (answer) navigate(`/admin/imports/${answer.data.run_id}`)
  }
  return (
    <div className="grid max-w-5xl gap-6">
      <Dropzone
        label="ลากไฟล์ของชุดข้อมูลมาวางที่นี่"
        hint="ไฟล์ .csv .xlsx และ manifest.json ทั้งชุด หรือ .zip หนึ่งไฟล์ รวมไม่เกิน 2 GB"
        accept=".csv,.xlsx,.json,.zip"
        multiple
        busy={sending}
        onFiles={add}
      />
      {files.length > 0 && <FileRows files={files} onRemove={remove} />}
      {good.length > 0 &&
        !zip &&
        !sending &&
        !good.some(({ name }) => name === 'manifest.json') && (
          <Callout tone="amber" Icon={FileWarning} title="ยังไม่มีไฟล์ manifest.json">
            <p>ไฟล์นี้บอกจำนวนแถวและยอดรวมของทุกไฟล์ หากไม่มี ระบบจะไม่รับชุดข้อมูล</p>
          </Callout>
        )}
      {twoPeople ? (
        <p className="flex items-start gap-2 text-small text-muted">
          <UsersRound aria-hidden className="mt-0.5 size-5 shrink-0" />
          สหกรณ์กำหนดให้ผู้อื่นอนุมัติก่อนเผยแพร่ทุกครั้ง เมื่อตรวจผ่านแล้วรอบนี้จะรอการอนุมัติ
        </p>
      ) : (
        <Choices
          name="when-good"
          label="เมื่อตรวจผ่าน"
          value={whenGood}
          choices={WHEN_GOOD}
          onChoose={setWhenGood}
        />
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          primary
          label={busy ? 'กำลังเริ่ม…' : 'เริ่มตรวจสอบ'}
          busy={!isReady}
          className="w-full sm:w-auto"
          onClick={start}
        />
        <p role="status" className="figures text-small text-muted">
          {said(files, sending)}
        </p>
      </div>
    </div>
  )
}

function said(
  files: readonly { bytes: number; sent: number; problem?: string }[],
  sending: boolean,
) {
  if (files.length === 0) return 'ยังไม่ได้เลือกไฟล์'
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const sent = files.reduce((sum, file) => sum + file.sent, 0)
  if (sending) return `กำลังส่ง ${fileSize(sent)} จาก ${fileSize(bytes)}`
  const wrong = files.filter(({ problem }) => problem).length
  if (wrong > 0) return `${wrong} ไฟล์ส่งไม่ได้ เอาออกหรือเลือกใหม่ก่อนเริ่ม`
  return `พร้อม ${files.length} ไฟล์ ${fileSize(bytes)}`
}
