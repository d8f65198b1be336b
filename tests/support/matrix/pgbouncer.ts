import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '#database/embedded/free-port.ts'
import { answering, type OutsideServer } from './outside-server.ts'

const PROGRAM = '/usr/sbin/pgbouncer'

export interface Pooling {
  mode: 'session' | 'transaction' | 'statement'
  /** What is asked for as a connection is opened is dropped; otherwise it is refused. */
  dropsOptions: boolean
}

export const hasPgBouncer = () => existsSync(PROGRAM)

export async function startPgBouncer(
  server: OutsideServer,
  { mode, dropsOptions }: Pooling,
  roles: string[],
): Promise<{ port: number; stop(): Promise<void> }> {
  const port = await freePort()
  const [users, config] = ['users', 'ini'].map((end) => join(server.folder, `${port}.${end}`))
  if (!users || !config) throw new Error('two names are two')
  writeFileSync(users, roles.map((role) => `"${role}" "${server.password}"\n`).join(''), {
    mode: 0o644,
  })
  writeFileSync(
    config,
    `[databases]
* = host=127.0.0.1 port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = 60
max_client_conn = 200
ignore_startup_parameters = extra_float_digits${dropsOptions ? ', options' : ''}
`,
    { mode: 0o644 },
  )
  const child = spawn(PROGRAM, ['-q', config], { ...server.account, cwd: '/', stdio: 'ignore' })
  async function stop() {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  await answering(async () => {
    const client = new pg.Client({ connectionString: server.urlOf('postgres', 'postgres', port) })
    await client.connect()
    await client.end()
  })
  return { port, stop }
}
