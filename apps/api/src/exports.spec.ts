import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { registerAll } from './whole-api.builder';

let api: TestApi;
/** What a report asks for: whose it is, or of which month. */
let asked: Readonly<Record<string, string>>;

beforeAll(async () => {
  api = await startApi({ register: registerAll });
  const { id: accountId } = (await api.get('/account/list', { as: 'ADMIN' })).expect(200).body.data[0];
  const bank = {
    ...{ name: 'Cash box', accountNumber: 'CASH', accountType: 'CASH', currency: 'INR' },
    ...{ openingDate: '2026-04-01', openingBalancePaise: 0 },
  };
  const { id: bankId } = (await api.post('/bank/add', bank, { as: 'ADMIN' })).expect(201).data;
  asked = {
    '/reports/ledger-details': `&accountId=${accountId}`,
    '/bank/reconciliation': `&bankId=${bankId}`,
    ...Object.fromEntries(['gstr1', 'gstr3b', 'gstr2b-match'].map((name) => [`/gst/${name}`, '&period=102026'])),
  };
});
afterAll(() => api.close());

async function headsOf(path: string): Promise<string[]> {
  const answer = await api.get(`${path}?format=csv${asked[path] ?? ''}`, { as: 'ADMIN' });
  const [heads = ''] = answer.expect(200).bytes.toString().split('\r\n');
  return heads.split(',');
}

it('every list and report can be taken along, each column under words of its own', async () => {
  const paths = api.endpoints.flatMap(({ endpoint, exported }) => (exported ? [endpoint.path] : []));
  const odd: string[] = [];
  for (const path of paths) {
    const heads = await headsOf(path);
    if (new Set(heads).size !== heads.length) odd.push(`${path} has a head twice: ${heads.join(', ')}`);
    const unsaid = heads.filter((head) => !/^[A-Z][\w /.'()-]+$/.test(head) || /paise|minor|\bid\b/i.test(head));
    if (unsaid.length > 0) odd.push(`${path}: ${unsaid.join(', ')}`);
  }

  expect(odd).toEqual([]);
  expect(paths.length).toBeGreaterThan(20);
});

interface Member {
  readonly type: string;
  readonly oneOf?: readonly unknown[];
  readonly fields?: Readonly<Record<string, Member>>;
  readonly innerType?: Member;
}

interface Words {
  readonly label?: string | undefined;
  readonly labels?: Readonly<Record<string, string>> | undefined;
}

/** Codes that the trade speaks in: on the screen they stand as they are. */
const asTheTradeSays = /(^|[a-z])(currency|currencies|incoterm)$/i;

/** What is kept by a code though its schema offers none to choose from, and what nobody but a program says. */
const keptByCode = /(stateCode|^country|^placeOfSupply|^supply|^mode|^direction|^action|^record)$/i;

type Registered = TestApi['endpoints'][number];

/** The members of a row of the file. */
function exportedMembers({ exportedRows, output }: Registered): [string, Member][] {
  const described: Member = (exportedRows?.row ?? output)?.describe() ?? { type: 'object' };
  const rows = exportedRows ? undefined : described.fields?.['rows'];
  return Object.entries((rows?.innerType ?? described).fields ?? {});
}

const offeredBy = ({ oneOf = [], innerType }: Member): unknown[] =>
  [...oneOf, ...(innerType?.oneOf ?? [])].filter((one) => one !== null);

/** What of a member a file would say by its code. */
function unsaidOf({ endpoint, exported }: Registered, [name, member]: [string, Member]): unknown[] {
  const codes = offeredBy(member);
  if (asTheTradeSays.test(name) || (codes.length === 0 && !keptByCode.test(name))) return [];
  const listed: Readonly<Record<string, Words | undefined>> = endpoint.list?.fields ?? {};
  const labels = exported?.[name]?.labels ?? listed[name]?.labels;
  if (!labels) return codes.length > 0 ? codes : ['any code'];
  return codes.filter((code) => !(typeof labels === 'function' ? labels(String(code)) : labels[String(code)]));
}

it('a file says what its list says: the words of a choice, and no code', () => {
  const unsaid = api.endpoints
    .filter(({ exported }) => exported)
    .flatMap((one) =>
      exportedMembers(one)
        .map((member) => ({ name: member[0], codes: unsaidOf(one, member) }))
        .filter(({ codes }) => codes.length > 0)
        .map(({ name, codes }) => `${one.endpoint.path} ${name}: ${codes.join(', ')}`),
    );

  expect(unsaid).toEqual([]);
});

/** Answers with rows that nobody takes along as a file, and why. */
const stays: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['journals.get', 'payment-runs.get', 'purchase-invoices.get', 'sale-invoices.get'].map((name) => [
      name,
      'Lines of one document, which has a paper of its own.',
    ]),
  ),
  ...Object.fromEntries(
    ['documents.list', 'notes.list', 'timeline.read', 'tracking-links.list', 'reports.vouchers'].map((name) => [
      name,
      'What stands beside one record.',
    ]),
  ),
  ...Object.fromEntries(
    ['jobcards.profit', 'leads.figures', 'parties.figures'].map((name) => [
      name,
      'Figures of one page; the report or list behind each is taken along.',
    ]),
  ),
  ...Object.fromEntries(
    ['payments.of-customer', 'payments.of-vendor', 'payments.outstanding', 'reconciliation.proposals'].map((name) => [
      name,
      'What a form offers to choose from.',
    ]),
  ),
  'desk.notifications': 'One’s own bell.',
  'journals.jobCosts': 'What waits to be moved, in the lines of its journal.',
  'payment-runs.bankFilePreview': 'The first rows of a file that is taken along itself.',
  'rate-sheets.get': 'The rates of one sheet, as its form changes them.',
  'notes.people': 'Whom a note may name.',
  'views.list': 'One’s own ways to look at lists.',
};

interface Described {
  type: string;
  fields?: Readonly<Record<string, { type: string }>>;
}

/** An answer that is a table: rows by themselves, or beneath their name. */
const hasRows = ({ type, fields }: Described): boolean =>
  type === 'array' || ['rows', 'data', 'lines'].some((name) => fields?.[name]?.type === 'array');

it('no other answer has rows, but where a reason is named', () => {
  const unsaid = api.endpoints
    .filter(({ endpoint, exported, output }) => endpoint.method === 'GET' && !exported && output)
    .filter(({ output }) => output && hasRows(output.describe()))
    .map(({ endpoint }) => endpoint.name);

  expect(unsaid.toSorted()).toEqual(Object.keys(stays).toSorted());
});
