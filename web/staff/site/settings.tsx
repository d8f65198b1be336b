import { type SettingValues, settingProblems } from '#domain/site/setting-check.ts'
import {
  SETTING_GROUP_NAMES,
  SETTING_GROUPS,
  type SettingGroupName,
} from '#domain/site/settings.ts'
import { address } from '../../client/address.ts'
import { Tabs, useTab } from '../../ui/data/tabs.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { GroupPreview } from './settings/preview.tsx'
import { SettingField } from './settings/setting-field.tsx'
import { ConfigForm } from './site/config-form.tsx'

const GUIDE = [
  'แต่ละกลุ่มบันทึกแยกกัน และมีประวัติของตัวเอง',
  'ระบบไม่รับค่าที่ทำให้หน้าคำนวณใช้งานไม่ได้ ตัวอย่างการคำนวณเปลี่ยนตามค่าที่กำลังพิมพ์',
]

export function Component() {
  const tabs = SETTING_GROUP_NAMES.map((value) => ({ value, label: SETTING_GROUPS[value].title }))
  const chosen = useTab(tabs)
  return (
    <>
      <PageHead title="ตั้งค่าเว็บไซต์" guide={GUIDE} />
      <Tabs label="กลุ่มของค่า" tabs={tabs} />
      <Group key={chosen} group={chosen as SettingGroupName} />
    </>
  )
}

function Group({ group }: { group: SettingGroupName }) {
  const { title, about, seenAt, settings } = SETTING_GROUPS[group]
  return (
    <ConfigForm<SettingValues>
      path={address('/api/admin/settings/:group', { group })}
      label={`บันทึก${title}`}
      seenAt={seenAt}
      labels={Object.fromEntries(settings.map(({ name, label }) => [name, label]))}
      // Rates that are announced are known to the server alone.
      problemsOf={(values) => settingProblems(group, values, { highestLoanPpm: 0 })}
    >
      {({ content, change, problem }) => (
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <section className="card grid grid-cols-1 gap-5 p-4 sm:p-6">
            <div>
              <h2 className="text-h3">{title}</h2>
              <p className="text-small text-muted">{about}</p>
            </div>
            {settings.map((rule) => (
              <SettingField
                key={rule.name}
                rule={rule}
                error={problem(rule.name)}
                value={content[rule.name] ?? ''}
                onChange={(value) => change({ ...content, [rule.name]: value })}
              />
            ))}
          </section>
          <GroupPreview group={group} values={content} />
        </div>
      )}
    </ConfigForm>
  )
}
