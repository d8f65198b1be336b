// The machines of the cluster on loopback, made of the files in deploy/cluster/ with other addresses.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { end } from '../process/child.ts'
import { atEnd } from '../process/ending.ts'
import { findProgram } from '../process/program.ts'

const SHIPPED = join(import.meta.dirname, '..', '..', 'deploy', 'cluster')
const FIRST_PORT = Number(process.env.CLUSTER_PORTS ?? 4750)

export const PASSWORD = 'only-for-the-drill'
export const PORTS = {
  postgres: [0, 1, 2].map((number) => FIRST_PORT + number),
  patroni: [0, 1, 2].map((number) => FIRST_PORT + 10 + number),
  etcd: FIRST_PORT + 20,
  etcdPeers: FIRST_PORT + 21,
  haproxy: FIRST_PORT + 30,
  pgbouncer: FIRST_PORT + 31,
  nginx: FIRST_PORT + 40,
  web: [FIRST_PORT + 41, FIRST_PORT + 42],
  metrics: [FIRST_PORT + 43, FIRST_PORT + 44],
}

const ACCOUNT = { uid: idOf('-u'), gid: idOf('-g') }

function idOf(which: string): number {
  return Number(execFileSync('id', [which, 'postgres']).toString())
}

export function urlOf(role: string, port: number, database = 'coop'): string {
  return `postgres://${role}:${PASSWORD}@127.0.0.1:${port}/${database}`
}

/** With the addresses of the drill; what it says goes into a file beside it. */
function start(folder: string, name: string, args: string[], env = {}, asPostgres = true) {
  const program = findProgram(name)
  if (!program) throw new Error(`${name} is not installed`)
  const log = openSync(join(folder, `${name}-${args.at(-1)?.split('/').at(-1)}.log`), 'a')
  const child = spawn(program, args, {
    ...(asPostgres ? ACCOUNT : {}),
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.on('error', () => undefined)
  atEnd(() => end(child))
  return child
}

export function startEtcd(folder: string): void {
  const [client, peers] = [PORTS.etcd, PORTS.etcdPeers].map((port) => `http://127.0.0.1:${port}`)
  const args = `--name=drill --enable-v2 --data-dir=${own(folder, 'etcd')} --listen-client-urls=${client} --advertise-client-urls=${client} --listen-peer-urls=${peers} --initial-advertise-peer-urls=${peers} --initial-cluster=drill=${peers}`
  start(folder, 'etcd', args.split(' '), { ETCD_UNSUPPORTED_ARCH: process.arch })
}

export interface Node {
  number: number
  child: ChildProcess
  data: string
}

/** A disk of its own for each database, so that one can be filled: room for the log that is held for standbys, in memory only as far as it is written. */
export function mountDatabaseDisks(folder: string): void {
  for (const name of ['pg1', 'pg2', 'pg3']) {
    mountDisk(own(folder, name), '4g')
    own(folder, name)
  }
}

export function mountDisk(path: string, size: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path])
  atEnd(() => execFileSync('umount', ['-l', path]))
}

export function startNode(folder: string, number: number): Node {
  const [port, rest] = [PORTS.postgres[number], PORTS.patroni[number]]
  const data = own(folder, `pg${number + 1}/data`)
  const config = shipped('patroni.yml')
    .replace('name: pg1', `name: pg${number + 1}`)
    .replaceAll('10.0.0.11:8008', `127.0.0.1:${rest}`)
    .replaceAll('10.0.0.11:5432', `127.0.0.1:${port}`)
    .replace('10.0.0.21:2379', `127.0.0.1:${PORTS.etcd}`)
    .replaceAll('10.0.0.0/24', '127.0.0.1/32')
    .replace('/var/lib/postgresql/15/coop', data)
    .replace('/var/lib/postgresql/.pgpass-patroni', join(folder, `pgpass-${number}`))
    .replaceAll(/a-password-of-\w[\w-]*/g, PASSWORD)
    // Several servers share this machine's folder of sockets.
    .replace('parameters:', `parameters:\n        unix_socket_directories: ''`)
  const file = write(folder, `patroni-${number}.yml`, config)
  return { number, child: start(folder, 'patroni', [file]), data }
}

/** As a machine that loses power. */
export function killNode({ child, data }: Node): void {
  child.kill('SIGKILL')
  for (const pid of serversOf(data)) kill(pid, 'SIGKILL')
}

export function killQuietly(node: Node): void {
  try {
    killNode(node)
  } catch {
    // It was not running.
  }
}

