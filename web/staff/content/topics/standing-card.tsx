import { Archive, Bell, ExternalLink, History, Send, TriangleAlert, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { StaffTopic } from '#contract/staff/topics.ts'
import { longMoment } from '#domain/calendar/thai-date.ts'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'
import { StateBadge } from '../../../ui/data/state-badge.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { useMay } from '../../client/use-staff.ts'
import { nameOfVersion } from './name-of-version.ts'

interface StandingCardProps {
  topic: StaffTopic
  dirty: boolean
  busy: boolean
  onPublish: () => void
  /** The newest text takes the place of the one that was scheduled; its hour stays. */
  onUseNewest: () => void
  onStep: (step: 'archive' | 'draft') => void
}

/** How the topic stands, and where it can go from there. */
export function StandingCard(props: StandingCardProps) {
  const { topic, dirty, busy, onPublish, onUseNewest, onStep } = props
  const { topic_id, standing, published_at, live_version, changed_by, changed_at, text } = topic
  const [archiving, setArchiving] = useState(false)
  const mayAnnounce = useMay('announce')
  const isAhead = live_version !== null && live_version !== text.version
  const isOut = standing === 'published'
  const isWaiting = standing === 'scheduled'
  const at = published_at ? new Date(published_at) : undefined
  return (
    <section aria-label="สถานะ" className="card grid gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StateBadge state={standing} />
        <span className="text-caption text-muted">{nameOfVersion(text.version)}</span>
      </div>
      {at && standing !== 'draft' && (
        <p className="text-small">
          {standing === 'scheduled' ? 'จะเผยแพร่' : 'เผยแพร่เมื่อ'} {longMoment(at)}
        </p>
      )}
      {isWaiting && isAhead && (
        <Callout
          tone="amber"
          Icon={TriangleAlert}
          title={`เมื่อถึงเวลาจะเผยแพร่${nameOfVersion(live_version)}`}
        >
          <p className="text-small">
            {nameOfVersion(text.version)} ที่บันทึกภายหลังจะยังไม่เผยแพร่ เพื่อไม่ให้ร่างที่ยังเขียนไม่เสร็จออกไปเอง
          </p>
          <Button
            label={`ใช้${nameOfVersion(text.version)} แทน ตามเวลาเดิม`}
            busy={busy}
            className="mt-1"
            onClick={() => busy || onUseNewest()}
          />
        </Callout>
      )}
      {isWaiting && !isAhead && (
        <p className="text-small">
          เมื่อถึงเวลาจะเผยแพร่{nameOfVersion(text.version)} หากบันทึกแก้ไขอีก ต้องเลือกฉบับใหม่ที่นี่
        </p>
      )}
      {isOut && isAhead && (
        <p className="text-small">ผู้อ่านยังเห็น{nameOfVersion(live_version)} ฉบับแก้ไขรอเผยแพร่</p>
      )}
      {changed_at && <ChangedBy by={changed_by ?? ''} at={changed_at} />}
      <div className="grid gap-2">
        {(!isOut || isAhead || dirty) && (
          <Button
            primary
            Icon={Send}
            label={
              isOut ? 'เผยแพร่ฉบับแก้ไข' : standing === 'scheduled' ? 'เปลี่ยนเวลาเผยแพร่' : 'เผยแพร่'
            }
            busy={busy}
            className="aria-disabled:opacity-60"
            onClick={() => busy || onPublish()}
          />
        )}
        {(standing === 'archived' || standing === 'scheduled') && (
          <Button
            Icon={Undo2}
            label={standing === 'archived' ? 'นำกลับมาเป็นร่าง' : 'ยกเลิกการตั้งเวลา'}
            busy={busy}
            onClick={() => busy || onStep('draft')}
          />
        )}
        {standing !== 'archived' && (
          <Button
            Icon={Archive}
            label="เก็บเข้าคลัง"
            busy={busy}
            onClick={() => busy || setArchiving(true)}
          />
        )}
      </div>
      <ul className="text-small">
        {isOut && (
          <li>
            <a
              href={`/show/${topic_id}`}
              target="_blank"
              rel="noreferrer"
              className="link inline-flex min-h-11 items-center gap-2"
            >
              <ExternalLink aria-hidden className="size-5" />
              เปิดหน้าที่เผยแพร่
            </a>
          </li>
        )}
        {isOut && mayAnnounce && (
          <li>
            <Link
              to={`/admin/notifications?topic=${topic_id}`}
              className="link inline-flex min-h-11 items-center gap-2"
            >
              <Bell aria-hidden className="size-5" />
              ส่งการแจ้งเตือน
            </Link>
          </li>
        )}
        <li>
          <Link
            to={`/admin/topics/${topic_id}/versions`}
            className="link inline-flex min-h-11 items-center gap-2"
          >
            <History aria-hidden className="size-5" />
            ประวัติการแก้ไข
          </Link>
        </li>
      </ul>
      {archiving && (
        <ConfirmDialog
          title={`เก็บ “${text.title}” เข้าคลัง?`}
          text={
            isOut
              ? 'ผู้อ่านจะไม่เห็นเรื่องนี้อีก ลิงก์เดิมจะเปิดไม่ได้ นำกลับมาเป็นร่างแล้วเผยแพร่ใหม่ได้เสมอ'
              : 'เรื่องนี้จะย้ายไปอยู่ในคลัง นำกลับมาเป็นร่างได้เสมอ'
          }
          action="เก็บเข้าคลัง"
          onConfirm={() => {
            setArchiving(false)
            onStep('archive')
          }}
          onClose={() => setArchiving(false)}
        />
      )}
    </section>
  )
}
