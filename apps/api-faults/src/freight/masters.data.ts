import { randomUUID } from 'node:crypto';
import { deflateSync, crc32 } from 'node:zlib';
import type { Parsed } from '../client/caller';
import { bankInput, partyInput, type Shop } from './shop';

/** Makes what a request needs and answers its body: the one valid request that the next call to its path may be. */
export type Prepare = (shop: Shop) => Promise<object>;

let named = 0;
/** No two records of a run are called alike. */
export const newName = (what: string): string => `${what} ${(named += 1)}`;

export const stamp = ({ id, version }: Parsed): { id: string; version: number } => ({ id, version });

const addBank = ({ by, today }: Shop) => by.done('/bank/add', bankInput(newName('Bank'), today));
const taxPaper = async ({ by }: Shop) => {
  const abroad = { name: newName('Gulf'), roles: ['VENDOR'], country: 'AE' };
  const { id: partyId } = await by.done('/party/add', abroad);
  const year = { from: '2026-04-01', until: '2027-03-31' };
  return { partyId, kind: 'NON_RESIDENT', ...year, percent: '10', treaty: newName('DTAA') };
};
const addParty = ({ by }: Shop) => by.done('/party/add', partyInput(newName('Party')));
const addUser = ({ by }: Shop) =>
  by.done('/user/add', {
    email: `${newName('person').replace(' ', '')}@freightdesk.test`,
    ...person,
    roleName: 'ACCOUNT',
  });
const person = { firstName: 'Further', lastName: 'Person' };

const sacInput = () => ({ code: `99${1000 + (named += 1)}`, description: newName('Service') });
const termInput = () => ({ title: newName('Term'), text: newName('Text'), appliesTo: ['SALE_INVOICE', 'DOCKET'] });

let branches = 0;
const branchInput = () => ({
  code: `B${(branches += 1)}`,
  ...{ name: newName('Branch'), stateCode: '27' },
});

/** A month that nothing is posted in. */
const lastMonthButOne = ({ today }: Shop): string => {
  const month = new Date(`${today.slice(0, 7)}-15T00:00:00Z`);
  month.setUTCMonth(month.getUTCMonth() - 2);
  return month.toISOString().slice(0, 7);
};

function pngChunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** One grey pixel. */
export function picture(): Blob {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const chunks = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return new Blob([Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])], { type: 'image/png' });
}

async function logoForm({ by }: Shop): Promise<FormData> {
  const { id, version } = await by.read('/company/get');
  const form = new FormData();
  form.append('id', id);
  form.append('version', String(version));
  form.append('file', picture(), 'logo.png');
  return form;
}

/** A file beside a party. */
async function documentForm(shop: Shop): Promise<FormData> {
  const form = new FormData();
  form.append('record', 'party');
  form.append('recordId', (await addParty(shop)).id);
  form.append('kind', 'Agreement');
  form.append('file', picture(), 'agreement.png');
  return form;
}

/** Of a list of their own: one list holds no more than 30 of a person. */
const viewInput = () => ({ list: `banks.list${'x'.repeat((named += 1) % 40)}`, name: newName('View'), query: 'q=1' });

