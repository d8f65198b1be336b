-- schema: expand
-- By what rules a member may borrow, and from which day: entered as data, each rule with the clause it comes from
-- (domain/loan-right/rule-set.ts).
create table loan_rule_set (
  effective_from  date primary key,
  title           text not null check (length(title) between 1 and 200),
  products        jsonb not null check (jsonb_typeof(products) = 'array')
);
create trigger tell_content after insert or update or delete on loan_rule_set
  for each statement execute function tell_content();
grant select, insert, update, delete on loan_rule_set to app_rw;
