/** One PostgreSQL with a folder and a port of its own, as primary or as standby. */
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const user = 'freightdesk';
export const database = 'freightdesk';

export class Cluster {
  #server;

  constructor({ name, folder, port, programs, account }) {
    Object.assign(this, { name, folder, port, programs, account });
    this.data = join(folder, name);
    this.socket = join(folder, `${name}.socket`);
    mkdirSync(this.socket, { recursive: true });
    if (account) chownSync(this.socket, account.uid, account.gid);
  }

  #run(program, args) {
    const { status, stdout, stderr } = spawnSync(join(this.programs, program), args, {
      ...this.account,
      cwd: this.folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    });
    if (status !== 0) throw new Error(`${program} of ${this.name} failed: ${stderr}${stdout}`);
    return stdout;
  }

  /** An empty store that takes connections of this machine alone. */
  makeEmpty() {
    this.#run('initdb', [
      `--pgdata=${this.data}`,
      `--username=${user}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--data-checksums',
    ]);
    appendFileSync(
      join(this.data, 'postgresql.conf'),
      "listen_addresses = '127.0.0.1'\nmax_connections = 200\nhot_standby = on\nwal_keep_size = '512MB'\nlog_min_messages = warning\n",
    );
  }

  /** A standby of `primary`, in place of whatever this cluster was. */
  makeStandbyOf(primary) {
    rmSync(this.data, { recursive: true, force: true });
    const from = `host=127.0.0.1 port=${primary.port} user=${user} application_name=${this.name}`;
    this.#run('pg_basebackup', [
      `--pgdata=${this.data}`,
      `--dbname=${from}`,
      '--wal-method=stream',
      '--checkpoint=fast',
      '--write-recovery-conf',
    ]);
    // What the primary waits for is its own affair: a promoted standby that inherited it would wait for itself.
    appendFileSync(join(this.data, 'postgresql.auto.conf'), "\nsynchronous_standby_names = ''\n");
  }

  async start() {
    const log = openSync(join(this.folder, `${this.name}.log`), 'a');
    const args = ['-D', this.data, '-p', String(this.port), '-k', this.socket];
    this.#server = spawn(join(this.programs, 'postgres'), args, {
      ...this.account,
      cwd: this.folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['ignore', log, log],
    });
    this.#server.ended = new Promise((resolve) => this.#server.once('exit', resolve));
    await this.#until('select 1', '1', 30);
  }

  /** One value of the store. */
  ask(query, inDatabase = database) {
    const args = ['-h', this.socket, '-p', String(this.port), '-U', user, '-d', inDatabase, '-XAtq', '-c', query];
    return this.#run('psql', args).trim();
  }

  async #until(query, expected, seconds) {
    const end = Date.now() + seconds * 1000;
    for (;;) {
      try {
        if (this.ask(query, 'postgres') === expected) return;
      } catch (error) {
        if (Date.now() > end) throw error;
      }
      if (Date.now() > end) throw new Error(`${this.name} was not ready in ${seconds} s: ${query}`);
      await wait(50);
    }
  }

  /** From now on a commit is answered when `standby` has it on its disk too. */
  async waitForStandby(standby) {
    this.ask(`alter system set synchronous_standby_names = '${standby.name}'`, 'postgres');
    this.ask('select pg_reload_conf()', 'postgres');
    await this.#until("select count(*) from pg_stat_replication where sync_state = 'sync'", '1', 30);
  }

  async promote() {
    this.ask('select pg_promote(wait => true, wait_seconds => 30)', 'postgres');
    await this.#until('select pg_is_in_recovery()', 'f', 30);
  }

  /** As when the machine loses its power: every process at once, and nobody is told. */
  async kill() {
    const { pid } = this.#server;
    const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout;
    for (const each of [pid, ...children.split('\n').map(Number).filter(Boolean)]) {
      try {
        process.kill(each, 'SIGKILL');
      } catch {
        // A backend whose client has just left is gone by itself.
      }
    }
    await this.#server.ended;
  }

  async stop() {
    if (!this.#server || this.#server.exitCode !== null || this.#server.signalCode !== null) return;
    this.#server.kill('SIGINT');
    await this.#server.ended;
  }
}

/** The folder of a run, which PostgreSQL's user may enter. */
export function makeFolder(folder, account) {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (account) chownSync(folder, account.uid, account.gid);
  if (!existsSync(join(folder, 'README')))
    writeFileSync(join(folder, 'README'), 'A rehearsal of Freightdesk; may be deleted.\n');
}
