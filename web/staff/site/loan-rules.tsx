import { useState } from 'react'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { CONFIG_LABELS, configInWords } from '#domain/loan-right/rule-in-words.ts'
import { loanRuleProblems } from '#domain/loan-right/rule-problems.ts'
import { type LoanRightConfig, type RuleSet, ruleSetOn } from '#domain/loan-right/rule-set.ts'
import { useNow } from '../../app/site.tsx'
import { useQuery } from '../../client/use-query.ts'
import { PageHead } from '../parts/page-head.tsx'
import { DryRun } from './loan-rules/dry-run.tsx'
import { Examples } from './loan-rules/examples.tsx'
import { RuleSets } from './loan-rules/rule-sets.tsx'
import { SetFields } from './loan-rules/set-fields.tsx'
import { ConfigForm } from './site/config-form.tsx'
import type { ConfigEditing } from './site/use-config.ts'

const GUIDE = [
  'แต่ละชุดมีวันที่มีผล เมื่อระเบียบเปลี่ยน ให้เพิ่มชุดใหม่จากชุดเดิมแล้วตั้งวันล่วงหน้าได้',
  'ทุกเกณฑ์ต้องบอกข้อของระเบียบ สมาชิกเห็นข้อนั้นพร้อมคำตอบ',
  'ตัวอย่างสมาชิกด้านล่างคำนวณใหม่ทุกครั้งที่แก้ เทียบกับชุดที่ใช้อยู่วันนี้',
  'เมื่อกดบันทึก ต้องยืนยันตัวตน และเจ้าหน้าที่อีกท่านต้องยืนยันจึงมีผล',
]

export function Component() {
  const today = bangkokDate(useNow())
  return (
    <>
      <PageHead title="เกณฑ์เงินกู้" guide={GUIDE} />
      <ConfigForm<LoanRightConfig>
        path="/api/admin/loan-rules"
        label="บันทึกเกณฑ์เงินกู้"
        saidSaved="บันทึกแล้ว สมาชิกตรวจสิทธิกู้ตามเกณฑ์นี้ตั้งแต่วันที่มีผล"
        labels={CONFIG_LABELS}
        inWords={configInWords}
        problemsOf={(content, { sets }) => loanRuleProblems(content, { sets, today })}
      >
        {(_, config) => <Editor config={config} />}
      </ConfigForm>
    </>
  )
}

function Editor({ config }: { config: ConfigEditing<LoanRightConfig> }) {
  const today = bangkokDate(useNow())
  const { content, change, problem, problems, saved } = config
  const { sets } = content
  const [picked, pick] = useState<number>()
  // What must be mended is opened; else the set in force.
  const wrong = Object.keys(problems).flatMap((field) => /^sets\.(\d+)\./.exec(field)?.[1] ?? [])
  const inForce = ruleSetOn(sets, today)
  const usual = inForce ? sets.indexOf(inForce) : 0
  const at = Math.min(picked ?? Number(wrong[0] ?? usual), Math.max(0, sets.length - 1))
  const set = sets[at]
  const calculators = useQuery('/api/info/calculators').data
  function put(next: RuleSet) {
    change({ sets: sets.map((one, place) => (place === at ? next : one)) })
  }
  return (
    <>
      <RuleSets
        sets={sets}
        chosen={at}
        today={today}
        version={saved.version}
        error={problem('sets.add')}
        onChoose={pick}
        onAdd={(added) => {
          change({ sets: [added, ...sets] })
          pick(0)
        }}
        onRemove={() => {
          change({ sets: sets.filter((_, place) => place !== at) })
          pick(undefined)
        }}
      />
      {set && (
        <>
          <SetFields
            key={at}
            set={set}
            name={`sets.${at}`}
            problems={problems}
            rates={calculators?.loan_types ?? []}
            onChange={put}
          />
          {calculators && (
            <Examples
              set={set}
              before={ruleSetOn(saved.content.sets, today)}
              today={today}
              calculators={calculators}
            />
          )}
          <DryRun set={set} />
        </>
      )}
    </>
  )
}