/** The postmaster first: it would start others anew. */
export function serversOf(data: string): number[] {
  const postmaster = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)
  const children = execFileSync('sh', ['-c', `pgrep -P ${postmaster} || true`]).toString()
  return [postmaster, ...children.split('\n').filter(Boolean).map(Number)]
}

export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Gone already.
  }
}

export function startWays(folder: string): void {
  const haproxy = [0, 1, 2].reduce(
    (text, number) =>
      text
        .replace(`10.0.0.1${number + 1}:5432`, `127.0.0.1:${PORTS.postgres[number]}`)
        .replace('check port 8008', `check port ${PORTS.patroni[number]}`),
    shipped('haproxy.cfg').replace('127.0.0.1:5000', `127.0.0.1:${PORTS.haproxy}`),
  )
  start(folder, 'haproxy', ['-db', '-f', write(folder, 'haproxy.cfg', haproxy)])
  const roles = ['app_rw', 'app_migrate'].map((role) => `"${role}" "${PASSWORD}"\n`).join('')
  const users = write(folder, 'userlist.txt', roles)
  const pgbouncer = shipped('pgbouncer.ini')
    .replace('port=5000', `port=${PORTS.haproxy}`)
    .replace('6432', String(PORTS.pgbouncer))
    .replace('/etc/pgbouncer/userlist.txt', users)
  start(folder, 'pgbouncer', [write(folder, 'pgbouncer.ini', pgbouncer)])
  const site = shipped('nginx.conf')
    .replace('10.0.0.31:3000', `127.0.0.1:${PORTS.web[0]}`)
    .replace('10.0.0.32:3000', `127.0.0.1:${PORTS.web[1]}`)
    .replace('listen 80', `listen 127.0.0.1:${PORTS.nginx}`)
    // The drill's visitors each say where they come from.
    .replace('$remote_addr', '$http_x_forwarded_for')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/nginx-${name};`)
    .join(' ')
  const whole = `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx-error.log;
events { worker_connections 512; }
http { access_log off; ${temporary}\n${site} }`
  start(folder, 'nginx', [
    '-p',
    folder,
    '-e',
    'nginx-error.log',
    '-c',
    write(folder, 'nginx.conf', whole),
  ])
}

function own(folder: string, name: string): string {
  const path = join(folder, name)
  mkdirSync(path, { recursive: true })
  chmodSync(path, 0o700)
  chownSync(path, ACCOUNT.uid, ACCOUNT.gid)
  return path
}

export function ownFolder(folder: string): void {
  chownSync(folder, ACCOUNT.uid, ACCOUNT.gid)
  chmodSync(folder, 0o711)
}

function write(folder: string, name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  chownSync(file, ACCOUNT.uid, ACCOUNT.gid)
  chmodSync(file, 0o600)
  return file
}

function shipped(name: string): string {
  return readFileSync(join(SHIPPED, name), 'utf8')
}

/** Of the node that Patroni calls the primary; undefined where there is none. */
export async function primaryNow(): Promise<number | undefined> {
  const answers = await Promise.all(PORTS.patroni.map((port) => statusOf(port, 'primary')))
  const found = answers.indexOf(200)
  return found === -1 ? undefined : found
}

/** What each Patroni says of its server, and the end of its log, for whoever looks why something did not come about. */
export async function statesOf(folder: string): Promise<string> {
  const states = PORTS.patroni.map(async (port, number) => {
    const signal = AbortSignal.timeout(2_000)
    const asked = fetch(`http://127.0.0.1:${port}/patroni`, { signal })
    const said = await asked.then((reply) => reply.text()).catch(() => 'no answer')
    const log = readFileSync(join(folder, `patroni-patroni-${number}.yml.log`), 'utf8')
    return [`pg${number + 1}: ${said}`, ...log.trimEnd().split('\n').slice(-8)].join('\n    ')
  })
  return (await Promise.all(states)).join('\n')
}

export async function statusOf(port: number, path: string): Promise<number> {
  const asked = fetch(`http://127.0.0.1:${port}/${path}`, { signal: AbortSignal.timeout(1_000) })
  return asked.then(
    async (reply) => {
      await reply.arrayBuffer()
      return reply.status
    },
    () => 0,
  )
}

export async function until(
  what: string,
  holds: () => Promise<boolean>,
  withinMs = 120_000,
): Promise<void> {
  const late = performance.now() + withinMs
  while (!(await holds().catch(() => false))) {
    if (performance.now() > late) throw new Error(`${what} did not come about`)
    await sleep(100)
  }
}
