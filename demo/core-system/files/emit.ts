/** Money as satang, rates as parts per million, days as 'YYYY-MM-DD'; the writer knows how files say it. */
export type Values = Record<string, string | number | undefined>

export type Emit = (set: string, values: Values) => void
