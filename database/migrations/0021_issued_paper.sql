-- Papers that carry a number and a code: what was issued, to whom, when, and what it said in figures. The
-- paper itself is not kept; its content's hash tells whether the same is asked for again.

create table issued_paper (
  code           text primary key check (code ~ '^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$'),
  kind           text not null,
  year           integer not null check (year between 1900 and 2399),  -- common era, of the day in Bangkok
  serial         integer not null check (serial > 0),
  membership_no  text not null references member,
  as_of          date not null,
  issued_on      date not null,  -- the day in Bangkok
  issued_at      timestamptz not null,
  totals         jsonb not null check (jsonb_typeof(totals) = 'array'),  -- label and satang, in order
  content_hash   bytea not null check (octet_length(content_hash) = 32),
  unique (kind, year, serial),
  -- The same asked again on the same day is the same paper.
  unique (membership_no, kind, issued_on, content_hash)
);

-- The last number of each series. Taken in the transaction that issues the paper: a series has no gap, and
-- no number twice.
create table paper_series (
  kind    text not null,
  year    integer not null,
  serial  integer not null default 0 check (serial >= 0),
  primary key (kind, year)
);

-- Issued is issued: nothing here is changed or taken back by the server.
grant select, insert on issued_paper to app_rw;
grant select, insert, update on paper_series to app_rw;
