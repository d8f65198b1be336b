import {
  GUIDE_PICTURE_WORDS,
  GUIDE_PICTURES,
  type GuidelineConfig,
  type GuidePicture,
  guidelineProblems,
} from '#domain/site/guidelines.ts'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { Editor } from '../content/rich/editor.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { ConfigForm } from '../site/site/config-form.tsx'
import { fieldsOf } from '../site/site/fields-of.ts'
import { RowList } from '../site/site/row-list.tsx'

type Step = GuidelineConfig['steps'][number]

const PICTURES: readonly (readonly [GuidePicture | '', string])[] = [
  ['', 'ไม่มีภาพ'],
  ...GUIDE_PICTURES.map((picture) => [picture, GUIDE_PICTURE_WORDS[picture]] as const),
]

const GUIDE = [
  'ผู้แทนหน่วยงานเห็นขั้นตอนตามลำดับนี้ในหน้า “แนวปฏิบัติ” ของระบบหน่วยงาน',
  'ผู้ติดต่อและแบบฟอร์มแนบตั้งที่หน้า “ตั้งค่าเว็บไซต์” กลุ่ม “ระบบหน่วยงาน”',
]

export function Component() {
  return (
    <>
      <PageHead title="แนวปฏิบัติของหน่วยงาน" guide={GUIDE} />
      <ConfigForm<GuidelineConfig>
        path="/api/admin/guidelines"
        label="บันทึกแนวปฏิบัติ"
        problemsOf={guidelineProblems}
      >
        {({ content, change, problem }) => (
          <RowList
            name="steps"
            noun="ขั้นตอน"
            rows={content.steps}
            nameOf={({ title }) => title}
            onChange={(steps) => change({ steps })}
            fresh={(): Step => ({ title: '', body_html: '', picture: null })}
          >
            {(step, at, put) => {
              const field = fieldsOf({
                whole: step,
                prefix: `steps.${at}.`,
                problem,
                onChange: put,
              })
              return (
                <>
                  <div className="grid grid-cols-1 gap-4 md:grid-cols-[1fr_16rem]">
                    <TextField {...field('title')} label="ชื่อขั้นตอน" />
                    <SelectField
                      name={`steps.${at}.picture`}
                      label="ภาพประกอบ"
                      value={step.picture ?? ''}
                      choices={PICTURES}
                      onChange={(picture) => put({ ...step, picture: picture || null })}
                    />
                  </div>
                  <Editor {...field('body_html')} label="เนื้อหา" />
                </>
              )
            }}
          </RowList>
        )}
      </ConfigForm>
    </>
  )
}
