-- Whose money it is that was deducted from somebody not billed. What the file says of them is kept encrypted, so that it can
-- be given back, and a member whom it names, of this unit or another, is found.

alter table unit_result_exception
  add column identity_sealed bytea,
  add column national_id_index bytea,
  add column typed_no text check (typed_no ~ '^[0-9]{6}$');

alter table unit_refund add column identity_sealed bytea;
alter table unit_refund drop constraint unit_refund_check;
alter table unit_refund add constraint unit_refund_over_is_of_a_member check (kind <> 'over' or membership_no is not null);
-- Of what was deducted beyond the bill a person has one row; a stranger may stand in a file more than once.
alter table unit_refund drop constraint unit_refund_unit_no_period_membership_no_key;
create unique index unit_refund_over on unit_refund (unit_no, period, membership_no) where kind = 'over';

-- A unit is shown its own people only, and must not learn by this who else is a member: the answer is written into the
-- row and never shown to the unit. The national id decides, and the number where there is none; where they name two
-- people, or the id nobody, nobody can say who was meant.
create function refund_owner(id_index bytea, typed_no text) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select case when id_index is null then (select member.membership_no from member where member.membership_no = refund_owner.typed_no)
    else (select min(person.membership_no) from night.member_detail person
      where person.run_id = (select run_id from publication) and person.national_id_index = id_index
      having count(*) = 1
        and (min(person.membership_no) = refund_owner.typed_no
          or not exists (select from member where member.membership_no = refund_owner.typed_no)))
    end
$$;
revoke all on function refund_owner(bytea, text) from public;
grant execute on function refund_owner(bytea, text) to app_rw;

-- A member sees that a month was sent of which they have a refund.
create policy of_own_refund on unit_result for select to app_rw
  using (exists (select from unit_refund refund where refund.unit_no = unit_result.unit_no
    and refund.period = unit_result.period and refund.membership_no = (select reader('member'))));
