import { useEffect, useState } from 'react'
import {
  type LinesKind,
  type RowProblem,
  rowProblems,
  rowsOf,
  type SettingRow,
  textOf,
} from '#domain/site/setting-lines.ts'
import { Field, FieldGroup, type Typed } from '../../../ui/form/field.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { FigureInput } from '../../../ui/form/figure-input.tsx'
import { RowList } from '../site/row-list.tsx'

/** The value is as it is stored: a line for each code. */
interface RowsFieldProps extends Typed {
  label: string
  hint?: string | undefined
  optional: boolean
  kind: LinesKind
}

/** A setting with something to say of several codes: a row each, stored as lines of one text. */
export function RowsField({ kind, value, onChange, error, ...words }: RowsFieldProps) {
  const { name } = words
  const [typed, setTyped] = useState({ value, rows: rowsOf(value, kind) })
  // A draft, another version or what was saved before brings another text.
  const rows = typed.value === value ? typed.rows : rowsOf(value, kind)
  const wrong = error ? rowProblems(textOf(rows, kind), kind) : []
  // What the error summary leads to: the first field that is wrong.
  const idOf = (at: number, part: keyof SettingRow) =>
    isOf(wrong[0] ?? { at: 0, part: 'code' }, at, part) ? name : `${name}.${at}.${part}`
  const [added, setAdded] = useState<{ id: string }>()
  useEffect(() => {
    if (added) document.getElementById(added.id)?.focus()
  }, [added])

  function change(next: SettingRow[]) {
    const text = textOf(next, kind)
    setTyped({ value: text, rows: next })
    onChange(text)
  }
  return (
    <FieldGroup {...words} error={wrong.length > 0 ? undefined : error}>
      <RowList
        name={name}
        noun={kind.row.noun}
        fixed
        rows={rows}
        nameOf={({ code }) => code}
        onChange={change}
        fresh={() => {
          setAdded({ id: idOf(rows.length, 'code') })
          return { code: '', said: '' }
        }}
      >
        {(row, at, changeRow) => (
          <RowFields
            row={row}
            kind={kind}
            idOf={(part) => idOf(at, part)}
            errorOf={(part) => wrong.find((one) => isOf(one, at, part))?.text}
            onChange={changeRow}
          />
        )}
      </RowList>
    </FieldGroup>
  )
}

function isOf(problem: Pick<RowProblem, 'at' | 'part'>, at: number, part: keyof SettingRow) {
  return problem.at === at && problem.part === part
}

interface RowFieldsProps {
  row: SettingRow
  kind: LinesKind
  idOf: (part: keyof SettingRow) => string
  errorOf: (part: keyof SettingRow) => string | undefined
  onChange: (row: SettingRow) => void
}

function RowFields({ row, kind, idOf, errorOf, onChange }: RowFieldsProps) {
  const said = { name: idOf('said'), error: errorOf('said') }
  return (
    <>
      <TextField
        name={idOf('code')}
        label={kind.row.code}
        error={errorOf('code')}
        english
        width="max-w-40"
        value={row.code}
        // A colon ends the code where it is stored.
        onChange={(code) => onChange({ ...row, code: code.replace(/[\s:]/g, '') })}
      />
      {kind.of === 'words' ? (
        <TextField
          {...said}
          label={kind.row.said}
          rows={2}
          value={row.said}
          onChange={(text) => onChange({ ...row, said: text })}
        />
      ) : (
        <Field {...said} label={`${kind.row.said} (บาท)`}>
          {(wiring) => (
            <FigureInput
              {...wiring}
              takes="amount"
              autoComplete="off"
              value={row.said}
              onChange={(text) => onChange({ ...row, said: text })}
              className="input figures max-w-40 text-end"
            />
          )}
        </Field>
      )}
    </>
  )
}
