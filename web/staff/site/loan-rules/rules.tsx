import { ChevronDown, Plus } from 'lucide-react'
import { useState } from 'react'
import { freshRow, freshRule, RULE_FORMS, RULE_GROUPS } from '#domain/loan-right/rule-forms.ts'
import { MEMBER_KIND_WORDS, PAYROLL_WORDS } from '#domain/loan-right/rule-in-words.ts'
import type { RightRule, RuleKind } from '#domain/loan-right/rule-set.ts'
import { RULE_NAMES } from '#domain/loan-right/words.ts'
import { Button } from '../../../ui/form/button.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import { RowList } from '../site/row-list.tsx'
import { RuleInputs, type Values } from './rule-inputs.tsx'

const KINDS = (Object.keys(RULE_FORMS) as RuleKind[]).map(
  (kind) => [kind, `${RULE_GROUPS[RULE_FORMS[kind].group]} · ${RULE_NAMES[kind]}`] as const,
)
const PAYROLLS = Object.entries(PAYROLL_WORDS)
const MEMBER_KINDS = Object.entries(MEMBER_KIND_WORDS)

type Problem = (field: string) => string | undefined

interface RulesProps {
  rules: readonly RightRule[]
  /** The loan whose rules they are. */
  of: string
  name: string
  problem: Problem
  /** Something in them must be mended, which must not stay hidden. */
  isWrong: boolean
  onChange: (rules: RightRule[]) => void
}

export function Rules({ rules, of, name, problem, isWrong, onChange }: RulesProps) {
  const [open, setOpen] = useState(rules.length === 0)
  const [kind, setKind] = useState<RuleKind>('salary_times')
  return (
    <details
      open={open || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group"
    >
      <summary className="flex min-h-12 items-center justify-between gap-3 rounded-control bg-subtle px-4 font-semibold">
        เกณฑ์ {rules.length} ข้อ
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="mt-3 grid grid-cols-1 gap-3">
        <RowList
          name={name}
          noun="เกณฑ์"
          rows={rules}
          nameOf={(rule) => RULE_NAMES[rule.kind]}
          onChange={onChange}
          max={60}
        >
          {(rule, at, put) => (
            <Rule rule={rule} name={`${name}.${at}`} problem={problem} onChange={put} />
          )}
        </RowList>
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-[1_1_18rem]">
            <SelectField
              name={`${name}.add`}
              label={`เกณฑ์ที่จะเพิ่มใน ${of}`}
              error={problem(`${name}.add`)}
              hint={RULE_FORMS[kind].about}
              value={kind}
              choices={KINDS}
              onChange={setKind}
            />
          </div>
          <Button
            Icon={Plus}
            label="เพิ่มเกณฑ์"
            of={`ของ ${of}`}
            onClick={() => onChange([...rules, freshRule(kind, rules.at(-1)?.clause)])}
          />
        </div>
      </div>
    </details>
  )
}

interface RuleProps {
  rule: RightRule
  name: string
  problem: Problem
  onChange: (rule: RightRule) => void
}

function Rule({ rule, name, problem, onChange }: RuleProps) {
  const { about, fields, rows } = RULE_FORMS[rule.kind]
  const values = rule as unknown as Values
  const put = (changed: Values) => onChange({ ...values, ...changed } as unknown as RightRule)
  return (
    <>
      <p className="text-small text-muted">{about}</p>
      <TextField
        name={`${name}.clause`}
        label="ข้อของระเบียบ"
        hint="เช่น ข้อ 14 ระเบียบฯ 2567"
        error={problem(`${name}.clause`)}
        value={rule.clause}
        onChange={(clause) => put({ clause })}
      />
      <RuleInputs fields={fields} values={values} name={name} problem={problem} onChange={put} />
      {rows && (
        <RowList<Values>
          name={`${name}.rows`}
          noun="แถว"
          rows={values.rows as Values[]}
          nameOf={() => ''}
          onChange={(changed) => put({ rows: changed })}
          fresh={() => freshRow(rows)}
          max={30}
          fixed
        >
          {(row, at, putRow) => (
            <RuleInputs
              fields={rows}
              values={row}
              name={`${name}.rows.${at}`}
              problem={problem}
              onChange={(changed) => putRow({ ...row, ...changed })}
            />
          )}
        </RowList>
      )}
      {problem(`${name}.rows.add`) && <p className="text-red-fg">{problem(`${name}.rows.add`)}</p>}
      <fieldset>
        <legend className="text-small font-semibold">ใช้เฉพาะกับ (ไม่เลือกคือทุกคน)</legend>
        <div className="flex flex-wrap gap-x-6">
          <Scope
            choices={PAYROLLS}
            chosen={rule.payroll}
            onChange={(payroll) => put({ payroll })}
          />
          <Scope
            choices={MEMBER_KINDS}
            chosen={rule.member_kind}
            onChange={(member_kind) => put({ member_kind })}
          />
        </div>
      </fieldset>
    </>
  )
}

interface ScopeProps {
  choices: [value: string, words: string][]
  chosen: readonly string[] | undefined
  onChange: (chosen: string[]) => void
}

function Scope({ choices, chosen = [], onChange }: ScopeProps) {
  return choices.map(([value, words]) => (
    <Tick
      key={value}
      checked={chosen.includes(value)}
      onChange={(isChosen) =>
        onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value))
      }
    >
      {words}
    </Tick>
  ))
}
