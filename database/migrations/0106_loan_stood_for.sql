-- schema: expand
-- What interest has run up on a loan that the reader stands for, so that no code is made which the core system would refuse
-- (docs/decisions/0052-pay-by-code.md). A guarantor is shown no loan of somebody else: only whether an amount is enough leaves the server.

create function loan_stood_for() returns table (loan_no text, balance satang, rate_ppm integer, last_on date,
  default_on date, accrued_interest satang, arrears_interest satang)
language sql stable security definer set search_path = public, pg_temp as $$
  select loan.loan_no, loan.balance, loan.rate_ppm, loan.last_on, loan.default_on, loan.accrued_interest, loan.arrears_interest
  from night.loan
  where loan.run_id = (select run_id from publication) and loan.loan_no in (
    select guarantee.loan_no from night.guarantee
    where guarantee.run_id = (select run_id from publication) and guarantee.guarantor_no = (select reader('member')))
$$;
revoke all on function loan_stood_for() from public; -- adds only: of a function that is new
grant execute on function loan_stood_for() to app_rw;
