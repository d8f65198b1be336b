-- What went wrong in visitors' browsers. The same fault is one row, however many met it.

create table client_error (
  fingerprint  text primary key,
  release      text not null check (length(release) <= 40),
  message      text not null check (length(message) <= 500),
  stack        text not null check (length(stack) <= 4000),
  path         text not null check (length(path) <= 200),
  browser      text not null check (length(browser) <= 200),
  times        integer not null default 1 check (times > 0),
  first_at     timestamptz not null default now(),
  last_at      timestamptz not null default now()
);
create index client_error_last on client_error (last_at);

grant select, insert, update, delete on client_error to app_rw;
