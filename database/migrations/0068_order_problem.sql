-- schema: expand
-- Answers of the core system that do not fit an order: kept until an officer has looked at them, told once however many
-- nights repeat them (server/request-desk/orders/take-answers.ts).
create table order_problem (
  problem_id  integer generated always as identity primary key,
  order_no    text not null,
  outcome     text not null check (outcome in ('accepted', 'refused')),
  problem     text not null check (problem in ('unknown', 'contrary', 'not_shown', 'reversal')),
  core_ref    text,
  reason      text not null,
  as_of       date not null,
  found_at    timestamptz not null,
  seen_by     text references staff,
  seen_at     timestamptz,
  unique (order_no, outcome, problem),
  check ((seen_by is null) = (seen_at is null))
);
grant select, insert on order_problem to app_rw;
grant update (seen_by, seen_at) on order_problem to app_rw;
