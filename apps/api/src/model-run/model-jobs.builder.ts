import { draftOf, rupees } from './model-documents.builder';
import { saleTerms } from './model-figures.builder';
import type { ModelCharge } from './model-records.builder';
import { apt, call, dayOf, of, same, type Step, today, type World } from './model-world.builder';

const percent = 18;

/** What freight is charged by, once, before anything else. */
export async function addHead(world: World): Promise<void> {
  const rates = [{ from: '2026-01-01', gstRate: String(percent), taxability: 'TAXABLE' }];
  const head = await call(world, ['/charge-head/add', { name: 'Freight by sea', sac: '996521', rates }]);
  world.books.headId = head?.id ?? '';
}

/** A job under way with one charge or two, which nobody billed. */
export async function openJob(world: World, step: Step): Promise<void> {
  const { books } = world;
  const party = of(books.customers, step.pick);
  if (!party) return;
  const amounts = step.other % 2 === 0 ? [step.paise] : [step.paise, step.paise + 33];
  const charged = { chargeHeadId: books.headId, basis: 'PER_SHIPMENT', quantity: '1' };
  const job = await call(world, [
    '/jobcard/add',
    {
      ...{ date: today, mode: 'SEA_FCL', direction: 'EXPORT', customerId: party.id, incoterm: 'FOB' },
      ...{ originLocode: 'INNSA', destinationLocode: 'AEJEA', commodity: 'Cardamom in cartons' },
      charges: amounts.map((paise) => ({ ...charged, sellRate: rupees(paise) })),
    },
  ]);
  if (!job) return;
  await call(world, ['/jobcard/move', { id: job.id, version: job.version, to: 'OPEN' }]);
  books.charges.push(...amounts.map((paise) => ({ partyId: party.id, paise })));
}

/** Of a cancelled document it can be billed again. */
const isOpen = ({ document }: ModelCharge): boolean => document === undefined || document.status === 'CANCELLED';

/** One draft of all that a customer's jobs charge. */
export async function billCustomer(world: World, step: Step): Promise<void> {
  const { books } = world;
  const openOf = (id: string) => books.charges.filter((charge) => charge.partyId === id && isOpen(charge));
  const party = apt(books.customers, step, ({ id }) => openOf(id).length > 0);
  if (!party) return;
  const [open, date] = [openOf(party.id), dayOf(step)];
  const made = await call(
    world,
    ['/sale-invoice/bill-customer', { partyId: party.id, date }],
    [open.length === 0 && 'nothing_to_take'],
  );
  if (!made) return;
  const [{ id, totalPaise }] = draftsIn(made['drafts']);
  const taxable = open.reduce((sum, { paise }) => sum + paise, 0);
  const draft = draftOf({ document: { id, version: 1, number: '' }, date, taxable, terms: saleTerms(percent, party) });
  if (!draft) return;
  same('The draft', totalPaise, draft.totalPaise);
  draft.isBilled = true;
  books.invoices.push(draft);
  for (const charge of open) charge.document = draft;
}

interface Made {
  id: string;
  totalPaise: number;
}

const isMade = (one: unknown): one is Made => typeof one === 'object' && one !== null && 'totalPaise' in one;

function draftsIn(drafts: unknown): [Made] {
  const all: unknown[] = Array.isArray(drafts) ? drafts : [];
  const [first] = all;
  if (all.length !== 1 || !isMade(first)) throw new Error('What a customer is charged in rupees is one draft.');
  return [first];
}
