-- Receipts are issued by the system and verified by their code: nobody signs them, unless the cooperative wants it so.
insert into setting (name, value) values ('receipt_signing', 'electronic') on conflict (name) do nothing;
