import { Eye, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { StaffTopic, TopicText, Versions } from '#contract/staff/topics.ts'
import { address } from '../../../client/address.ts'
import { ApiError } from '../../../client/api.ts'
import { readDraft, writeDraft } from '../../../client/drafts.ts'
import { useAction } from '../../../client/use-action.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Titled } from '../../../ui/area/titled.tsx'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { useOfficer } from '../../client/use-staff.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { Compare } from './compare.tsx'
import { nameOfVersion } from './name-of-version.ts'
import { draftName } from './use-topic-words.ts'

type Version = Versions[number]
type Standing = StaffTopic['standing']

/** What the text is that a publication or a time was given to. */
const LIVE: Record<Standing, string> = {
  published: ' (เผยแพร่อยู่)',
  scheduled: ' (ตั้งเวลาเผยแพร่)',
  archived: '',
  draft: '',
}
const STAYS: Record<Standing, string> = {
  published: 'ผู้อ่านยังเห็นฉบับที่เผยแพร่อยู่จนกว่าจะกดเผยแพร่',
  scheduled: 'ฉบับที่ตั้งเวลาไว้ยังเป็นฉบับเดิมจนกว่าจะเลือกฉบับใหม่',
  archived: 'ผู้อ่านยังไม่เห็น',
  draft: 'ผู้อ่านยังไม่เห็น',
}

const columnsOf = (standing: Standing | undefined): Column<Version>[] => [
  {
    head: 'ฉบับ',
    cell: ({ version, is_live }) =>
      `${nameOfVersion(version)}${is_live && standing ? LIVE[standing] : ''}`,
    whole: true,
  },
  { head: 'หัวข้อ', cell: ({ title }) => title },
  {
    head: 'บันทึกโดย',
    cell: ({ saved_by, saved_at, restored_from }) => (
      <>
        {saved_by && saved_at ? <ChangedBy did="" by={saved_by} at={saved_at} /> : 'ข้อมูลเริ่มต้น'}
        {restored_from !== null && (
          <span className="block text-caption text-muted">
            นำกลับมาจาก{nameOfVersion(restored_from)}
          </span>
        )}
      </>
    ),
  },
]

/** Every text a topic has had. One of them can be looked at beside the newest, and brought back as a draft. */
export function Component() {
  const { topicId } = useParams()
  const topic = useQuery(address('/api/admin/topics/:topicId', { topicId }))
  const versions = useQuery(address('/api/admin/topics/:topicId/versions', { topicId }))
  const [params, setParams] = useSearchParams()
  const chosen = params.get('version')
  const [restoring, setRestoring] = useState<Version>()
  const { perform, busy } = useAction()
  const navigate = useNavigate()
  const draft = draftName(useOfficer().login, topicId ?? '')
  const standing = topic.data?.standing

  async function restore(version: Version) {
    const path = address('/api/admin/topics/:topicId/restore', { topicId })
    const words = { seen: topic.data?.changes ?? 0, version: version.version }
    const answer = await perform(path, words)
    setRestoring(undefined)
    if (answer instanceof ApiError) {
      topic.again()
      versions.again()
    } else if (answer) {
      // What was typed before would hide the text that was brought back.
      writeDraft(draft, undefined)
      navigate(`/admin/topics/${topicId}`)
    }
  }
  return (
    <>
      <PageHead
        title="ประวัติการแก้ไข"
        note={topic.data?.text.title}
        guide={[
          'กดดู เพื่อเปรียบเทียบฉบับนั้นกับฉบับล่าสุด',
          'กดนำกลับมาเป็นร่าง เพื่อแก้ไขต่อจากฉบับนั้น ฉบับอื่นยังอยู่ครบและผู้อ่านยังเห็นฉบับเดิม',
        ]}
      />
      <StaffLoaded from={versions}>
        {(data) => (
          <ListTable
            caption="ฉบับที่บันทึกไว้"
            columns={columnsOf(standing)}
            rows={data.versions}
            keyOf={({ version }) => version}
            actions={(row) => (
              <>
                <Button
                  Icon={Eye}
                  label="ดู"
                  of={nameOfVersion(row.version)}
                  aria-pressed={chosen === String(row.version)}
                  onClick={() => setParams({ version: String(row.version) }, { replace: true })}
                />
                {row.version !== topic.data?.text.version && (
                  <Button
                    Icon={RotateCcw}
                    label="นำกลับมาเป็นร่าง"
                    of={`  ${nameOfVersion(row.version)}`}
                    onClick={() => setRestoring(row)}
                  />
                )}
              </>
            )}
          />
        )}
      </StaffLoaded>
      {chosen !== null && topic.data && (
        <Titled title="เปรียบเทียบ" head="mb-2 text-h3" className="mt-6">
          <Chosen topicId={String(topicId)} version={chosen} newest={topic.data.text} />
        </Titled>
      )}
      {restoring && (
        <ConfirmDialog
          title={`นำ${nameOfVersion(restoring.version)} กลับมาเป็นร่าง?`}
          text={`เนื้อหาของ “${restoring.title}” จะเป็นฉบับร่างล่าสุด ${STAYS[standing ?? 'draft']}${readDraft(draft) ? ' ข้อความที่พิมพ์ค้างไว้ในเครื่องนี้จะถูกทิ้ง' : ''}`}
          action="นำกลับมาเป็นร่าง"
          busy={busy}
          onConfirm={() => restore(restoring)}
          onClose={() => setRestoring(undefined)}
        />
      )}
    </>
  )
}

interface ChosenProps {
  topicId: string
  version: string
  newest: TopicText
}

function Chosen({ topicId, version, newest }: ChosenProps) {
  const request = useQuery(
    address('/api/admin/topics/:topicId/versions/:version', { topicId, version }),
  )
  return (
    <StaffLoaded from={request}>
      {(text) => (
        <Compare
          one={{ name: nameOfVersion(text.version), text }}
          other={{ name: `ฉบับล่าสุด (${nameOfVersion(newest.version)})`, text: newest }}
        />
      )}
    </StaffLoaded>
  )
}
