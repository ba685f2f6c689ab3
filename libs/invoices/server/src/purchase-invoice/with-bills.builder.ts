import type { Actor, Api } from '@freightdesk/shared-server-kit';
import { registerInvoices } from '../register-invoices';
import type { InvoiceBooks } from '../sale-invoice/invoice-books.builder';
import { portsOf } from '../sale-invoice/invoice-ports.builder';
import { type Answering, BillDesk, type BillServer } from './bill-desk.builder';

interface Started<Answer> extends BillServer<Answer> {
  close(): Promise<void>;
}

/** What a spec of vendors' bills begins with. */
interface Beginning<Server, Answer> {
  startApi: (options: { register: (kit: Api) => void; now: string }) => Promise<Server & Started<Answer>>;
  actor: Actor;
  vendor: Parameters<InvoiceBooks['addParty']>[0];
  /** An instant. */
  now?: string;
}

/** And what it works with. */
interface Begun<Server, Answer extends Answering> {
  api: Server;
  desk: BillDesk<Answer>;
  /** The vendor. */
  partyId: string;
}

/**
 * The server with nothing in its store but the company and one vendor, anew for each test of a file; after each of them `verify` has nothing
 * to name. For specs.
 */
export function withBills<Server, Answer extends Answering>(
  { startApi, actor, vendor, now = '2026-06-01T06:00:00Z' }: Beginning<Server, Answer>,
  begins: (begun: Begun<Server, Answer>) => void,
): void {
  let api: Server & Started<Answer>;
  let desk: BillDesk<Answer>;
  beforeAll(async () => {
    api = await startApi({ register: (kit) => registerInvoices(kit, portsOf()), now });
    desk = new BillDesk(api, actor);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await desk.startAnew();
    begins({ api, desk, partyId: await desk.books.addParty(vendor) });
  });
  afterEach(async () => {
    expect(await desk.broken()).toEqual([]);
  });
}
