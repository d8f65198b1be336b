import { CalendarClock, CircleCheck, CirclePause, Plus, Trash2 } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { type Day, isDay } from '#domain/calendar/day.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { type RuleSet, ruleSetOn } from '#domain/loan-right/rule-set.ts'
import { type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'

interface RuleSetsProps {
  sets: readonly RuleSet[]
  chosen: number
  today: Day
  version: number
  error: string | undefined
  onChoose: (at: number) => void
  onAdd: (set: RuleSet) => void
  onRemove: () => void
}

const BLANK: RuleSet = { effective_from: '', title: '', products: [] }
const IN_FORCE: BadgeStyle = ['green', CircleCheck, 'ใช้อยู่']
const AHEAD: BadgeStyle = ['blue', CalendarClock, 'ยังไม่ถึงวันมีผล']
const PAST: BadgeStyle = ['gray', CirclePause, 'เลิกใช้แล้ว']

/** The sets by the day they take effect: one is being looked at, and a new one begins from another. */
export function RuleSets(props: RuleSetsProps) {
  const { sets, chosen, today, version, error, onChoose, onAdd, onRemove } = props
  const id = useId()
  const [removing, setRemoving] = useState(false)
  const inForce = ruleSetOn(sets, today)
  const standing = (set: RuleSet) => {
    if (set === inForce) return IN_FORCE
    return isDay(set.effective_from) && set.effective_from <= today ? PAST : AHEAD
  }
  const title = sets[chosen]?.title
  return (
    <section aria-labelledby={id} className="card grid grid-cols-1 gap-4 p-4 sm:p-6">
      <h2 id={id} className="text-h3">
        ชุดเกณฑ์
        {version > 0 && (
          <span className="ms-3 text-small font-normal text-muted">รุ่นที่ {version}</span>
        )}
      </h2>
      {sets.length === 0 && (
        <p className="text-muted">ยังไม่มีชุดเกณฑ์ เพิ่มจากแม่แบบแล้วแก้ให้ตรงกับระเบียบได้</p>
      )}
      <ul className="grid grid-cols-1 gap-2">
        {sets.map((set, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a set has no name while its day is typed
          <li key={at}>
            <label className="choice flex-wrap items-center">
              <input
                type="radio"
                name="set"
                checked={at === chosen}
                onChange={() => onChoose(at)}
                className="size-5 shrink-0 accent-primary"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">
                  {set.title || 'ชุดใหม่ ยังไม่มีชื่อ'}
                </span>
                <span className="block text-small text-muted">
                  {isDay(set.effective_from)
                    ? `มีผลตั้งแต่ ${longDate(set.effective_from)}`
                    : 'ยังไม่กำหนดวันที่มีผล'}
                </span>
              </span>
              <StyledBadge by={standing(set)} />
            </label>
          </li>
        ))}
      </ul>
      <AddSet sets={sets} error={error} onAdd={onAdd} />
      {sets.length > 0 && (
        <Button
          Icon={Trash2}
          label="ลบชุดที่เลือก"
          className="justify-self-start"
          onClick={() => setRemoving(true)}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={`ลบชุดเกณฑ์ “${title || 'ชุดใหม่'}”?`}
          text="มีผลเมื่อกดบันทึก และนำกลับมาได้จากประวัติการแก้ไข"
          action="ลบชุดเกณฑ์"
          onConfirm={() => {
            setRemoving(false)
            onRemove()
          }}
          onClose={() => setRemoving(false)}
        />
      )}
    </section>
  )
}

interface AddSetProps {
  sets: readonly RuleSet[]
  error: string | undefined
  onAdd: (set: RuleSet) => void
}

function AddSet({ sets, error, onAdd }: AddSetProps) {
  const [from, setFrom] = useState(sets.length > 0 ? 'set 0' : 'blank')
  const [published, setPublished] = useState<Record<string, RuleSet>>({})
  // Only officers who enter rules need what others publish.
  useEffect(() => {
    let left = false
    void import('#domain/loan-right/published-rules.ts').then(({ PUBLISHED_RULES }) => {
      if (!left) setPublished(PUBLISHED_RULES)
    })
    return () => {
      left = true
    }
  }, [])
  const sources = new Map<string, readonly [label: string, set: RuleSet]>([
    ...sets.map((set, at) => [`set ${at}`, [`คัดลอก ${set.title || 'ชุดใหม่'}`, set]] as const),
    ...Object.entries(published).map(
      ([name, set]) => [`published ${name}`, [`แม่แบบ ${set.title}`, set]] as const,
    ),
    ['blank', ['เริ่มจากว่าง', BLANK]],
  ])
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-[1_1_18rem]">
        <SelectField
          name="sets.add"
          label="ชุดใหม่เริ่มจาก"
          error={error}
          value={from}
          choices={[...sources].map(([value, [label]]) => [value, label] as const)}
          onChange={setFrom}
        />
      </div>
      <Button
        Icon={Plus}
        label="เพิ่มชุดเกณฑ์"
        onClick={() => {
          const [, set] = sources.get(from) ?? ['', BLANK]
          onAdd({ ...structuredClone(set), effective_from: '' })
        }}
      />
    </div>
  )
}
