import { type Kysely, sql } from 'kysely';

type Rate = readonly [from: string, gstRate: string, source: string, taxability?: 'EXEMPT'];

interface Head {
  name: string;
  code: string;
  sac?: string;
  rates?: readonly Rate[];
  basis: string;
  income?: string;
  cost?: string;
  isPureAgent?: true;
}

const launch = 'Notification 11/2017-Central Tax (Rate), 28-Jun-2017';
const reform = 'Notification 15/2025-Central Tax (Rate), 17-Sep-2025';
const exemption =
  'Notification 12/2017-Central Tax (Rate), transport by air from abroad to the customs station; to be confirmed by your accountant';
const withCredit = 'with input credit; 5% without it; to be confirmed by your accountant';

const at18: readonly Rate[] = [['2017-07-01', '18', launch]];
const at12Then18: readonly Rate[] = [
  ['2017-07-01', '12', `${launch}, ${withCredit}`],
  ['2025-09-22', '18', `${reform}, ${withCredit}`],
];

const freight = { ocean: ['4010', '5010'], air: ['4020', '5020'], road: ['4030', '5030'] } as const;
const [handlingIncome, handlingCost] = ['4050', '5050'];
const handling = { rates: at18, income: handlingIncome, cost: handlingCost };
const onBehalf = { basis: 'AT_ACTUAL', isPureAgent: true } as const;

/** What every forwarder charges for; each company goes on from here. */
const heads: readonly Head[] = [
  {
    ...{ name: 'Ocean freight', code: 'OFT', sac: '996521', basis: 'PER_CONTAINER' },
    rates: [['2017-07-01', '5', `${launch}; kept by ${reform}`]],
    ...{ income: freight.ocean[0], cost: freight.ocean[1] },
  },
  {
    ...{ name: 'Air freight', code: 'AFT', sac: '996531', basis: 'PER_KG_CHARGEABLE', rates: at18 },
    ...{ income: freight.air[0], cost: freight.air[1] },
  },
  {
    ...{ name: 'Air freight, import', code: 'AFI', sac: '996531', basis: 'PER_KG_CHARGEABLE' },
    rates: [['2017-07-01', '0', exemption, 'EXEMPT']],
    ...{ income: freight.air[0], cost: freight.air[1] },
  },
  {
    name: 'Rail freight',
    code: 'RFT',
    sac: '996512',
    basis: 'PER_CONTAINER',
    rates: at12Then18,
    income: '4000',
    cost: '5000',
  },
  {
    ...{ name: 'Road transport (GTA)', code: 'GTA', sac: '996791', basis: 'PER_SHIPMENT' },
    rates: [['2017-07-01', '5', `${launch}, under reverse charge or forward without input credit`]],
    ...{ income: freight.road[0], cost: freight.road[1] },
  },
  {
    ...{ name: 'Road transport (GTA, with credit)', code: 'GTC', sac: '996791', basis: 'PER_SHIPMENT' },
    ...{ rates: at12Then18, income: freight.road[0], cost: freight.road[1] },
  },
  { ...handling, name: 'Terminal handling (THC)', code: 'THC', sac: '996711', basis: 'PER_CONTAINER' },
  { ...handling, name: 'Container handling', code: 'CHG', sac: '996711', basis: 'PER_CONTAINER' },
  {
    ...{ name: 'Customs clearance', code: 'CHA', sac: '996712', basis: 'PER_SHIPMENT', rates: at18 },
    ...{ income: '4040', cost: '5040' },
  },
  { ...handling, name: 'Clearing and forwarding', code: 'CNF', sac: '996713', basis: 'PER_SHIPMENT' },
  { ...handling, name: 'Documentation fee', code: 'DOC', sac: '996719', basis: 'PER_SHIPMENT' },
  { ...handling, name: 'Bill of lading fee', code: 'BLF', sac: '996719', basis: 'PER_BL' },
  { ...handling, name: 'Delivery order fee', code: 'DOF', sac: '996719', basis: 'PER_BL' },
  { ...handling, name: 'Air waybill fee', code: 'AWB', sac: '996719', basis: 'PER_BL' },
  { ...handling, name: 'Loading and unloading', code: 'LUL', sac: '996719', basis: 'PER_SHIPMENT' },
  {
    ...{ name: 'Warehousing', code: 'WHS', sac: '996729', basis: 'PER_CBM_RT', rates: at18 },
    ...{ income: '4060', cost: handlingCost },
  },
  { name: 'Courier', code: 'CUR', sac: '996812', basis: 'PER_SHIPMENT', rates: at18, income: '4000', cost: '5000' },
  { ...onBehalf, name: 'Customs duty paid on behalf', code: 'DUTY' },
  { ...onBehalf, name: 'Port charges paid on behalf', code: 'PORT' },
  { ...onBehalf, name: 'Shipping line charges paid on behalf', code: 'LINE' },
];

async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table charge_head (
      id uuid primary key default gen_random_uuid(),
      name text not null check (name <> ''),
      code text check (code <> ''),
      sac text,
      -- By the day from which each holds; a head and its rates are one record, read and written together.
      rates jsonb not null default '[]' check (jsonb_typeof(rates) = 'array'),
      acts_as text not null default 'PRINCIPAL' check (acts_as in ('PRINCIPAL', 'AGENT')),
      pure_agent boolean not null default false,
      basis text not null default 'PER_SHIPMENT' check (basis in ('PER_SHIPMENT', 'PER_BL', 'PER_CONTAINER',
        'PER_KG_CHARGEABLE', 'PER_CBM_RT', 'PERCENT', 'AT_ACTUAL')),
      income_account_code text references account (code),
      cost_account_code text references account (code),
      active boolean not null default true,
      version integer not null default 1,
      -- What came with the product was made by nobody.
      created_at timestamptz not null default now(),
      created_by uuid references app_user,
      updated_at timestamptz not null default now(),
      updated_by uuid references app_user,
      check (acts_as = 'AGENT' or not pure_agent)
    )`.execute(db);
  await sql`create unique index charge_head_name on charge_head (lower(normalize(name, NFKC)))`.execute(db);
  await sql`create unique index charge_head_code on charge_head (upper(code))`.execute(db);
}

/** What is charged for, with the usual heads of an Indian forwarder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  for (const { name, code, sac, rates = [], basis, income, cost, isPureAgent = false } of heads) {
    const dated = rates.map(([from, gstRate, source, taxability = 'TAXABLE']) => ({
      from,
      gstRate,
      taxability,
      source,
    }));
    await sql`
      insert into charge_head (name, code, sac, rates, acts_as, pure_agent, basis, income_account_code, cost_account_code)
      values (${name}, ${code}, ${sac ?? null}, ${JSON.stringify(dated)}::jsonb, ${isPureAgent ? 'AGENT' : 'PRINCIPAL'},
        ${isPureAgent}, ${basis}, ${income ?? null}, ${cost ?? null})`.execute(db);
  }
}
