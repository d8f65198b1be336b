-- How a member, a unit or an officer proves who they are. Apart from the people themselves, because
-- people come from the nightly files and these are ours.

create table credential (
  kind           text not null check (kind in ('member', 'unit', 'staff')),
  login          text not null,
  password_hash  text not null check (password_hash like '$argon2id$%'),
  totp_secret    text check (totp_secret ~ '^[A-Z2-7]{16,64}$'),  -- Base32
  primary key (kind, login)
);

grant select, insert, update, delete on credential to app_rw;
