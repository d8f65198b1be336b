-- What /election reads: elections by year, and the list of who votes where.

create table election (
  year          integer primary key check (year between 1990 and 2399),  -- common era, of the voting day
  title         text not null,
  summary       text not null,
  opens_at      timestamptz not null,
  closes_at     timestamptz not null check (closes_at > opens_at),
  rules         text[] not null,  -- how to vote, one sentence each
  published_at  timestamptz not null,
  -- The count, which nobody sees before results_at.
  results_at    timestamptz check (results_at >= closes_at),
  eligible      integer check (eligible > 0),
  ballots       integer check (ballots between 0 and eligible),
  spoiled       integer check (spoiled >= 0),
  check (num_nulls(results_at, eligible, ballots, spoiled) in (0, 4)),
  check (spoiled <= ballots)
);

create table election_step (
  year       integer not null references election on delete cascade,
  seq        integer not null,
  name       text not null,
  starts_on  date not null,
  ends_on    date not null check (ends_on >= starts_on),
  primary key (year, seq)
);

create table election_position (
  year   integer not null references election on delete cascade,
  seq    integer not null,
  name   text not null,
  seats  integer not null check (seats > 0),
  primary key (year, seq)
);

create table candidate (
  year          integer not null,
  position_seq  integer not null,
  number        integer not null check (number > 0),
  name          text not null,
  unit          text not null,
  statement     text not null,
  picture_id    uuid references media,
  votes         integer check (votes >= 0),
  elected       boolean,
  primary key (year, position_seq, number),
  foreign key (year, position_seq) references election_position on delete cascade,
  check (num_nulls(votes, elected) in (0, 2))
);

create table polling_place (
  year    integer not null references election on delete cascade,
  seq     integer not null,
  unit    text not null,
  place   text not null,
  booths  integer not null check (booths > 0),
  primary key (year, seq)
);

-- The voter list. Not content: no kept answer ever holds a line of it.
create table voter (
  year           integer not null,
  membership_no  text not null check (membership_no ~ '^[0-9]{6}$'),
  birth_date     date not null,
  place_seq      integer not null,
  booth          integer not null check (booth > 0),
  list_no        integer not null check (list_no > 0),
  primary key (year, membership_no),
  foreign key (year, place_seq) references polling_place on delete cascade
);

-- One look in one index: a number nobody has and a birthday that is not theirs cost the same.
create unique index voter_look_up on voter (year, membership_no, birth_date);

do $$
declare
  content text;
begin
  foreach content in array array['election', 'election_step', 'election_position', 'candidate', 'polling_place']
  loop
    execute format('create trigger tell_content after insert or update or delete or truncate on %I
      for each statement execute function tell_content()', content);
    execute format('grant select, insert on %I to app_rw', content);
  end loop;
end $$;

grant select, insert on voter to app_rw;
