import { useEffect, useState } from 'react'
import { formatBaht, satang } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import type { SettingKind, SettingRule } from '#domain/site/settings.ts'
import { typedBaht, typedInteger, typedPpm } from '#domain/text/typed-number.ts'
import { Choices } from '../../../ui/form/field.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { LinkField } from '../site/links.tsx'
import { ColourField, MarkField } from './brand-fields.tsx'
import { RowsField } from './rows-field.tsx'

interface SettingFieldProps {
  rule: SettingRule
  error: string | undefined
  /** As it is stored: satang, parts per million, words. */
  value: string
  onChange: (value: string) => void
}

/** The input that a setting's kind asks for; amounts are typed as people say them. */
export function SettingField({ rule, error, value, onChange }: SettingFieldProps) {
  const { name, label, hint, optional = false, kind } = rule
  const words = { name, label, hint, optional, error }
  switch (kind.is) {
    case 'choice':
      return kind.choices.length > 6 ? (
        <SelectField {...words} value={value} choices={kind.choices} onChange={onChange} />
      ) : (
        <Choices
          {...words}
          value={value}
          choices={kind.choices.map(([one, text]) => ({ value: one, label: text }))}
          onChoose={onChange}
        />
      )
    case 'baht':
    case 'percent':
    case 'whole':
      if (kind.is === 'whole' && kind.to)
        return <ChosenSetting {...words} to={kind.to} value={value} onChange={onChange} />
      return <NumberSetting {...words} kind={kind} value={value} onChange={onChange} />
    case 'lines':
      return <RowsField {...words} kind={kind} value={value} onChange={onChange} />
    case 'colour':
      return <ColourField {...words} value={value} onChange={onChange} />
    case 'picture':
      return <MarkField {...words} value={value} onChange={onChange} />
    case 'text':
      return <TextField {...words} rows={3} value={value} onChange={onChange} />
    default:
      return (
        <TextField
          {...words}
          english={kind.is === 'link' || kind.is === 'email'}
          value={value}
          onChange={onChange}
        />
      )
  }
}

const BEGINNINGS = { topic: '/show/', category: '/list/' }

/** Stored as a number, chosen by name. */
function ChosenSetting(
  props: Words & Pick<SettingFieldProps, 'value' | 'onChange'> & { to: 'topic' | 'category' },
) {
  const { to, value, onChange, ...words } = props
  const beginning = BEGINNINGS[to]
  return (
    <LinkField
      {...words}
      only={to}
      value={/^\d+$/.test(value) ? beginning + value : value}
      onChange={(url) => onChange(url.trim().replace(beginning, ''))}
    />
  )
}

type Words = Omit<SettingRule, 'kind' | 'optional'> & {
  optional: boolean
  error: string | undefined
}
type Numbers = Extract<SettingKind, { is: 'baht' | 'percent' | 'whole' }>

const TYPED = { baht: typedSigned, percent: typedPpm, whole: typedInteger }

/** An amount may be below zero where it rounds down. */
function typedSigned(text: string): number {
  const below = /^\s*[-−]/.test(text)
  const amount = typedBaht(text.replace(/^\s*[-−]/, ''))
  return below ? -amount : amount
}

function written(kind: Numbers, value: string): string {
  const number = Number(value)
  if (value === '' || !Number.isSafeInteger(number)) return value
  if (kind.is === 'baht') return formatBaht(satang(number)).replace(/\.00$/, '')
  return kind.is === 'percent' && number >= 0 ? formatRate(number).replace('%', '') : value
}

interface NumberSettingProps extends Words {
  kind: Numbers
  value: string
  onChange: (value: string) => void
}

function NumberSetting({ kind, value, onChange, ...words }: NumberSettingProps) {
  const unit = kind.is === 'baht' ? 'บาท' : kind.is === 'percent' ? '%' : kind.unit
  const stored = (text: string) => {
    const number = TYPED[kind.is](text)
    return text.trim() === '' ? '' : Number.isInteger(number) ? String(number) : text.trim()
  }
  return (
    <TypedText
      {...words}
      label={unit ? `${words.label} (${unit})` : words.label}
      value={value}
      shown={written(kind, value)}
      stored={stored}
      onChange={onChange}
    />
  )
}

interface TypedTextProps extends Words {
  value: string
  /** How the stored value is written, and what was typed is stored. */
  shown: string
  stored: (text: string) => string
  onChange: (value: string) => void
}

/** What is typed stays as it is typed, until another value comes from elsewhere. */
function TypedText({ value, shown, stored, onChange, ...field }: TypedTextProps) {
  const [text, setText] = useState(shown)
  const isSame = stored(text) === value
  useEffect(() => {
    if (!isSame) setText(shown)
  }, [isSame, shown])
  return (
    <TextField
      {...field}
      value={text}
      onChange={(next) => {
        setText(next)
        onChange(stored(next))
      }}
    />
  )
}
