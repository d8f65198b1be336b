import {
  type LayoutColumn,
  PAYROLL_COLUMNS,
  type PayrollColumn,
  WIDTH_MAX,
  withUsualWidth,
} from '#domain/unit/payroll-layout.ts'
import { FieldGroup } from '../../ui/form/field.tsx'
import { FigureInput } from '../../ui/form/figure-input.tsx'

interface ColumnChoiceProps {
  columns: readonly LayoutColumn[]
  /** Only a file of fixed widths has widths. */
  withWidths: boolean
  onChange: (columns: LayoutColumn[]) => void
}

/** The columns in their order; moved by buttons, which every hand and keyboard can press. */
export function ColumnChoice({ columns, withWidths, onChange }: ColumnChoiceProps) {
  const left = (Object.keys(PAYROLL_COLUMNS) as PayrollColumn[]).filter(
    (name) => !columns.some(({ column }) => column === name),
  )

  function move(at: number, to: number) {
    const moved = columns[at]
    if (!moved || to < 0 || to >= columns.length) return
    const rest = columns.filter((_, index) => index !== at)
    onChange([...rest.slice(0, to), moved, ...rest.slice(to)])
  }

  return (
    <FieldGroup name="payroll-columns" label="คอลัมน์ในไฟล์ เรียงจากซ้ายไปขวา">
      <ol className="grid overflow-hidden rounded-control border border-control">
        {columns.map(({ column, width }, at) => {
          const { head } = PAYROLL_COLUMNS[column]
          return (
            <li
              key={column}
              className="flex flex-wrap items-center gap-x-2 border-b border-border py-1 ps-3 last:border-0"
            >
              <span
                className={`min-w-0 flex-1 py-2 ${withWidths ? 'max-sm:basis-full' : 'basis-36'}`}
              >
                <span className="figures me-2 inline-block w-6 text-end text-small text-muted">
                  {at + 1}
                </span>
                {head}
              </span>
              {withWidths && (
                <label className="flex items-center gap-2 text-small">
                  <span className="sr-only">ความกว้างของ{head}</span>
                  <FigureInput
                    takes="whole"
                    value={String(width)}
                    onChange={(typed) =>
                      onChange(
                        columns.map((one, index) =>
                          index === at ? { ...one, width: widthOf(typed) } : one,
                        ),
                      )
                    }
                    className="input w-20 text-end"
                  />
                  ตัวอักษร
                </label>
              )}
              <span className="ms-auto flex">
                <Press word="ขึ้น" what={head} onPress={() => move(at, at - 1)} />
                <Press word="ลง" what={head} onPress={() => move(at, at + 1)} />
                <Press
                  word="นำออก"
                  what={head}
                  onPress={() => onChange(columns.filter((_, index) => index !== at))}
                />
              </span>
            </li>
          )
        })}
      </ol>
      {left.length > 0 && (
        <label className="mt-2 block sm:max-w-md">
          <span className="sr-only">เพิ่มคอลัมน์</span>
          <select
            className="input w-full"
            value=""
            onChange={(event) =>
              onChange([...columns, withUsualWidth(event.target.value as PayrollColumn)])
            }
          >
            <option value="" disabled>
              + เพิ่มคอลัมน์
            </option>
            {left.map((name) => (
              <option key={name} value={name}>
                {PAYROLL_COLUMNS[name].head}
              </option>
            ))}
          </select>
        </label>
      )}
    </FieldGroup>
  )
}

function widthOf(typed: string): number {
  return Math.min(WIDTH_MAX, Math.max(1, Math.trunc(Number(typed)) || 1))
}

interface PressProps {
  word: string
  /** Of which column, for those who do not see the row. */
  what: string
  onPress: () => void
}

function Press({ word, what, onPress }: PressProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-11 min-w-11 px-2 text-small text-link hover:bg-subtle"
    >
      {word}
      <span className="sr-only"> {what}</span>
    </button>
  )
}
