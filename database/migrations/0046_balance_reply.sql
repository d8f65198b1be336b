-- What an officer found out about a balance that a member disputed (0023), and told them. Once, and never changed.
create table balance_reply (
  answer_id    bigint primary key references balance_answer,
  state        text not null check (state in ('done', 'refused')),  -- put right, or the books were right
  words        text not null check (length(words) between 1 and 2000),
  answered_by  text not null,
  answered_at  timestamptz not null
);
create trigger agreed_stands before update or delete or truncate on balance_reply
  for each statement execute function agreed_stands();
grant select, insert on balance_reply to app_rw;
