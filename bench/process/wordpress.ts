// WordPress as Debian packages it, with a database and a PHP of its own, in a folder that goes away: a plain theme, twenty
// Thai posts, nginx before it, once without a page cache and once with nginx's.

import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNginx } from './nginx.ts'
import { findProgram, startProgram } from './program.ts'
import type { Server } from './server.ts'
import { treeCpu } from './tree-cpu.ts'

const SOURCE = '/usr/share/wordpress'
const THEME = 'twentytwentythree'
const isRoot = process.getuid?.() === 0

/** Debian names the program after its version. */
function findPhpFpm(): string | undefined {
  const folder = '/usr/sbin'
  const name = existsSync(folder)
    ? readdirSync(folder).find((file) => /^php-fpm[\d.]+$/.test(file))
    : undefined
  return name && join(folder, name)
}

/** Without a page cache and with one; undefined where one of the packages is not installed. */
export async function startWordPress(siteFolder: string): Promise<Server[] | undefined> {
  const php = findProgram('php')
  const phpFpm = findPhpFpm()
  const mariadb = findProgram('mariadbd')
  const installDatabase = findProgram('mariadb-install-db')
  const hasTheme = existsSync(join(SOURCE, 'wp-content/themes', THEME))
  if (!php || !phpFpm || !mariadb || !installDatabase || !hasTheme || !findProgram('nginx'))
    return undefined

  const folder = join(siteFolder, 'wordpress')
  mkdirSync(folder)
  chmodSync(folder, 0o777) // for root, each of the programs runs under an account of its own
  const databasePid = await startDatabase(folder, mariadb, installDatabase)
  const site = join(folder, 'site')
  cpSync(SOURCE, site, { recursive: true, dereference: true })
  writeFileSync(join(site, 'wp-config.php'), configuration(folder))
  writeFileSync(join(folder, 'install.php'), installation(site))
  run(php, [join(folder, 'install.php')])
  const fpmPid = await startPhp(folder, phpFpm)

  const cpuOfBoth = () => treeCpu(databasePid) + treeCpu(fpmPid)
  const plain = await beforePhp('WordPress', join(folder, 'plain'), folder)
  const cached = await beforePhp('WordPress, page cache', join(folder, 'cached'), folder, true)
  return [plain, cached].map((server) => ({
    ...server,
    cpu: async () => (await server.cpu()) + cpuOfBoth(),
  }))
}

function run(program: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program}: ${stdout}${stderr}`)
}

async function startDatabase(folder: string, mariadb: string, install: string): Promise<number> {
  const data = join(folder, 'mariadb')
  const account = isRoot ? ['--user=mysql'] : []
  const accounts = '--auth-root-authentication-method=normal'
  run(install, ['--no-defaults', `--datadir=${data}`, '--skip-test-db', accounts, ...account])
  const socket = socketOf(folder)
  const log = `--log-error=${folder}/mariadb.log`
  const args = [`--datadir=${data}`, `--socket=${socket}`, '--skip-networking', log, ...account]
  const { pid } = await startProgram(mariadb, ['--no-defaults', ...args], { path: socket })
  return pid
}

const socketOf = (folder: string) => join(folder, 'mariadb.sock')
const phpSocketOf = (folder: string) => join(folder, 'php.sock')

/** Four processes that are always there; its code is compiled once (opcache, on by itself). */
async function startPhp(folder: string, phpFpm: string): Promise<number> {
  const socket = phpSocketOf(folder)
  writeFileSync(
    join(folder, 'php-fpm.conf'),
    `[global]
error_log = ${folder}/php-fpm.log
[www]
${isRoot ? 'user = www-data\ngroup = www-data' : ''}
listen = ${socket}
listen.mode = 0666
pm = static
pm.max_children = 4
php_admin_flag[zlib.output_compression] = on
`,
  )
  const args = ['--nodaemonize', '--fpm-config', join(folder, 'php-fpm.conf')]
  const { pid } = await startProgram(phpFpm, args, { path: socket })
  return pid
}

/** Its front page is at /home, the address the others are asked for. */
async function beforePhp(
  name: string,
  folder: string,
  wordpress: string,
  isCached = false,
): Promise<Server> {
  mkdirSync(folder)
  const cache = `
      fastcgi_cache pages;
      fastcgi_cache_key $request_uri$http_accept_encoding;
      fastcgi_cache_valid 200 10m;
      fastcgi_ignore_headers Cache-Control Expires Set-Cookie Vary;`
  const server = await runNginx(name, folder, {
    http: isCached ? `fastcgi_cache_path ${folder}/pages keys_zone=pages:1m;` : '',
    server: `
    root ${wordpress}/site;
    location = /home {
      fastcgi_pass unix:${phpSocketOf(wordpress)};
      fastcgi_param SCRIPT_FILENAME ${wordpress}/site/index.php;
      fastcgi_param REQUEST_METHOD $request_method;
      fastcgi_param REQUEST_URI /;
      fastcgi_param SERVER_PROTOCOL $server_protocol;
      fastcgi_param HTTP_HOST $http_host;${isCached ? cache : ''}
    }`,
  })
  if (!server) throw new Error('nginx was here a moment ago')
  return server
}

/** Each of the two addresses is the site's own, or it would redirect from one to the other. */
function configuration(folder: string): string {
  return `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socketOf(folder)}');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', 'http://' . $_SERVER['HTTP_HOST']);
define('WP_SITEURL', WP_HOME);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`
}

function installation(site: string): string {
  return `<?php
$_SERVER['HTTP_HOST'] = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';
$database = new mysqli('localhost', 'root', '', '', 0, '${socketOf(join(site, '..'))}');
$database->query('CREATE DATABASE wordpress CHARACTER SET utf8mb4');
define('WP_INSTALLING', true);
function wp_mail() { return true; }
require '${site}/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('สหกรณ์ออมทรัพย์ตัวอย่าง', 'admin', 'admin@example.org', true, '', wp_generate_password());
switch_theme('${THEME}');
for ($number = 1; $number <= 20; $number++)
  wp_insert_post([
    'post_title' => "ประกาศสหกรณ์ ฉบับที่ $number เรื่อง อัตราดอกเบี้ยเงินฝากและเงินกู้",
    'post_content' => str_repeat('<p>สหกรณ์ขอแจ้งอัตราดอกเบี้ยให้สมาชิกทราบโดยทั่วกัน</p>', 8),
    'post_status' => 'publish',
    'post_author' => 1,
  ]);
`
}
