-- schema: expand
-- What is not one of many thousand goes first: nobody waits for a code behind a campaign.

create index outbox_message_first on outbox_message (next_try_at)
  where sent_at is null and gave_up_at is null and template <> 'campaign';
