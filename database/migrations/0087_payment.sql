-- schema: expand
-- Paying by a code, settled by the bank's file (docs/decisions/0052-pay-by-code.md). An intent is a wish and no money; money is what a
-- line of a bank's file says, matched or decided by one officer and released by another. Nothing else makes a payment.

create table pay_intent (
  intent_no      integer generated always as identity primary key,
  membership_no  text not null references member,
  purpose        text not null check (purpose in ('arrears', 'principal', 'closing', 'share', 'deposit', 'cremation', 'other')),
  -- The month, the contract, the account, the fund; of what is none of them, the member's own words.
  about          text not null check (length(about) <= 60),
  amount         satang not null check (amount > 0),
  ref1           text not null,
  valid_until    date not null,
  made_at        timestamptz not null default now()
);
create index pay_intent_member on pay_intent (membership_no, intent_no desc);

create table bank_file (
  file_id      integer generated always as identity primary key,
  layout       text not null,
  name         text not null check (length(name) between 1 and 120),
  bank         text not null,
  account      text not null,
  dated_on     date not null,
  -- Of what the file says, however its lines are sorted: the same again changes nothing.
  sha256       bytea not null check (octet_length(sha256) = 32),
  credits      integer not null,
  credit_sum   satang not null,
  debits       integer not null,
  debit_sum    satang not null,
  state        text not null default 'taken' check (state in ('taken', 'released', 'refused')),
  taken_by     text not null references staff,
  taken_at     timestamptz not null,
  released_by  text references staff,
  released_at  timestamptz,
  reason       text not null default '',
  check (released_by <> taken_by),
  check ((state = 'taken') = (released_at is null))
);

create table bank_line (
  line_id        bigint generated always as identity primary key,
  file_id        integer not null references bank_file,
  bank           text not null,
  account        text not null,
  dated_on       date not null,
  sequence       integer not null check (sequence > 0),
  -- Of a file that was given up: the bank's right one may come under the same numbers.
  void           boolean not null default false,
  kind           text not null check (kind in ('C', 'D')),
  paid_on        date not null,
  paid_at        text not null,
  payer          text not null,
  ref1           text not null,
  ref2           text not null,
  ref3           text not null,
  branch         text not null,
  teller         text not null,
  amount         satang not null check (amount >= 0),
  biller         text not null,
  payer_bank     text not null,
  outcome        text not null check (outcome in ('matched', 'unknown', 'other_amount', 'paid_twice', 'late', 'reversal', 'nothing', 'future', 'other_biller')),
  intent_no      integer references pay_intent,
  -- What an officer made of one that did not fit: whose it is and what for, or that it is no payment of anybody's.
  decision       text check (decision in ('accept', 'set_aside')),
  membership_no  text references member,
  parts          jsonb,
  reason         text not null default '' check (length(reason) <= 500),
  decided_by     text references staff,
  decided_at     timestamptz,
  check ((decision is null) = (decided_by is null)),
  check ((decision is not null and decision = 'accept') = (parts is not null)),
  check ((parts is null) = (membership_no is null)),
  check (decision is null or outcome <> 'matched'),
  -- What the bank took back, and what is nothing, is nobody's payment, whatever an officer says.
  check (decision is null or decision = 'set_aside' or (kind = 'C' and amount > 0))
);
create unique index bank_line_once on bank_line (bank, account, dated_on, sequence) where not void;
create index bank_line_file on bank_line (file_id, line_id);
create index bank_line_intent on bank_line (intent_no);

-- One of each line, and none without one.
create table payment (
  payment_id     bigint generated always as identity primary key,
  line_id        bigint not null unique references bank_line,
  intent_no      integer unique references pay_intent,
  membership_no  text not null references member,
  amount         satang not null check (amount > 0),
  parts          jsonb not null,
  value_date     date not null,
  -- Its order to the core system travels as a request of the kind `payment`.
  request_id     bigint not null unique references request,
  at             timestamptz not null
);
create index payment_member on payment (membership_no, payment_id desc);

alter table request drop constraint request_kind_check; -- adds only: the check is made wider
alter table request add constraint request_kind_check check (kind in ('share_change', 'contact', 'phone', 'bank_account', 'loan', 'payment')); -- adds only: the check is made wider
-- Of every other kind one is open at a time; somebody may pay twice a day.
drop index one_open_request; -- adds only: the check is made wider
create unique index one_open_request on request (membership_no, kind) where kind <> 'payment' and state in ('draft', 'asking', 'sent', 'checked', 'approved', 'ordered', 'returned', 'bounced'); -- adds only: the check is made wider

grant select, insert on pay_intent, payment to app_rw;
grant select, insert on bank_file, bank_line to app_rw;
grant update (state, released_by, released_at, reason) on bank_file to app_rw;
grant update (void, decision, membership_no, parts, reason, decided_by, decided_at) on bank_line to app_rw;
