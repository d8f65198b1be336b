-- schema: expand
-- Orders to the core system (docs/decisions/0035-request-desk.md): built by one officer, released by another. The bytes of a
-- batch are written once: the server may not change them, nor what a line says.

create table order_batch (
  batch_id     integer generated always as identity primary key,
  year         smallint not null,
  serial       integer not null,
  state        text not null check (state in ('built', 'released', 'cancelled')),
  -- A mistake is undone only by another batch.
  reverses     integer references order_batch,
  preset       text not null,
  encoding     text not null,
  rows         integer not null check (rows > 0),
  sum          satang not null,
  bytes        bytea not null,
  sha256       bytea not null check (octet_length(sha256) = 32),
  built_by     text not null references staff,
  built_at     timestamptz not null,
  released_by  text references staff,
  released_at  timestamptz,
  reason       text not null default '',
  unique (year, serial),
  check (released_by <> built_by),
  check ((state = 'released') = (released_at is not null))
);

create table order_line (
  order_no     text primary key,
  batch_id     integer not null references order_batch,
  request_id   bigint not null references request,
  kind         text not null,
  content      jsonb not null,
  amount       satang not null,
  -- The order that it takes back.
  reverses     text references order_line,
  result       text check (result in ('accepted', 'refused', 'reversed', 'cancelled')),
  core_ref     text,
  reason       text not null default '',
  closed_at    timestamptz,
  closed_by    text,
  check ((result is null) = (closed_at is null))
);
create unique index one_open_order on order_line (request_id) where result is null and reverses is null;
create index order_line_batch on order_line (batch_id);
create index order_line_request on order_line (request_id);

grant select, insert on order_batch, order_line to app_rw;
grant update (state, released_by, released_at, reason) on order_batch to app_rw;
grant update (result, core_ref, reason, closed_at, closed_by) on order_line to app_rw;

-- A paper about no member.
alter table issued_paper drop constraint issued_paper_check; -- adds only: the check is made wider
alter table issued_paper add constraint issued_paper_check check ((membership_no is null) = (kind in ('control-report', 'order-batch'))); -- adds only: the check is made wider

-- What the core system did of the orders, in the files of a night.
create table night.order_result (
  run_id    integer not null,
  line      integer not null,
  order_no  text not null,
  outcome   text not null check (outcome in ('accepted', 'refused')),
  core_ref  text,
  reason    text,
  primary key (run_id, order_no)
) partition by list (run_id);

do $$
begin
  perform night.open_door('order_result', $c$ ((select reader('staff')) is not null) $c$);
end $$;
