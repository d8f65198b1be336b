#!/bin/sh
# Proves that PostgreSQL and pgBackRest of this machine bring back a given second: a server of its own on loopback, an encrypted
# repository, rows before and after a moment, a restore to that moment. Everything lies in a folder that is removed at the end.
# As root it runs as postgres. PROVED or NOT PROVED, and how long the restore took.
set -eu

if [ "$(id -u)" = 0 ]; then exec setpriv --reuid=postgres --regid=postgres --init-groups sh "$0" "$@"; fi

bin=${PGBIN:-$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)}
port=${PORT:-54399}
[ -x "$bin/postgres" ] || { echo 'PostgreSQL is not installed; set PGBIN to the folder of its programs.' >&2; exit 1; }
command -v pgbackrest > /dev/null || { echo 'pgbackrest is not installed (apt install pgbackrest).' >&2; exit 1; }

work=$(mktemp -d)
cd "$work"
finish() {
  "$bin/pg_ctl" -D "$work/data" -m immediate -w stop > /dev/null 2>&1 || true
  rm -rf "$work"
}
trap finish EXIT
trap 'exit 130' INT TERM

mkdir repo log lock
cat > pgbackrest.conf << CONF
[global]
repo1-path=$work/repo
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=$(head -c 36 /dev/urandom | base64)
repo1-retention-full=2
compress-type=zst
start-fast=y
log-path=$work/log
lock-path=$work/lock
log-level-console=warn
[coop]
pg1-path=$work/data
pg1-port=$port
pg1-socket-path=$work
pg1-user=postgres
CONF
chmod 600 pgbackrest.conf
backrest() { pgbackrest --config="$work/pgbackrest.conf" --stanza=coop "$@"; }
sql() { "$bin/psql" -h "$work" -p "$port" -U postgres -qAtX -c "$1" postgres; }
start() { "$bin/pg_ctl" -D "$work/data" -l "$work/log/postgres.log" -w -t 120 start > /dev/null; }

"$bin/initdb" -D data -U postgres --auth=trust --data-checksums > /dev/null
cat >> data/postgresql.conf << CONF
listen_addresses = ''
unix_socket_directories = '$work'
port = $port
archive_mode = on
archive_command = 'pgbackrest --config=$work/pgbackrest.conf --stanza=coop archive-push %p'
archive_timeout = 45s
CONF
start
backrest stanza-create
backrest check
backrest --type=full backup
sleep 2 # a base backup reaches moments after the second it ended in
sql 'create table payment (number int)'
sql 'insert into payment select generate_series(1, 1000)'
moment=$(sql 'select clock_timestamp()')
sleep 1
sql 'insert into payment select generate_series(1001, 2000)'
sql 'select pg_switch_wal()' > /dev/null
backrest check
"$bin/pg_ctl" -D data -m fast -w stop > /dev/null

if grep -rqa 'CREATE TABLE\|PostgreSQL 1[0-9]' repo; then echo 'NOT PROVED: the repository is readable without its key.'; exit 1; fi
before=$(date +%s)
backrest --delta --type=time --target="$moment" --target-action=promote restore
start
until [ "$(sql 'select pg_is_in_recovery()')" = f ]; do sleep 0.2; done
found=$(sql 'select count(*), max(number) from payment')
if [ "$found" = '1000|1000' ]; then
  echo "PROVED: back to $moment in $(($(date +%s) - before)) s, nothing missing, nothing newer, from an encrypted repository."
else
  echo "NOT PROVED: back to $moment there are $found payments instead of 1000|1000."
  exit 1
fi
