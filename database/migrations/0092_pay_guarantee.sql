-- schema: expand
-- A guarantor pays an instalment of the loan they stand for.
alter table pay_intent drop constraint pay_intent_purpose_check; -- adds only: the check is made wider
alter table pay_intent add constraint pay_intent_purpose_check -- adds only: the check is made wider
  check (purpose in ('arrears', 'principal', 'closing', 'share', 'deposit', 'cremation', 'guarantee', 'other'));