/** Requests about people, places and things. */
export const masterRequests: Readonly<Record<string, Prepare>> = {
  '/bank/add': async ({ today }) => bankInput(newName('Bank'), today),
  '/bank/update': async (shop) => ({ ...stamp(await addBank(shop)), name: newName('Bank'), openingBalancePaise: 7_00 }),
  '/bank/delete': async ({ by }) =>
    stamp(await by.done('/bank/add', { ...bankInput(newName('Bank'), '2026-04-01'), openingBalancePaise: 7_00 })),
  '/bank/count': async ({ by, today }) => {
    const box = { ...bankInput(newName('Cash'), today), accountType: 'CASH', openingBalancePaise: 1_000_00 };
    const pieces = [{ denominationPaise: 10_00, pieces: 99 }];
    return { ...stamp(await by.done('/bank/add', box)), pieces, bookPaise: 1_000_00, reason: newName('Change') };
  },
  '/bank/set-payment-file': async (shop) => ({
    ...stamp(await addBank(shop)),
    ...{ format: 'CSV', hasHeader: false, dateFormat: 'DD/MM/YYYY', amountStyle: 'SHORT' },
    ...{ neftWord: newName('N'), rtgsWord: 'R' },
    columns: [
      { header: 'Account', content: 'PAYEE_ACCOUNT' },
      { header: 'Amount', content: 'AMOUNT' },
    ],
  }),
  '/bank/set-cheque-layout': async (shop) => {
    const place = { xMm: '10', yMm: '20.5', widthMm: '100' };
    const places = { crossing: place, date: place, payee: place, words: place, moreWords: place, figures: place };
    return { ...stamp(await addBank(shop)), ...places, limit: place, widthMm: '202', heightMm: '92' };
  },
  '/bank/setasdefault': async (shop) => ({ id: (await addBank(shop)).id }),
  '/branch/add': async () => branchInput(),
  '/branch/update': async ({ by }) => ({
    ...stamp(await by.done('/branch/add', branchInput())),
    name: newName('Branch'),
  }),
  '/company/update': async ({ by }) => ({ ...stamp(await by.read('/company/get')), phone: '080 4000 1000' }),
  '/company/upload-logo': logoForm,
  '/company/remove-logo': async (shop) => {
    await shop.by.done('/company/upload-logo', await logoForm(shop));
    return stamp(await shop.by.read('/company/get'));
  },
  '/document/upload': documentForm,
  '/document/remove': async (shop) => stamp(await shop.by.done('/document/upload', await documentForm(shop))),
  '/note/add': async (shop) => ({ record: 'party', recordId: (await addParty(shop)).id, text: newName('Note') }),
  '/notification/read': async (shop) => {
    const of = { record: 'party', recordId: (await addParty(shop)).id };
    const [person] = await shop.by.read(`/note/people?record=party&recordId=${of.recordId}`);
    await shop.by.done('/note/add', { ...of, text: newName('Note'), mentions: [person.id] });
    const rung = await shop.by.read('/notification/list');
    return { ids: [rung[0]?.id ?? of.recordId] };
  },
  '/number-series/add': async ({ by }) => ({
    kind: 'DOCKET',
    branchId: (await by.done('/branch/add', branchInput())).id,
  }),
  '/number-series/update': async ({ by }) => {
    const [series] = await by.read('/number-series/list?pageSize=25');
    return { ...stamp(series), prefix: series.prefix, width: series.width === 6 ? 7 : 6 };
  },
  '/party/add': async () => partyInput(newName('Party')),
  '/party/approve-credit': async (shop) => ({
    partyId: (await addParty(shop)).id,
    ...{ record: 'docket', recordId: randomUUID(), approvedPaise: 1_000_00, reason: 'Known for years' },
  }),
  '/party/payee/update': async (shop) => ({
    ...stamp(await shop.by.done('/party/add', { ...partyInput(newName('Carrier')), roles: ['VENDOR'] })),
    ...{ payeeName: 'Carrier', payeeAccount: '50200012345678', payeeIfsc: 'HDFC0000123' },
  }),
  '/party/tax-paper/add': taxPaper,
  '/party/tax-paper/withdraw': async (shop) => ({
    ...stamp(await shop.by.done('/party/tax-paper/add', await taxPaper(shop))),
    reason: 'He bought more lorries',
  }),
  '/party/update': async (shop) => ({ ...stamp(await addParty(shop)), phone: '98200 12345' }),
  '/period/lock': async (shop) => {
    const month = lastMonthButOne(shop);
    await shop.by.post('/period/unlock', { month, reason: 'To be locked again' });
    return { month };
  },
  '/period/unlock': async (shop) => {
    const month = lastMonthButOne(shop);
    await shop.by.post('/period/lock', { month });
    return { month, reason: 'A bill came late' };
  },
  '/view/save': async () => viewInput(),
  '/view/remove': async ({ by }) => stamp(await by.done('/view/save', viewInput())),
  '/user/add': async () => ({
    email: `${newName('guest').replace(' ', '')}@freightdesk.test`,
    ...person,
    roleName: 'DOMESTIC',
  }),
  '/user/update': async (shop) => ({ ...stamp(await addUser(shop)), roleName: 'MARKETING' }),
  '/user/block': async (shop) => ({ ...stamp(await addUser(shop)), blocked: true }),
  '/user/remove': async (shop) => stamp(await addUser(shop)),
  '/user/reset-link': async ({ by }) => ({ id: (await by.read('/user/list?pageSize=25'))[0].id }),
  '/terms/add': async () => termInput(),
  '/terms/update': async ({ by }) => ({ ...stamp(await by.done('/terms/add', termInput())), text: newName('Text') }),
  '/charge-head/add': async () => ({ name: newName('Charge head') }),
  '/charge-head/update': async ({ by }) => ({
    ...stamp(await by.done('/charge-head/add', { name: newName('Charge head') })),
    name: newName('Charge head'),
  }),
  '/sac/add': async () => sacInput(),
  '/sac/update': async ({ by }) => ({
    ...stamp(await by.done('/sac/add', sacInput())),
    description: newName('Service'),
  }),
  '/tax-rate/update': async ({ by }) => ({
    ...stamp((await by.read('/tax-rate/list?q=12/2017'))[0]),
    from: '2017-07-01',
    percent: '0',
    // Found by it again.
    source: newName('Notification 12/2017'),
  }),
  '/tds-rate/update': async ({ by }) => {
    const row = (await by.read('/tds-rate/list?nature=GOODS&sort=-from'))[0];
    return { ...stamp(row), from: row.from, source: newName('Act') };
  },
  '/gta-option/add': async () => ({ from: '2026-04-01', option: 'REVERSE_CHARGE', source: newName('Source') }),
  '/exchange-rate/add': async () => ({ currency: 'USD', date: '2026-04-01', rate: '88.45', source: newName('Source') }),
};
