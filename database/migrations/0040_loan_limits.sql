-- What the cooperative lends at most of each type of loan, beside the published rates it goes with. Null: no fixed
-- amount, as of a loan on a house, whose value decides.

create table loan_limit (
  name        text primary key,
  months_max  integer check (months_max between 1 and 600),
  amount_max  bigint check (amount_max > 0)
);

grant select, insert, update, delete on loan_limit to app_rw;
