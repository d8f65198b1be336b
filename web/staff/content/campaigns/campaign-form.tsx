import type { NewCampaign } from '#contract/staff/campaigns/campaigns.ts'
import { AUDIENCE_NAMES, AUDIENCES, CAMPAIGN_TOPICS, WORDS_MAX } from '#domain/campaign/campaign.ts'
import { TOPIC_NAMES } from '#domain/notice/topic.ts'
import { Button } from '../../../ui/form/button.tsx'
import { DraftNotice } from '../../../ui/form/draft-notice.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { fieldsOf, useForm } from '../../../ui/form/use-form.ts'
import { useStaffDraft } from '../../client/use-staff-draft.ts'
import { SmsPartsLine } from './sms-parts-line.tsx'

const EMPTY: NewCampaign = { topic: 'news', audience: 'all', unit_no: '', words: '' }

export function CampaignForm({ onMade }: { onMade: (campaignId: number) => void }) {
  const { values, change, clear, restored } = useStaffDraft('campaign', EMPTY)
  const { problems, passes, send, busy } = useForm<keyof NewCampaign>()
  const field = fieldsOf(values, change, problems)
  const isUnit = values.audience === 'unit'
  async function submit() {
    const wrong = {
      ...(!values.words.trim() && { words: 'กรุณาเขียนข้อความ' }),
      ...(isUnit && !/^\d{8}$/.test(values.unit_no) && { unit_no: 'กรอกเลขหน่วยงาน 8 หลัก' }),
    }
    if (!passes(wrong)) return
    const sent = { ...values, unit_no: isUnit ? values.unit_no : '' }
    const answer = await send('/api/admin/campaigns', sent)
    if (!answer) return
    clear()
    onMade(answer.data.campaign_id)
  }
  return (
    <Form onSubmit={submit} className="card grid gap-4 p-4 sm:p-5">
      <h2 className="text-h3">เขียนข้อความใหม่</h2>
      {restored && <DraftNotice onDiscard={clear} />}
      <ErrorSummary problems={problems} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          {...field('topic')}
          label="เรื่อง"
          choices={CAMPAIGN_TOPICS.map((topic) => [topic, TOPIC_NAMES[topic]] as const)}
        />
        <SelectField
          {...field('audience')}
          label="ส่งถึง"
          choices={AUDIENCES.map((audience) => [audience, AUDIENCE_NAMES[audience]] as const)}
        />
      </div>
      {isUnit && (
        <TextField {...field('unit_no')} label="เลขหน่วยงาน" maxLength={8} width="sm:max-w-48" />
      )}
      <TextField
        {...field('words')}
        label="ข้อความ"
        hint="อ่านในหน้าแจ้งเตือนของสมาชิก ห้ามใส่ลิงก์ ให้บอกชื่อหน้าในระบบสมาชิกแทน"
        rows={4}
        maxLength={WORDS_MAX}
      />
      <SmsPartsLine topic={values.topic} words={values.words} />
      <Button
        type="submit"
        primary
        label="บันทึกและนับผู้รับ"
        busy={busy}
        className="justify-self-start"
      />
    </Form>
  )
}
