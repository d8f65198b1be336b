// Whose figures a member reads: their own. Of a loan that is asked for neither side learns what the other earns, owns or may stand for.

/** Every field that a reply of these calls may hold: a further one is thought about here first. */
const FORM =
  'product amount months method other_income student_loan housing other_deductions purpose collateral ' +
  'guarantors[].membership_no guarantors[].name guarantors[].amount file_id'
export const LOAN_FIELDS: Record<string, string[]> = {
  // To the borrower. What they typed themselves comes back to them.
  'GET /api/member/loan_request': [
    'as_of',
    ...under('draft', 'reference version file_name saved_at mends.request_id mends.request_no'),
    ...under('draft.form', FORM),
    ...under('account', 'bank masked'),
    ...under(
      'open',
      'request_id version request_no summary state may_change certificate has_payslip answer_by ' +
        'guarantors[].name guarantors[].amount guarantors[].answer',
    ),
    ...under('open.form', FORM),
  ],
  'POST /api/member/loan_request': ['reference', 'version', 'saved_at'],
  'POST /api/member/loan_request/discard': [],
  'POST /api/member/loan_request/guarantor': ['name', 'may'],
  // To the guarantor. The rooms are their own.
  'GET /api/member/coll/asks': [
    'as_of',
    ...under(
      'asks[]',
      'ask state borrower_name borrower_unit product amount months method rate_ppm first_instalment first_due_on ' +
        'last_due_on own_amount co_guarantors[] asked_at answered_at answer_by why_not ' +
        'room_before.contracts_left room_before.amount_left room_after.contracts_left room_after.amount_left',
    ),
  ],
  'POST /api/member/coll/asks/{ask}/decline': [],
}

/** What somebody's pay, shares, deposits and debts are called. */
const FIGURES = /salary|income|share|deposit|balance|net_pay|capacity|residual|deduct|room/i

/** Of every call of members the figures in its reply, all of them the reader's own; but of a loan that is guaranteed what is owed of it. */
const OWN: Record<string, RegExp> = {
  'GET /api/member/welcome': /^(collection|deposit|loan|share)\./,
  'GET /api/member/share_change': /^(salary$|residual_|wished\.residual_)/,
  'GET /api/member/loan_request': /^(draft|open)\.form\.other_(income|deductions)$/,
  'GET /api/member/coll/asks': /^asks\[\]\.room_(before|after)\./,
  'GET /api/member/status': /^salary$/,
  'GET /api/member/share': /^(balance|shares|months\[\]\.balance|movements\[\]\.(balance|shares))$/,
  'GET /api/member/loan': /^(contracts\[\]\.)?balance$/,
  'GET /api/member/loan_statement/{statement}': /balance$/,
  'GET /api/member/deposit': /^(accounts\[\]\.)?balance$/,
  'GET /api/member/dep_statement/{statement}': /balance$/,
  'GET /api/member/kep': /(deducted|basis\.balance)$/,
  'GET /api/member/kepcrem': /^deducted$/,
  'GET /api/member/coll': /^(capacity\.|(given|received)\[\]\.loan_balance$)/,
  'GET /api/member/guarantee': /^(capacity\.|given\[\]\.loan_balance$)/,
  'GET /api/member/gian': /^beneficiaries\[\]\.share_ppm$/,
  'GET /api/member/dividend': /^years\[\]\.deduct/,
  'GET /api/member/balance': /^(deposits\[\]\.|loans\[\]\.balance$|shares$)/,
  'GET /api/member/pay': /^offers\[\]\.(loan\.balance|share\.(balance|par_value))$/,
  'GET /api/member/right': /^(facts\.|lendings\[\]\.product\.rules\[\]\.rows\[\]\.shares_from$)/,
}

function under(at: string, fields: string): string[] {
  return fields.split(' ').map((field) => `${at}.${field}`)
}

interface Described {
  properties?: Record<string, Described>
  items?: Described
  anyOf?: Described[]
}

/** Where a reply holds a value: «data.asks[].amount». */
function fieldsOf({ properties, items, anyOf }: Described, at = ''): string[] {
  if (anyOf) return anyOf.flatMap((one) => fieldsOf(one, at)).filter((one) => one !== '')
  if (items) return fieldsOf(items, `${at}[]`)
  if (!properties) return [at]
  return Object.entries(properties).flatMap(([name, one]) =>
    fieldsOf(one, at === '' ? name : `${at}.${name}`),
  )
}

// biome-ignore lint/suspicious/noExplicitAny: of the OpenAPI document what is asked of it
export type Paths = Record<string, Record<string, any>>

/** Every call of members, with what its reply may hold. */
export function memberReplies(paths: Paths): [name: string, fields: string[]][] {
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/member/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]): [string, string[]] => {
        const schema = responses['200']?.content?.['application/json']?.schema ?? {}
        const fields = fieldsOf(schema).filter((field) => field.startsWith('data.'))
        const told = new Set(fields.map((field) => field.slice('data.'.length)))
        return [`${method.toUpperCase()} ${path}`, [...told].sort()]
      }),
    )
}

/** The figures in a reply that nobody has said to be the reader's own. */
export function othersFigures([name, fields]: [name: string, fields: string[]]): string[] {
  return fields.filter((field) => FIGURES.test(field) && !OWN[name]?.test(field))
}
