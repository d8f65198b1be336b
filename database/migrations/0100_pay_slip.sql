-- schema: expand
-- The bank's slip that a member attached to a code (docs/decisions/0052-pay-by-code.md). It helps whoever looks for a payment, and is no
-- money: nothing of a payment refers to it. The picture goes when the payment is settled; the reference stays, so that no slip serves twice.
create table pay_slip (
  intent_no  integer primary key references pay_intent,
  -- Of the sending bank, as the slip's code says; empty where it was not read.
  bank       text not null check (bank ~ '^([0-9]{3})?$'),
  reference  text not null check (reference ~ '^([0-9A-Za-z]{6,40})?$'),
  kind       text check (kind in ('application/pdf', 'image/webp')),
  bytes      bytea check (octet_length(bytes) between 1 and 3145728),
  sent_at    timestamptz not null,
  check ((kind is null) = (bytes is null))
);
create unique index pay_slip_reference on pay_slip (upper(reference)) where reference <> '';

grant select, insert, update on pay_slip to app_rw;
