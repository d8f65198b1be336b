// What the catalogue of PostgreSQL cannot say of a column. Everything else in tables.generated.ts is read from it.

/** Of a type of PostgreSQL, the type its values have here (database/core/connect.ts). */
export const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Day',
  float4: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'unknown',
  ppm: 'number',
  satang: 'Satang',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
}

/** The exact type of single columns: what is inside JSON, arrays and text without a check, and amounts in plain bigint. */
export const COLUMNS: Record<string, string> = {
  'audit_event.detail': 'Record<string, string | number | boolean>',
  'document_file.media_type': 'string',
  'import_file.sums': 'Record<string, number>',
  'issued_paper.kind': 'PaperKind',
  'issued_paper.totals': 'KeyTotal[]',
  'loan_limit.amount_max': 'Satang',
  'loan_rule_set.products': 'LoanProduct[]',
  'marquee.until': 'string',
  'paper_series.kind': 'PaperKind',
  'staff.roles': 'StaffRole[]',
  'statistic.assets': 'Satang',
  'statistic.deposits': 'Satang',
  'statistic.loans': 'Satang',
  'statistic.share_capital': 'Satang',
  'terms_acceptance.kind': "'terms' | 'privacy'",
  'unit_layout.columns': 'LayoutColumn[]',
}

export const IMPORTS: Record<string, string> = {
  Day: '#domain/calendar/day.ts',
  KeyTotal: '#domain/paper/issued-paper.ts',
  LayoutColumn: '#domain/unit/payroll-layout.ts',
  LoanProduct: '#domain/loan-right/rule-set.ts',
  PaperKind: '#domain/paper/issued-paper.ts',
  Satang: '#domain/money/money.ts',
  StaffRole: '#domain/identity/staff-role.ts',
}

/** Never null, though the catalogue does not know: computed columns, and what a view's conditions exclude. */
export const NEVER_NULL: ReadonlySet<string> = new Set([
  'board_message.search_text',
  'board_shown.locked',
  'board_shown.pinned',
  'demand.search_text',
  'document_newest.size',
  'topic.search_text',
  'topic_out.published_at',
  ...['topic_id', 'version', 'category_id', 'title', 'body', 'pinned'].map(ofTopicText),
  ...['gallery', 'documents', 'saved_at'].map(ofTopicText),
])

function ofTopicText(column: string): string {
  return `topic_text.${column}`
}

/**
 * Of every view with an outer join, the columns that the join can leave empty though their table never does. A view
 * with such a join that is missing here is an error.
 */
export const OUTER_JOINS: Record<string, readonly string[]> = {
  board_shown: [],
  unit_bill_line: ['type_code', 'type_name', 'loan_opened_on', 'loan_months', 'loan_closed'],
}
