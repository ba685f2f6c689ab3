/**
 * `npm run faults:failover`: loses a database machine under load. Two PostgreSQL with synchronous replication, our server on
 * one address that follows the primary, 32 people who issue invoices and take the money; the primary is killed with all its
 * processes, the standby promoted, the address pointed to it. Then: what was acknowledged and is gone, what is half there,
 * which numbers are missing, and how long nobody could work. Rounds: --rounds=3. People: --people=32.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root, runNx, runProgram } from '../run/nx.mjs';
import { Cluster, database, makeFolder, user } from './failover/cluster.mjs';
import { startForwarder } from './failover/forwarder.mjs';
import { prepareBooks, startPosting } from './failover/posters.mjs';
import { freePort, signInPeople, startServer, untilReady } from './failover/product.mjs';
import { findAccount, findPrograms } from './failover/programs.mjs';

const given = (name, otherwise) =>
  Number(process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const [rounds, people] = [given('rounds', 3), given('people', 32)];
const urlOf = (port) => `postgresql://${user}@127.0.0.1:${port}/${database}`;
const seconds = (ms) => (ms / 1000).toFixed(1);

/** What the books say of everything that was acknowledged. */
function judge(store, acknowledged) {
  const listed = (kind) => acknowledged.filter((each) => each.kind === kind);
  const known = (query) => new Set(store.ask(query).split('\n'));
  const issued = known("select id || ' ' || number from sale_invoice where status = 'ISSUED'");
  const received = known("select id || ' ' || number from payment where status = 'POSTED'");
  const isGone = { invoice: (each) => !issued.has(each), receipt: (each) => !received.has(each) };
  const lost = acknowledged.filter(({ kind, id, number }) => isGone[kind](`${id} ${number}`));
  const half = store.ask(`
    select count(*) from (
      select v.id from voucher v left join posting p on p.voucher_id = v.id
        group by v.id having count(p.id) < 2 or sum(p.debit_paise) <> sum(p.credit_paise)
      union all select i.id from sale_invoice i where i.status = 'ISSUED'
        and not exists (select from voucher v where v.document_id = i.id)
      union all select y.id from payment y where y.amount_minor <>
        coalesce((select sum(a.amount_minor) from allocation a where a.payment_id = y.id), 0)
    ) as half`);
  const missing = (kind, table) =>
    store.ask(`
      select coalesce((select sum(c.last) from number_counter c join number_series s on s.id = c.series_id
        where s.kind = '${kind}'), 0) - (select count(distinct number) from ${table} where number is not null)`);
  const gaps = Number(missing('TAX_INVOICE', 'sale_invoice')) + Number(missing('RECEIPT', 'payment'));
  const twice = issued.size - listed('invoice').length + (received.size - listed('receipt').length);
  return { acknowledged: acknowledged.length, lost: lost.length, half: Number(half), gaps, twice };
}

/** One loss: the primary dies under load, the standby takes over, and the dead one comes back as the new standby. */
async function lose({ primary, standby, forwarder, posting }) {
  await wait(8_000);
  const before = posting.told.acknowledged.length;
  const from = performance.now();
  await primary.kill();
  await standby.promote();
  forwarder.pointTo(standby.port);
  const promoted = performance.now() - from;
  // Counted from here: an answer that was on its way when the primary died says nothing of the new one.
  const { length } = posting.told.acknowledged;
  while (posting.told.acknowledged.length === length) {
    await Promise.race([wait(10), posting.working]);
    if (performance.now() - from > 120_000) throw new Error('Nobody could work for two minutes.');
  }
  const firstAfter = performance.now() - from;
  // The one that died is made anew from the one that lives; a manager would rewind it.
  primary.makeStandbyOf(standby);
  await primary.start();
  await standby.waitForStandby(primary);
  return { before, promoted, firstAfter };
}

async function rehearse(folder, programs) {
  const account = findAccount();
  makeFolder(folder, account);
  const make = async (name) => new Cluster({ name, folder, port: await freePort(), programs, account });
  let [primary, standby] = [await make('alpha'), await make('beta')];
  const ends = [() => primary.stop(), () => standby.stop()];
  try {
    primary.makeEmpty();
    await primary.start();
    primary.ask(`create database ${database}`, 'postgres');
    standby.makeStandbyOf(primary);
    await standby.start();
    await primary.waitForStandby(standby);
    const forwarder = await startForwarder(primary.port);
    ends.unshift(() => forwarder.close());
    const server = await startServer(folder, urlOf(forwarder.port));
    ends.unshift(() => server.stop());
    await untilReady(server);
    const reader = await startServer(folder, urlOf(standby.port));
    console.log(`A server that is started on the standby ends with ${await reader.ended}: ${reader.said.trim()}`);
    if (!/^[^\n]* can only be read[^\n]*\.\n$/.test(reader.said))
      throw new Error('That should have been one sentence.');
    const { boss, clerks } = await signInPeople(server.url, people);
    const books = await prepareBooks(boss);
    const posting = startPosting(clerks, books);
    for (let round = 1; round <= rounds; round += 1) {
      const { before, promoted, firstAfter } = await lose({ primary, standby, forwarder, posting });
      [primary, standby] = [standby, primary];
      console.log(
        `Round ${round}: ${before} acknowledged when the primary was killed; promoted after ${seconds(promoted)} s, ` +
          `the first posting acknowledged after ${seconds(firstAfter)} s.`,
      );
    }
    await wait(2_000);
    await posting.stop();
    console.log(`Tries that came to nothing and were sent again: ${JSON.stringify(posting.told.answers)}`);
    if (server.process.exitCode !== null) throw new Error(`The server died: ${server.said}`);
    const verdict = judge(primary, posting.told.acknowledged);
    console.log(
      `Acknowledged ${verdict.acknowledged}: lost ${verdict.lost}, half posted ${verdict.half}, ` +
        `numbers missing ${verdict.gaps}, done twice ${verdict.twice}.`,
    );
    await server.stop();
    const env = { DATABASE_URL: urlOf(primary.port) };
    const verified = runProgram(join(root, 'dist/apps/api/verify.js'), [], { env, stdio: 'pipe' });
    console.log(verified.output.trim().split('\n').at(-1));
    return verified.status === 0 && !verdict.lost && !verdict.half && !verdict.gaps && !verdict.twice;
  } finally {
    for (const end of ends) await end();
  }
}

async function main() {
  const programs = findPrograms();
  if (programs === undefined) {
    console.log(
      "PostgreSQL's server programs are not on this machine (set PG_BIN to their folder), so no failover was rehearsed.",
    );
    return 0;
  }
  const built = runNx(['run-many', '-t', 'build', '--projects=api,backoffice', '--output-style=static'], {
    stdio: 'pipe',
  });
  if (built.status !== 0) {
    process.stderr.write(built.output);
    return built.status;
  }
  const folder = mkdtempSync(join(tmpdir(), 'freightdesk-failover-'));
  try {
    return (await rehearse(folder, programs)) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();
