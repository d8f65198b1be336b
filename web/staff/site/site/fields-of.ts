/** What the inputs of something are told, one by one: their names, what they hold and what is wrong with it. */
export type FieldsOf<Whole> = <Key extends keyof Whole & string>(
  key: Key,
) => {
  name: string
  error: string | undefined
  value: Whole[Key]
  onChange: (value: Whole[Key]) => void
}

interface Edited<Whole> {
  whole: Whole
  /** Begins the names of its inputs, as «items.0.». */
  prefix: string
  problem: (field: string) => string | undefined
  onChange: (whole: Whole) => void
}

export function fieldsOf<Whole extends object>(edited: Edited<Whole>): FieldsOf<Whole> {
  const { whole, prefix, problem, onChange } = edited
  return (key) => ({
    name: prefix + key,
    error: problem(prefix + key),
    value: whole[key],
    onChange: (value) => onChange({ ...whole, [key]: value }),
  })
}
