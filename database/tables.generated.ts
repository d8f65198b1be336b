// Written by `npm run tables` from the migrated schema; a test compares. What the schema cannot say stands in
// database/schema/column-types.ts.
// biome-ignore-all format: generated

import type { Generated, GeneratedAlways } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { StaffRole } from '#domain/identity/staff-role.ts'
import type { LoanProduct } from '#domain/loan-right/rule-set.ts'
import type { Satang } from '#domain/money/money.ts'
import type { KeyTotal, PaperKind } from '#domain/paper/issued-paper.ts'
import type { LayoutColumn } from '#domain/unit/payroll-layout.ts'

export interface Tables {
  activation_slip: {
    code_hash: string
    membership_no: string
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
  }
  alert: {
    name: string
    since: Date
    says: string
    sent_at: Date | null
  }
  announcement: {
    announcement_id: GeneratedAlways<number>
    title: string
    body: string
    topic_id: number | null
    sent_at: Date
    sent_by: string
    listening: number | null
  }
  attachment: {
    topic_id: number
    seq: number
    document_id: string
  }
  audit_anchor_kept: {
    host: string
    folder: string
    line: string
    kept_at: Generated<Date>
  }
  audit_check: {
    check_id: GeneratedAlways<number>
    asked_by: string
    started_at: Date
    ended_at: Date | null
    events: number | null
    broken_at: number | null
  }
  audit_event: {
    seq: number
    at: Date
    actor: string
    act_staff: string | null
    action: string
    subject_no: string | null
    outcome: 'done' | 'refused'
    detail: Record<string, string | number | boolean>
    address: string | null
    request_id: string | null
    prev: Buffer
    hash: Buffer
  }
  audit_head: {
    only_one: Generated<boolean>
    seq: number
    hash: Buffer
  }
  backup: {
    file: string
    made_at: Date
    bytes: number
    sha256: string
    rows: number
    sealed: boolean
    took_ms: number
  }
  balance_answer: {
    answer_id: GeneratedAlways<number>
    membership_no: string
    year: number
    shares: Satang
    owed: Satang
    saved: Satang
    agreed: boolean
    note: string
    at: Date
    address: string | null
  }
  balance_reply: {
    answer_id: number
    state: 'done' | 'refused'
    words: string
    answered_by: string
    answered_at: Date
  }
  bank_file: {
    file_id: GeneratedAlways<number>
    layout: string
    name: string
    bank: string
    account: string
    dated_on: Day
    sha256: Buffer
    credits: number
    credit_sum: Satang
    debits: number
    debit_sum: Satang
    state: Generated<'taken' | 'released' | 'refused'>
    taken_by: string | null
    taken_at: Date
    released_by: string | null
    released_at: Date | null
    reason: Generated<string>
    checked_by: string | null
    checked_at: Date | null
  }
  bank_folder_file: {
    folder_file_id: GeneratedAlways<number>
    name: string
    sha256: Buffer
    outcome: 'taken' | 'known' | 'refused'
    file_id: number | null
    problems: unknown
    at: Date
    moved_at: Date | null
    seen_by: string | null
    seen_at: Date | null
  }
  bank_line: {
    line_id: GeneratedAlways<number>
    file_id: number
    bank: string
    account: string
    dated_on: Day
    sequence: number
    void: Generated<boolean>
    kind: 'C' | 'D'
    paid_on: Day
    paid_at: string
    payer: string
    ref1: string
    ref2: string
    ref3: string
    branch: string
    teller: string
    amount: Satang
    biller: string
    payer_bank: string
    outcome: 'matched' | 'unknown' | 'other_amount' | 'paid_twice' | 'late' | 'reversal' | 'nothing' | 'future' | 'other_biller'
    intent_no: number | null
    decision: 'accept' | 'set_aside' | 'unit' | null
    membership_no: string | null
    parts: unknown | null
    reason: Generated<string>
    decided_by: string | null
    decided_at: Date | null
    unit_no: string | null
    period: Day | null
  }
  beneficiary: {
    membership_no: string
    seq: number
    name: string
    relation: string
    address: string | null
    share_ppm: number
    noted_on: Day
    note: string | null
  }
  bill_round: {
    period: Day
    first_seen_on: Day
    reached_no: Generated<string>
    members: Generated<number>
    ended_at: Date | null
  }
  board_block: {
    block_id: GeneratedAlways<number>
    kind: 'word' | 'network' | 'visitor'
    value: string
    message_id: number | null
    why: string
    created_at: Date
    created_by: string
    expires_at: Date | null
    ended_at: Date | null
    ended_by: string | null
  }
  board_message: {
    message_id: GeneratedAlways<number>
    question_id: number | null
    title: string | null
    body: string
    author_kind: 'guest' | 'member' | 'staff'
    author_name: string
    author_no: string | null
    email: string | null
    who: string
    written_at: Date
    state: 'waiting' | 'shown' | 'hidden'
    decided_at: Date | null
    decided_by: string | null
    decided_why: string | null
    search_text: GeneratedAlways<string>
    network: string | null
    pinned_at: Date | null
    locked_at: Date | null
  }
  board_report: {
    report_id: GeneratedAlways<number>
    message_id: number
    who: string
    reason: 'rude' | 'personal' | 'advert' | 'false' | 'other'
    detail: string
    reported_at: Date
    settled_at: Date | null
    settled_by: string | null
  }
  board_shown: {
    message_id: number
    question_id: number | null
    title: string | null
    body: string
    author_kind: 'guest' | 'member' | 'staff'
    author_name: string
    written_at: Date
    search_text: string
    pinned: boolean
    locked: boolean
  }
  campaign: {
    campaign_id: GeneratedAlways<number>
    topic: 'bills' | 'meeting' | 'news'
    audience: 'all' | 'unit' | 'choosers'
    unit_no: string | null
    words: string
    estimate: unknown
    state: Generated<'made' | 'sending' | 'sent' | 'stopped'>
    made_by: string
    made_at: Generated<Date>
    released_by: string | null
    released_at: Date | null
    stopped_by: string | null
    ended_at: Date | null
    reached_no: Generated<string>
    members: Generated<number>
    roadless: Generated<number>
  }
  candidate: {
    year: number
    position_seq: number
    number: number
    name: string
    unit: string
    statement: string
    picture_id: string | null
    votes: number | null
    elected: boolean | null
  }
  category: {
    category_id: number
    name: string
    seq: number
    on_home: boolean
    layout: Generated<'news' | 'forms'>
    changes: Generated<number>
    changed_by: string | null
    changed_at: Date | null
  }
  client_error: {
    fingerprint: string
    release: string
    message: string
    stack: string
    path: string
    browser: string
    times: Generated<number>
    first_at: Generated<Date>
    last_at: Generated<Date>
  }
  cohort_loan: {
    run_id: number
    loan_no: string
    membership_no: string
    opened_on: Day
    late_on: Day | null
  }
  collection_due: {
    period: Day
    due_on: Day
  }
  collection_line: {
    period: Day
    membership_no: string
    unit_no: string
    seq: number
    line_kind: 'share' | 'loan' | 'deposit' | 'cremation' | 'insurance' | 'entrance' | 'guarantee' | 'other'
    ref_no: string | null
    instalment: number | null
    principal: Satang
    interest: Satang
    billed: Satang
    deducted: Satang
  }
  collection_notice: {
    period: Day
    letter_no: string
    dated_on: Day
    signer: string
    signer_position: string
    changed_by: string
    changed_at: Date
  }
  collection_run: {
    period: Day
    due_on: Day
    members: number
    billed: Satang
    deducted: Satang
  }
  collection_slip: {
    period: Day
    membership_no: string
    unit_no: string
    billed: Satang
    deducted: Satang
    reason: 'salary-too-low' | 'moved-or-left' | 'died' | 'unpaid-leave' | 'court-or-student-loan' | 'other' | null
    receipt_no: string | null
  }
  collection_unit: {
    period: Day
    unit_no: string
    members: number
    billed: Satang
    deducted: Satang
    paid_on: Day | null
  }
  consent_event: {
    consent_id: GeneratedAlways<number>
    membership_no: string
    purpose: 'photo' | 'marketing' | 'insurer'
    notice_version: string
    sha256: Buffer
    given: boolean
    at: Date
    address: string | null
  }
  control_account: {
    account_code: string
    name: string
    ledger: 'share' | 'loan' | 'deposit' | 'loan-interest' | 'deposit-interest'
    type_code: string | null
    balance: Satang
  }
  correction_request: {
    request_id: GeneratedAlways<number>
    membership_no: string
    what: 'name' | 'contact' | 'work' | 'bank' | 'beneficiary' | 'other'
    words: string
    state: Generated<'waiting' | 'done' | 'refused'>
    asked_at: Date
    answer: string | null
    answered_at: Date | null
    answered_by: string | null
  }
  credential: {
    kind: 'member' | 'unit' | 'staff'
    login: string
    password_hash: string
    totp_secret: string | null
    changed_at: Generated<Date>
    totp_step: number | null
    totp_sealed: Buffer | null
  }
  cremation_collection: {
    fund_code: string
    membership_no: string
    period: Day
    seq: number
    description: string
    amount: Satang
  }
  cremation_fund: {
    fund_code: string
    name: string
    per_death: Satang
  }
  cremation_member: {
    fund_code: string
    membership_no: string
    registered_no: string
    since_on: Day
    benefit: Satang
    advance: Satang
    payee: string
    state: 'active' | 'ended'
  }
  demand: {
    demand_id: Generated<number>
    code_hash: Buffer
    kind: 'need' | 'suggestion' | 'complaint'
    subject: string
    body: string
    sent_at: Date
    published_at: Date | null
    answer: string | null
    answered_by: string | null
    answered_at: Date | null
    search_text: GeneratedAlways<string>
    assigned_to: string | null
    assigned_at: Date | null
  }
  demand_file: {
    file_id: string
    demand_id: number
    place: number
    name: string
    kind: 'application/pdf' | 'image/webp'
    bytes: Buffer
  }
  demand_note: {
    note_id: GeneratedAlways<number>
    demand_id: number
    words: string
    written_at: Date
    written_by: string
  }
  demand_sender: {
    demand_id: number
    anonymous: boolean
    name: string | null
    contact: string | null
    subject: string
    body: string
  }
  demand_step: {
    step_id: GeneratedAlways<number>
    demand_id: number
    status: 'received' | 'working' | 'answered'
    at: Date
  }
  demand_upload: {
    file_id: string
    name: string
    kind: 'application/pdf' | 'image/webp'
    bytes: Buffer
    uploaded_at: Date
  }
  demand_vote: {
    demand_id: number
    who: string
    voted_at: Date
  }
  deposit_account: {
    account_no: string
    membership_no: string
    type_code: string
    account_name: string
    opened_on: Day
    balance: Satang
    monthly: Satang
    last_on: Day
    accrued_interest: Satang | null
  }
  deposit_movement: {
    account_no: string
    membership_no: string
    seq: number
    posted_on: Day
    receipt_no: string | null
    code: 'BF' | 'DP' | 'WD' | 'IN' | 'TX' | 'TI' | 'TO' | 'RV' | 'AD'
    sign: -1 | 0 | 1
    amount: Satang
    balance: Satang
    reverses: number | null
  }
  deposit_rate: {
    type_code: string
    from_on: Day
    rate_ppm: number
  }
  deposit_type: {
    type_code: string
    name: string
    rate_ppm: number
  }
  dividend: {
    year: number
    membership_no: string
    rate_ppm: number
    return_rate_ppm: number
    dividend: Satang
    average_return: Satang
    deducted: Satang
    net: Satang
    pay_method: 'bank' | 'deposit' | 'cash'
    pay_account_sealed: Buffer | null
    defaulted: 'yes' | 'no' | null
  }
  dividend_deduction: {
    year: number
    membership_no: string
    seq: number
    description: string
    amount: Satang
  }
  document: {
    document_id: Generated<string>
    name: string
    is_open: Generated<boolean>
    changes: Generated<number>
    changed_by: string | null
    changed_at: Generated<Date>
  }
  document_file: {
    file_id: Generated<string>
    document_id: string
    version: number
    media_type: string
    bytes: Buffer
    added_by: string | null
    added_at: Generated<Date>
  }
  document_newest: {
    document_id: string
    file_id: string
    version: number
    media_type: string
    size: number
    added_by: string | null
    added_at: Date
  }
  election: {
    year: number
    title: string
    summary: string
    opens_at: Date
    closes_at: Date
    rules: string[]
    published_at: Date
    results_at: Date | null
    eligible: number | null
    ballots: number | null
    spoiled: number | null
  }
  election_count: {
    year: number
    entry: 1 | 2
    entered_by: string
    entered_at: Date
    figures: unknown
  }
  election_position: {
    year: number
    seq: number
    name: string
    seats: number
  }
  election_step: {
    year: number
    seq: number
    name: string
    starts_on: Day
    ends_on: Day
  }
  failing_mail: {
    membership_no: string
    address_sealed: Buffer
    since: Generated<Date>
  }
  guarantee: {
    loan_no: string
    seq: number
    borrower_no: string
    borrower_name: string
    collateral: 'person' | 'shares' | 'deposit' | 'asset'
    guarantor_no: string | null
    guarantor_name: string | null
    description: string | null
    amount: Satang
    loan_balance: Satang
  }
  guarantee_ask: {
    ask: Generated<string>
    request_id: number
    round: number
    guarantor_no: string
    amount: Satang
    terms_sha256: Buffer
    state: 'asked' | 'consented' | 'declined' | 'withdrawn' | 'lapsed' | 'void'
    asked_at: Date
    answered_at: Date | null
    signing_id: number | null
    judged: unknown | null
  }
  impersonation_grant: {
    grant_id: Generated<string>
    code_hash: Buffer
    staff_login: string
    membership_no: string
    reason: string
    ticket: Generated<string>
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
  }
  import_cancel: {
    run_id: number
    asked_by: string
    asked_at: Date
  }
  import_check: {
    run_id: number
    check_name: string
    state: 'holds' | 'broken' | 'held' | 'carried' | 'unproved' | 'unjudged'
    found: number
    took_ms: Generated<number>
  }
  import_file: {
    run_id: number
    data_set: string
    rows: number
    sums: Record<string, number>
  }
  import_finding: {
    run_id: number
    check_name: string
    seq: number
    file: string
    line: number | null
    value: string
    detail: string | null
  }
  import_problem: {
    run_id: number
    seq: number
    file: string
    line: number | null
    column_name: string | null
    value: string
    says: string
  }
  import_run: {
    run_id: GeneratedAlways<number>
    set_sha256: string | null
    source: string
    as_of: Day | null
    state: Generated<'running' | 'waiting' | 'published' | 'superseded' | 'refused' | 'checked' | 'broken' | 'rolled-back' | 'already-loaded' | 'cancelled'>
    stage: Generated<'read' | 'copy' | 'check' | 'publish' | 'done'>
    bytes_done: Generated<number>
    bytes_total: Generated<number>
    problems: Generated<number>
    accepted: Generated<boolean>
    started_at: Generated<Date>
    ended_at: Date | null
    percent: Generated<number>
    rows_done: Generated<number>
    started_by: Generated<string>
    approved_by: string | null
  }
  import_set: {
    set_id: string
    made_by: string
    made_at: Date
    run_id: number | null
  }
  import_warning: {
    run_id: number
    check_name: string
    seq: number
    says: string
    accepted_by: string | null
    reason: string | null
    accepted_at: Date | null
  }
  insurance: {
    membership_no: string
    year: number
    policy_no: string
    sum_insured: Satang
    premium: Satang
    from_on: Day
    until_on: Day
    receipt_no: string | null
  }
  issued_paper: {
    code: string
    kind: PaperKind
    year: number
    serial: number
    membership_no: string | null
    as_of: Day
    issued_on: Day
    issued_at: Date
    totals: KeyTotal[]
    content_hash: Buffer
  }
  job: {
    name: string
    schedule: string
    due_at: Date
    attempts: Generated<number>
    runner: string | null
    lease_until: Date | null
    started_at: Date | null
    ended_at: Date | null
    succeeded_at: Date | null
    last_error: string | null
  }
  key_fingerprint: {
    name: 'sealing' | 'sealing-old'
    fingerprint: Buffer
    first_seen: Generated<Date>
    audit_check: Buffer | null
  }
  line_event: {
    event_id: string
    came_at: Generated<Date>
  }
  line_link: {
    membership_no: string
    user_sha256: Buffer
    user_sealed: Buffer
    linked_at: Generated<Date>
    is_friend: Generated<boolean>
    moved_at: Date
  }
  line_pairing: {
    membership_no: string
    family: string
    code_sha256: Buffer
    user_sha256: Buffer | null
    user_sealed: Buffer | null
    nonce_sha256: Buffer | null
    expires_at: Date
  }
  loan: {
    loan_no: string
    membership_no: string
    type_code: string
    method: 'equal-principal' | 'equal-total'
    opened_on: Day
    principal: Satang
    balance: Satang
    rate_ppm: number
    months: number
    months_paid: number
    instalment: Satang
    last_on: Day
    accrued_interest: Satang | null
    arrears_principal: Satang | null
    arrears_interest: Satang | null
    default_on: Day | null
  }
  loan_draft: {
    membership_no: string
    draft: Generated<string>
    version: Generated<number>
    form: unknown
    mends: number | null
    mends_version: number | null
    saved_at: Generated<Date>
  }
  loan_limit: {
    name: string
    months_max: number | null
    amount_max: Satang | null
  }
  loan_missed: {
    run_id: number
    membership_no: string
    loan_no: string
    period: Day
    due_on: Day
    amount: Satang
    is_units: boolean
    cause: 'unit_unpaid' | 'unit_late' | 'salary' | 'moved' | 'died' | 'other'
  }
  loan_movement: {
    loan_no: string
    membership_no: string
    seq: number
    posted_on: Day
    receipt_no: string | null
    code: '00' | '01' | '02' | '03' | '04' | '05' | '08' | '09'
    sign: -1 | 0 | 1
    principal: Satang
    interest: Satang
    balance: Satang
    reverses: number | null
    payer_no: string | null
  }
  loan_rate: Tables['deposit_rate']
  loan_rule_set: {
    effective_from: Day
    title: string
    products: LoanProduct[]
  }
  loan_type: {
    type_code: string
    name: string
    rate_ppm: number
    months_max: number
  }
  marquee: {
    seq: number
    note: string
    until: string | null
  }
  media: {
    media_id: Generated<string>
    media_type: 'image/webp' | 'image/jpeg' | 'image/png'
    width: number
    height: number
    alt: string
    bytes: Buffer
    added_by: string | null
    added_at: Date | null
  }
  member: {
    membership_no: string
    member_name: string
    member_surname: string
    prefix: Generated<string>
    unit_no: string | null
    state: Generated<'active' | 'retired' | 'left' | 'died' | 'absent'>
  }
  member_behind: {
    run_id: number
    membership_no: string
    unit_no: string
    periods: number
    loans: number
    amount: Satang
    since: Day
    age: '1' | '2' | '3' | '4-6' | '7-12' | '13+'
    cause: 'unit_unpaid' | 'unit_late' | 'salary' | 'moved' | 'died' | 'other'
  }
  member_detail: {
    membership_no: string
    prefix: string
    member_name: string
    member_surname: string
    national_id_sealed: Buffer
    national_id_index: Buffer
    birth_date: Day
    mobile: string | null
    home_phone: string | null
    house_no: string | null
    moo: string | null
    soi: string | null
    road: string | null
    subdistrict: string | null
    district: string | null
    province: string | null
    postcode: string | null
    unit_no: string
    position: string | null
    member_kind: 'ordinary' | 'associate'
    salary: Satang
    joined_on: Day
    ended_on: Day | null
    state: 'active' | 'retired' | 'left' | 'died'
    email: string | null
    pay_bank: string | null
    pay_account_sealed: Buffer | null
  }
  member_file: {
    file_id: string
    membership_no: string
    request_id: number | null
    name: string
    kind: 'application/pdf' | 'image/webp'
    bytes: Buffer
    uploaded_at: Date
  }
  member_notice: {
    notice_id: GeneratedAlways<number>
    membership_no: string
    topic: 'security' | 'bills' | 'requests' | 'guarantees' | 'meeting' | 'news'
    template: string
    body_sealed: Buffer
    created_at: Generated<Date>
    read_at: Date | null
    campaign_id: number | null
  }
  member_photo: {
    membership_no: string
    bytes: Buffer
    set_at: Date
    state: Generated<'waiting' | 'approved' | 'refused'>
    decided_at: Date | null
    decided_by: string | null
    decided_why: string | null
  }
  member_visit: {
    membership_no: string
    as_of: Day
    at: Date
    previous_as_of: Day | null
    previous_at: Date | null
  }
  menu_item: {
    seq: number
    manu_name: string
    manu_name_eng: string
    url: string
    icon: string
    type: 'main'
    is_parent: '0' | '1'
    status: 0 | 1
    used_in: 'main' | 'bar' | 'phone'
  }
  message_sender: {
    channel: 'sms' | 'email'
    config: unknown | null
    secrets_sealed: Buffer | null
    changes: Generated<number>
    changed_by: string | null
    changed_at: Date | null
    proved_at: Date | null
  }
  metric_day: {
    run_id: number
    as_of: Day
    metric: string
    dimension: string
    value: number
    version: number
  }
  notice_choice: {
    membership_no: string
    topic: 'security' | 'bills' | 'requests' | 'guarantees' | 'meeting' | 'news'
    road: 'push' | 'email' | 'line' | 'sms'
    is_on: boolean
    chosen_at: Generated<Date>
  }
  notice_detail: {
    membership_no: string
    is_on: boolean
    chosen_at: Generated<Date>
  }
  one_time_code: {
    flow: Generated<string>
    purpose: 'register' | 'forget'
    visitor: string
    asked_sealed: Buffer | null
    membership_no: string | null
    code_hash: string | null
    reference: string
    channel: 'sms' | 'email' | 'slip' | 'thaid' | null
    sent_to: string | null
    sends: Generated<number>
    tries_left: Generated<number>
    created_at: Generated<Date>
    resend_at: Date
    expires_at: Date
    prepared_at: Date | null
    used_at: Date | null
    ticket_hash: Buffer | null
    ticket_expires: Date | null
    ticket_used_at: Date | null
  }
  order_batch: {
    batch_id: GeneratedAlways<number>
    year: number
    serial: number
    state: 'built' | 'released' | 'cancelled'
    reverses: number | null
    preset: string
    encoding: string
    rows: number
    sum: Satang
    bytes: Buffer
    sha256: Buffer
    built_by: string
    built_at: Date
    released_by: string | null
    released_at: Date | null
    reason: Generated<string>
    bytes_sealed: Buffer | null
  }
  order_line: {
    order_no: string
    batch_id: number
    request_id: number
    kind: string
    content: unknown
    amount: Satang
    reverses: string | null
    result: 'accepted' | 'refused' | 'reversed' | 'cancelled' | null
    core_ref: string | null
    reason: Generated<string>
    closed_at: Date | null
    closed_by: string | null
    content_sealed: Buffer | null
  }
  order_problem: {
    problem_id: GeneratedAlways<number>
    order_no: string
    outcome: 'accepted' | 'refused'
    problem: 'unknown' | 'contrary' | 'not_shown' | 'reversal'
    core_ref: string | null
    reason: string
    as_of: Day
    found_at: Date
    seen_by: string | null
    seen_at: Date | null
  }
  order_result: {
    order_no: string
    outcome: 'accepted' | 'refused'
    core_ref: string | null
    reason: string | null
  }
  outbox_message: {
    message_id: GeneratedAlways<number>
    channel: 'sms' | 'email' | 'push' | 'line'
    address_sealed: Buffer
    body_sealed: Buffer | null
    template: string
    membership_no: string | null
    created_at: Generated<Date>
    too_late_at: Date
    next_try_at: Generated<Date>
    tries: Generated<number>
    sent_at: Date | null
    gave_up_at: Date | null
    last_error: string | null
    unit_no: string | null
    notice_id: number | null
    roads_before: Generated<string[]>
    sms_parts: Generated<number>
  }
  paper_series: {
    kind: PaperKind
    year: number
    serial: Generated<number>
  }
  passkey: {
    passkey_id: GeneratedAlways<number>
    kind: 'member' | 'unit' | 'staff'
    login: string
    credential_id: Buffer
    public_key: Buffer
    counter: number
    synced: boolean
    backed_up: boolean
    transports: Generated<string[]>
    aaguid: string
    name: string
    created_at: Generated<Date>
    last_used_at: Date | null
    blocked_at: Date | null
  }
  passkey_challenge: {
    challenge_hash: Buffer
    purpose: 'add' | 'sign_in' | 'prove'
    kind: 'member' | 'unit' | 'staff'
    login: string | null
    visitor: string
    created_at: Generated<Date>
    expires_at: Date
  }
  passkey_holder: {
    kind: 'member' | 'unit' | 'staff'
    login: string
    user_handle: Buffer
    only_since: Date | null
  }
  passkey_offer: {
    membership_no: string
    password_sign_ins: Generated<number>
    offered_at: Date | null
  }
  pay_certificate: {
    request_id: number
    round: number
    unit_no: string
    state: 'asked' | 'certified' | 'not_ours' | 'void'
    asked_at: Date
    month: Day | null
    income: Satang | null
    coop_deducted: Satang | null
    other_deducted: Satang | null
    note: Generated<string>
    answered_by: string | null
    answered_at: Date | null
    scan_sha256: Buffer | null
  }
  pay_certificate_scan: {
    request_id: number
    round: number
    sha256: Buffer
    media_type: 'application/pdf' | 'image/webp'
    bytes: Buffer
    taken_by: string
    taken_at: Generated<Date>
  }
  pay_intent: {
    intent_no: GeneratedAlways<number>
    membership_no: string
    purpose: 'arrears' | 'principal' | 'closing' | 'share' | 'deposit' | 'cremation' | 'guarantee' | 'other'
    about: string
    amount: Satang
    ref1: string
    valid_until: Day
    made_at: Generated<Date>
  }
  pay_slip: {
    intent_no: number
    bank: string
    reference: string
    kind: 'application/pdf' | 'image/webp' | null
    bytes: Buffer | null
    sent_at: Date
  }
  payment: {
    payment_id: GeneratedAlways<number>
    line_id: number
    intent_no: number | null
    membership_no: string
    amount: Satang
    parts: unknown
    value_date: Day
    request_id: number
    at: Date
  }
  pending_act: {
    act_id: GeneratedAlways<number>
    kind: string
    subject: string
    content_sealed: Buffer
    says: string[]
    proposed_by: string
    proposed_at: Generated<Date>
    expires_at: Date
    outcome: 'confirmed' | 'declined' | 'withdrawn' | 'expired' | null
    decided_by: string | null
    decided_at: Date | null
    reason: Generated<string>
  }
  policy: {
    typecookie: 'cookies' | 'policy'
    title: string
    body: string
    version: string
    effective_on: Day
  }
  polling_place: {
    year: number
    seq: number
    unit: string
    place: string
    booths: number
  }
  publication: {
    only_one: Generated<boolean>
    run_id: number
    previous_id: number | null
    as_of: Day
    published_at: Date
  }
  push_count: {
    process: string
    listening: number
    counted_at: Date
  }
  push_key: {
    only_one: Generated<boolean>
    public_key: string
    private_sealed: Buffer
    made_at: Generated<Date>
  }
  push_subscription: {
    subscription_id: GeneratedAlways<number>
    membership_no: string
    endpoint_sha256: Buffer
    subscription_sealed: Buffer
    device: string
    subscribed_at: Generated<Date>
  }
  rate: {
    kind: 'deposit' | 'loan'
    name: string
    effective_on: Day
    rate_ppm: number
    seq: number
    note: string | null
  }
  rate_bucket: {
    name: string
    who: string
    starts_at: Date
    used: number
  }
  receipt: {
    receipt_no: string
    membership_no: string
    period: Day
    paid_on: Day
    amount: Satang
  }
  receipt_hold: {
    period: Day
    held_by: string
    held_at: Date
  }
  recovery_hold: {
    membership_no: string
    asked_at: Generated<Date>
    ready_at: Date
    expires_at: Date
  }
  recovery_stop: {
    membership_no: string
    stopped_at: Generated<Date>
  }
  reply_template: {
    template_id: GeneratedAlways<number>
    title: string
    body: string
    changed_at: Date
    changed_by: string
  }
  report: {
    seq: number
    title: string
    kind: 'annual' | 'monthly'
    as_of: Day
    url: string
  }
  request: {
    request_id: GeneratedAlways<number>
    year: number
    serial: number
    kind: 'share_change' | 'contact' | 'phone' | 'bank_account' | 'loan' | 'payment' | 'guarantor_help'
    membership_no: string
    payload: unknown
    judged: unknown
    rules_version: number
    run_id: number
    amount: Satang
    state: 'draft' | 'asking' | 'sent' | 'checked' | 'approved' | 'ordered' | 'done' | 'returned' | 'refused' | 'withdrawn' | 'lapsed' | 'bounced' | 'stopped'
    version: Generated<number>
    sent_at: Date
    moved_at: Date
    checked_by: string | null
    approved_by: string | null
    held_until: Date | null
    payload_sealed: Buffer | null
    round: Generated<number>
    awaits_paper: Generated<boolean>
  }
  request_event: {
    event_id: GeneratedAlways<number>
    request_id: number
    at: Date
    act: string
    to_state: string
    actor: string
    member_words: Generated<string>
    staff_words: Generated<string>
    clause: Generated<string>
  }
  request_file: {
    request_id: number
    file_id: string
  }
  request_party: {
    request_id: number
    role: 'member'
    membership_no: string
    state: 'asked' | 'consented' | 'lapsed' | 'refused'
    proof: 'password' | 'accepted' | 'code' | 'passkey' | 'paper'
    answered_at: Date
    signing_id: number | null
  }
  request_series: {
    year: number
    serial: number
  }
  request_wish: {
    wish: Generated<string>
    membership_no: string
    kind: 'contact' | 'phone' | 'bank_account'
    payload: unknown
    payload_sealed: Buffer | null
    file_id: string | null
    mends: number | null
    mends_version: number | null
    code_hash: string | null
    tries_left: Generated<number>
    code_expires: Date | null
    proved_at: Date | null
    created_at: Generated<Date>
  }
  restore_drill: {
    drill_id: GeneratedAlways<number>
    file: string
    at: Date
    proved: boolean
    says: string
    took_ms: number
  }
  rights_request: {
    request_id: GeneratedAlways<number>
    membership_no: string
    what: 'access' | 'portability' | 'correction' | 'erasure' | 'objection' | 'restriction'
    words: string
    asked_at: Date
    due_at: Date
    state: Generated<'waiting' | 'working' | 'done' | 'refused'>
    taken_at: Date | null
    taken_by: string | null
    answer: string | null
    answered_at: Date | null
    answered_by: string | null
  }
  server_process: {
    host: string
    pid: number
    started_at: Date
    seen_at: Date
    release: string
    memory: number
    delay_ms: number
    sealing_keys: string[] | null
    answers: Generated<number>
    faults: Generated<number>
    disk_free: number | null
    disk_size: number | null
  }
  session: {
    token_hash: Buffer
    kind: 'member' | 'unit' | 'staff' | 'impersonation'
    subject_id: string
    bind_hash: Buffer | null
    created_at: Generated<Date>
    last_seen: Generated<Date>
    idle_expires: Date
    abs_expires: Date
    revoked_at: Date | null
    family: Generated<string>
    superseded_at: Date | null
    remember: Generated<boolean>
    device: Generated<string>
    address: string | null
    act_staff: string | null
    grant_id: string | null
    revoke_reason: string | null
  }
  setting: {
    name: string
    value: string
  }
  share: {
    membership_no: string
    balance: Satang
    monthly: Satang
    instalments: number
    last_on: Day
  }
  share_movement: {
    membership_no: string
    seq: number
    posted_on: Day
    receipt_no: string | null
    code: 'BF' | 'SH' | 'WD' | 'TI' | 'TO' | 'RV' | 'AD'
    sign: -1 | 0 | 1
    amount: Satang
    balance: Satang
    instalment: number | null
    note: string | null
    reverses: number | null
  }
  sheet_version: {
    sheet: string
    version: number
    content: unknown
    changes: string[]
    changed_by: string | null
    changed_at: Date
  }
  sign_in_failure: {
    who: string
    failures: number
    last_at: Date
  }
  signing: {
    signing_id: GeneratedAlways<number>
    code: string
    attempt: string | null
    kind: string
    reference: string
    membership_no: string | null
    sha256: Buffer
    level: 'accepted' | 'code' | 'passkey' | 'paper'
    signed_at: Date
    withdraws: number | null
    record: string
    sealed_text: string
    seal: Buffer
    public_key: Buffer
    chain_seq: number
    scan_sha256: Buffer | null
    round: number | null
  }
  signing_attempt: {
    attempt: Generated<string>
    membership_no: string
    family: string
    kind: string
    reference: string
    statements: string[]
    sha256: Buffer
    level: 'accepted' | 'code' | 'passkey' | 'paper'
    salt: Buffer
    sent_to: string | null
    sent_at: Date | null
    sends: Generated<number>
    tries_left: Generated<number>
    created_at: Generated<Date>
    expires_at: Date
    code_expires: Date | null
    used_at: Date | null
    withdraws: number | null
    key_salt: Buffer | null
    key_expires: Date | null
  }
  signing_document: {
    sha256: Buffer
    media_type: 'application/pdf' | 'text/html' | 'image/jpeg' | 'image/png'
    bytes: Buffer
    title: string
    number: string | null
    template: string | null
    content: string | null
    paper_code: string | null
    made_at: Generated<Date>
  }
  signing_key: {
    public_key: Buffer
    private_sealed: Buffer
    only_one: Generated<boolean>
    since: Generated<Date>
  }
  signing_scan: {
    sha256: Buffer
    document: Buffer
    media_type: 'application/pdf' | 'image/webp'
    bytes: Buffer
    membership_no: string
    taken_by: string
    taken_at: Generated<Date>
  }
  slide: {
    seq: number
    title: string
    text: string
    url: string
    link_text: string
    picture_id: string
    slide_id: Generated<number>
    shown: Generated<boolean>
    changes: Generated<number>
    changed_by: string | null
    changed_at: Date | null
  }
  staff: {
    login: string
    name: string
    roles: StaffRole[]
    disabled_at: Date | null
    membership_no: string | null
    created_at: Generated<Date>
    changed_at: Generated<Date>
    changed_by: Generated<string>
  }
  staff_code: {
    code_hash: string
    login: string | null
    made_by: string
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
  }
  staff_recovery_code: {
    login: string
    code_hash: string
    created_at: Generated<Date>
    used_at: Date | null
  }
  staff_ticket: {
    ticket_hash: Buffer
    login: string
    new_device: boolean
    failures: number
    tries_left: Generated<number>
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
    new_secret_sealed: Buffer | null
  }
  statistic: {
    year_end: Day
    members: number
    share_capital: Satang
    deposits: Satang
    loans: Satang
    assets: Satang
  }
  stop_code: {
    code_hash: string
    membership_no: string
    created_at: Generated<Date>
    expires_at: Date
  }
  sub_menu_item: {
    manu_id: number
    seq: number
    description: string
    url: string
  }
  terms_acceptance: {
    acceptance_id: GeneratedAlways<number>
    membership_no: string
    kind: 'terms' | 'privacy'
    version: string
    sha256: Buffer
    accepted_at: Date
    address: string | null
    signing_id: number | null
  }
  terms_version: {
    kind: 'terms' | 'privacy'
    version: string
    title: string
    changes: string[]
    body: string
    sha256: Buffer
    effective_on: Day
  }
  thaid_flow: {
    state_hash: Buffer
    visitor: string
    purpose: 'register' | 'forget'
    membership_no: string
    nonce: string
    verifier: string
    expires_at: Date
  }
  topic: {
    topic_id: Generated<number>
    category_id: number
    title: string
    body: string
    picture_id: string | null
    published_at: Date | null
    pinned: Generated<boolean>
    search_text: GeneratedAlways<string>
    state: Generated<'draft' | 'published' | 'archived'>
    version: Generated<number>
    live_version: Generated<number | null>
    changes: Generated<number>
    changed_by: string | null
    changed_at: Date | null
  }
  topic_out: {
    topic_id: number
    category_id: number
    title: string
    body: string
    picture_id: string | null
    published_at: Date
    pinned: boolean
    search_text: string
  }
  topic_picture: {
    topic_id: number
    seq: number
    picture_id: string
  }
  topic_reader: {
    topic_id: number
    who: string
    read_at: Generated<Date>
  }
  topic_text: {
    topic_id: number
    version: number
    category_id: number
    title: string
    body: string
    picture_id: string | null
    pinned: boolean
    gallery: string[]
    documents: string[]
    saved_by: string | null
    saved_at: Date
    restored_from: number | null
  }
  topic_version: Tables['topic_text']
  topic_views: {
    topic_id: number
    views: Generated<number>
  }
  traffic_day: {
    day: Day
    page_group: string
    views: number
  }
  unit: {
    unit_no: string
    name: string
    payroll: 'civil' | 'pension' | 'private'
    address: string | null
    phone: string | null
  }
  unit_bill_line: {
    period: Day
    unit_no: string
    membership_no: string
    seq: number
    line_kind: 'share' | 'loan' | 'deposit' | 'cremation' | 'insurance' | 'entrance' | 'guarantee' | 'other'
    ref_no: string | null
    instalment: number | null
    principal: Satang
    interest: Satang
    billed: Satang
    deducted: Satang
    type_code: string | null
    type_name: string | null
    loan_opened_on: Day | null
    loan_months: number | null
    loan_closed: boolean | null
  }
  unit_code: {
    code_hash: string
    login: string
    issued_by: string
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  unit_contact: {
    unit_no: string
    name: Generated<string>
    phone: Generated<string>
    email: Generated<string>
    changed_at: Date
    changed_by: string
  }
  unit_event: {
    event_id: GeneratedAlways<number>
    unit_no: string
    period: Day
    kind: 'viewed' | 'downloaded' | 'sent' | 'corrected' | 'closed' | 'slip'
    what: string
    by_login: string
    by_name: string
    at: Date
  }
  unit_guideline: {
    step_no: number
    title: string
    body_html: string
    picture: 'sign-in' | 'dashboard' | 'cover' | 'letter' | 'payroll' | 'result' | 'transfer' | 'settled' | null
    updated_at: Generated<Date>
    updated_by: string | null
  }
  unit_layout: {
    layout_id: GeneratedAlways<number>
    unit_no: string
    name: string
    format: 'xlsx' | 'csv' | 'csv-874' | 'txt'
    columns: LayoutColumn[]
    changed_by: string
    changed_at: Date
  }
  unit_letter: {
    unit_no: string
    period: Day
    letter_no: string
    dated_on: Day | null
    addressed_to: string
    signer: string
    signer_position: string
    changed_by: string
    changed_at: Date
    refers_to: Generated<string>
  }
  unit_membership: {
    membership_no: string
    unit_no: string
    from_on: Day
    until_on: Day | null
  }
  unit_payment: {
    line_id: number
    unit_no: string
    period: Day
    amount: Satang
    value_date: Day
    at: Date
  }
  unit_person: {
    membership_no: string
    prefix: string
    member_name: string
    member_surname: string
    national_id_sealed: Buffer
    national_id_index: Buffer
  }
  unit_refund: {
    refund_id: GeneratedAlways<number>
    unit_no: string
    period: Day
    kind: 'over' | 'not-billed'
    membership_no: string | null
    shown: Generated<string>
    amount: Satang
    state: Generated<'waiting' | 'returned' | 'next-month'>
    state_by: string | null
    state_at: Date | null
    kept_by: string
    kept_at: Date
    identity_sealed: Buffer | null
  }
  unit_reminder: {
    reminder_id: GeneratedAlways<number>
    unit_no: string
    period: Day
    words: string
    by_login: string
    by_name: string
    at: Date
    mailed: boolean
  }
  unit_result: {
    unit_no: string
    period: Day
    state: Generated<'draft' | 'sent' | 'closed'>
    transfer_amount: Satang | null
    transferred_on: Day | null
    note: Generated<string>
    sent_at: Date | null
    sent_by: string | null
    closed_at: Date | null
    closed_by: string | null
    changed_at: Date
    changed_by: string
  }
  unit_result_exception: {
    unit_no: string
    period: Day
    seq: number
    kind: 'unknown' | 'twice' | 'over' | 'unreadable' | 'no-reason' | 'contradicts'
    file_line: number
    membership_no: string | null
    amount: Satang | null
    shown: string
    file_name: Generated<string>
    identity_sealed: Buffer | null
    national_id_index: Buffer | null
    typed_no: string | null
  }
  unit_result_file: {
    unit_no: string
    period: Day
    sha256: string
    name: string
    rows: number
    matched: number
    exceptions: number
    uploaded_by: string
    uploaded_at: Date
    standing: Generated<boolean>
  }
  unit_result_line: {
    unit_no: string
    period: Day
    membership_no: string
    outcome: 'full' | 'partial' | 'none'
    amount: Satang
    reason: 'salary-too-low' | 'moved-or-left' | 'died' | 'unpaid-leave' | 'court-or-student-loan' | 'other' | null
    source: 'file' | 'hand' | 'rest'
    decided_by: string
    decided_at: Date
  }
  unit_result_slip: {
    unit_no: string
    period: Day
    name: string
    kind: 'application/pdf' | 'image/webp'
    bytes: Buffer
    uploaded_by: string
    uploaded_at: Date
  }
  unit_standing: {
    unit_no: string | null
    months: number | null
    on_time: number | null
    unpaid: number | null
    at_stake: number | null
    since: Day | null
  }
  unit_user: {
    login: string
    unit_no: string
    name: string
    position: Generated<string>
    phone: Generated<string>
    created_at: Generated<Date>
    disabled_at: Date | null
  }
  used_captcha: {
    signature: string
    used_at: Generated<Date>
  }
  voter: {
    year: number
    membership_no: string
    birth_date: Day
    place_seq: number
    booth: number
    list_no: number
  }
  watch_batch: {
    batch_id: GeneratedAlways<number>
    year: number
    serial: number
    state: 'built' | 'released' | 'cancelled'
    built_by: string
    built_at: Date
    released_by: string | null
    released_at: Date | null
    reason: Generated<string>
    signer: string
    signer_position: string
  }
  watch_case: {
    case_id: GeneratedAlways<number>
    loan_no: string
    borrower_no: string
    opened_at: Generated<Date>
  }
  watch_check: {
    run_id: number
    on_day: Day
    behind: number
    unit: number
    at: Generated<Date>
    check_id: GeneratedAlways<number>
  }
  watch_correction: {
    correction_id: GeneratedAlways<number>
    case_id: number
    default_on: Day
    was_on: Day
    reason: string
    by: string
    at: Generated<Date>
  }
  watch_freed: {
    freed_id: GeneratedAlways<number>
    loan_no: string
    guarantor_no: string
    borrower_no: string
    borrower_name: string
    why: 'paid' | 'released'
    amount: Satang
    as_of: Day
    content: unknown
    paper_code: string
    paper_no: string
    at: Generated<Date>
  }
  watch_letter: {
    letter_id: GeneratedAlways<number>
    batch_id: number
    case_id: number
    membership_no: string
    attempt: number
    addressee: string
    address: string
    postcode: string
    content: unknown
    paper_code: string | null
    paper_no: string | null
  }
  watch_notice: {
    case_id: number
    membership_no: string
    step: 'borrower' | 'quiet' | 'letter' | 'cured' | 'freed'
    at: Generated<Date>
  }
  watch_person: {
    membership_no: string
    state: string
    unit_no: string
  }
  watch_post: {
    letter_id: number
    event: 'posted' | 'delivered' | 'returned'
    on_day: Day
    mail_no: string | null
    reason: Generated<string>
    by: string
    at: Generated<Date>
  }
  watch_stand: {
    loan_no: string
    guarantor_no: string
    borrower_no: string
    borrower_name: string
    amount: Satang
    ended_on: Day | null
  }
  watch_state: {
    case_id: number
    seq: number
    state: 'behind' | 'unit' | 'cured' | 'undone'
    default_on: Day
    default_by: 'core' | 'bill' | 'officer'
    missed: unknown
    amount: Satang
    run_id: number
    as_of: Day
    at: Generated<Date>
  }
  watch_task: {
    task_id: GeneratedAlways<number>
    case_id: number | null
    membership_no: string
    why: string
    assigned_to: string
    opened_at: Generated<Date>
    done_at: Date | null
    done_by: string | null
    told_on: Day | null
    words: Generated<string>
    loan_no: string | null
  }
  web_asset: {
    name: string
    body: Buffer
    seal: Buffer
    seen_at: Generated<Date>
  }
  welfare_request: {
    request_no: string
    membership_no: string
    type_code: string
    requested_on: Day
    amount: Satang
    state: 'waiting' | 'approved' | 'paid' | 'refused'
  }
  welfare_right: {
    membership_no: string
    type_code: string
    amount: Satang
    used: Satang
  }
  welfare_type: {
    type_code: string
    name: string
    most: Satang
  }
}
