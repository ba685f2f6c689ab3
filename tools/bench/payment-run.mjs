/** What a payment run of 200 bills takes, step by step as two people do it, through HTTP on a store that is thrown away. */
import { performance } from 'node:perf_hooks';
import { login, serveStore, tokenAt } from './served-store.mjs';
import { onCopies } from './stores.mjs';

const mostBills = 200;
/** All of it, as a person waits for it. */
const goalSeconds = 10;

/** Who prepares a run does not approve it: a second person of the same role, with the password of the first. */
async function approver({ origin, owner }) {
  const email = 'bench.approver@sagarfreight.example';
  const { rows } = await owner.query('select * from app_user where email = $1', [login.email]);
  const user = { ...rows[0], id: crypto.randomUUID(), email, first_name: 'Approver' };
  await insert(owner, 'app_user', user);
  const { rows: known } = await owner.query('select * from credential where user_id = $1', [rows[0].id]);
  await insert(owner, 'credential', { ...known[0], user_id: user.id });
  return { authorization: `Bearer ${await tokenAt(origin, { ...login, email })}` };
}

const insert = (owner, table, row) =>
  owner.query(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [JSON.stringify(row)]);

/** One call that must be done, and how long it took. */
async function timed({ origin }, headers, [path, body]) {
  const request = body && {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  };
  const from = performance.now();
  const answer = await fetch(`${origin}/api${path}`, request ?? { headers });
  const text = await answer.text();
  const seconds = (performance.now() - from) / 1000;
  if (!answer.ok) throw new Error(`${path}: ${text}`);
  return { seconds, data: JSON.parse(text).data };
}

const isFree = (bill) => !bill.holdReason && !bill.vendorHoldReason && !bill.run && bill.outstandingPaise > 0;

async function played(server) {
  const [mine, other] = [server.headers, await approver(server)];
  const date = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  const banks = await timed(server, mine, ['/bank/list?pageSize=100']);
  const bank = banks.data.find(({ currency, isDefault }) => currency === 'INR' && isDefault);
  const proposed = await timed(server, mine, [`/payment-run/proposal?until=${Number(date.slice(0, 4)) + 1}-12-31`]);
  const bills = proposed.data.bills.filter(isFree).slice(0, mostBills);
  const lines = bills.map(({ id, outstandingPaise }) => ({ invoiceId: id, amountPaise: outstandingPaise }));
  const run = { title: 'Two hundred bills', bankId: bank.id, payOn: date, lines };
  const added = await timed(server, mine, ['/payment-run/add', run]);
  const seen = ({ data: { id, version } }) => ({ id, version });
  const submitted = await timed(server, mine, ['/payment-run/submit', seen(added)]);
  const approved = await timed(server, other, ['/payment-run/approve', seen(submitted)]);
  const paid = await timed(server, mine, ['/payment-run/pay', { ...seen(approved), date, references: [] }]);
  const { billCount, vendorCount } = paid.data;
  const steps = { propose: proposed, prepare: added, submit: submitted, approve: approved, pay: paid };
  return { steps, billCount, vendorCount };
}

/** Prints what each step took; answers whether all of them together met the goal, with as many bills as were asked for. */
export const measurePaymentRun = (folder) =>
  onCopies({ store: folder }, async ({ store }) => {
    const server = await serveStore(store);
    try {
      const { steps, billCount, vendorCount } = await played(server);
      console.log(`${billCount} bills of ${vendorCount} vendors\n| step    | seconds |\n| ------- | ------: |`);
      const told = ([name, { seconds }]) => `| ${name.padEnd(7)} | ${seconds.toFixed(2).padStart(7)} |`;
      console.log(Object.entries(steps).map(told).join('\n'));
      const all = Object.values(steps).reduce((sum, { seconds }) => sum + seconds, 0);
      const isMet = all <= goalSeconds && billCount === mostBills;
      console.log(`${all.toFixed(2)} s in all, ${goalSeconds} s is the goal: ${isMet ? 'met' : 'missed'}`);
      return isMet;
    } finally {
      await server.stop();
    }
  });
