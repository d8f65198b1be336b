-- The moving line is plain text, written as it is read; it is escaped where it becomes HTML. A sentence may have a last day.

alter table marquee add column until date;

create function pg_temp.as_plain(html text) returns text language sql immutable as $$
  select trim(regexp_replace(
    replace(replace(replace(replace(replace(replace(regexp_replace(html, '<[^>]*>', '', 'g'),
      '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&nbsp;', ' '), '&amp;', '&'), '\s+', ' ', 'g'))
$$;

update marquee set note = pg_temp.as_plain(note);
delete from marquee where note = '';

-- Versions that were kept are read by today's form.
update sheet_version set content = jsonb_set(content, '{notes}', coalesce((
  select jsonb_agg(jsonb_build_object('text', pg_temp.as_plain(said), 'until', '') order by at)
  from jsonb_array_elements_text(content -> 'notes') with ordinality as note (said, at)), '[]'))
where sheet = 'settings/marquee';
