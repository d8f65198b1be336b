-- A solved challenge is good once. Rows outlive the challenge by little; then it is expired anyway.

create unlogged table used_captcha (
  signature  text primary key,
  used_at    timestamptz not null default now()
);

grant select, insert, delete on used_captcha to app_rw;
