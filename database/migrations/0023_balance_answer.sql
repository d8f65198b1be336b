-- What a member says of their balances at a year's end: they are right, or they are not and why. For the
-- cooperative's auditor; never changed, the last answer counts.

create table balance_answer (
  answer_id      bigint generated always as identity primary key,
  membership_no  text not null references member,
  year           integer not null check (year between 1900 and 2400),
  shares         satang not null,  -- the figures as they were shown
  owed           satang not null,
  saved          satang not null,
  agreed         boolean not null,
  note           text not null check (length(note) <= 1000 and (agreed or note <> '')),
  at             timestamptz not null,
  address        text
);
create index balance_answer_member on balance_answer (membership_no, year, answer_id desc);
create trigger agreed_stands before update or delete or truncate on balance_answer
  for each statement execute function agreed_stands();

grant select, insert on balance_answer to app_rw;
