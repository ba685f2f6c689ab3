import type { AddPurchaseInvoiceInput, PurchaseInvoice } from '@freightdesk/invoices-contract';
import { purchaseInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { ledgerInvariants } from '@freightdesk/ledger-server';
import type { Clock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { type Actor, brokenIn } from '@freightdesk/shared-server-kit';
import { type InvoiceBooks, invoiceBooks } from '../sale-invoice/invoice-books.builder';
import { purchaseInvariants } from '../verify/purchase-invariants';

export interface Answering {
  expect(status: number): { readonly data: PurchaseInvoice };
}

/** What a desk needs of the server under test. */
export interface BillServer<Answer> {
  readonly db: Db;
  readonly clock: Clock;
  startAnew(): Promise<void>;
  get(path: string, options: { as: 'ACCOUNT' }): Promise<Answer>;
  post(path: string, body: object, options: { as: 'ACCOUNT' }): Promise<Answer>;
}

/** What accounts do with vendors' bills; for specs. */
export class BillDesk<Answer extends Answering> {
  books: InvoiceBooks;
  readonly #server: BillServer<Answer>;
  readonly #actor: Actor;
  #bills = 0;

  constructor(server: BillServer<Answer>, actor: Actor) {
    this.#server = server;
    this.#actor = actor;
    this.books = invoiceBooks(server.db, { clock: server.clock, actor });
  }

  /** Nothing in the store but the company in Maharashtra. */
  async startAnew(): Promise<void> {
    await this.#server.startAnew();
    this.books = invoiceBooks(this.#server.db, { clock: this.#server.clock, actor: this.#actor });
    await this.books.setUpCompany();
  }

  post = (path: string, body: object) => this.#server.post(`/purchase-invoice/${path}`, body, { as: 'ACCOUNT' });
  get = (path: string) => this.#server.get(`/purchase-invoice/${path}`, { as: 'ACCOUNT' });

  /** A bill with a number of its own, so that it is no other one again. */
  add = (changes: Partial<AddPurchaseInvoiceInput>) => {
    this.#bills += 1;
    return this.post('add', purchaseInvoiceInput({ supplierNumber: `BILL-${this.#bills}`, ...changes }));
  };

  added = async (changes: Partial<AddPurchaseInvoiceInput>): Promise<PurchaseInvoice> =>
    (await this.add(changes)).expect(201).data;

  posted = (changes: Partial<AddPurchaseInvoiceInput>) => this.added({ ...changes, post: true });

  cancel = ({ id, version }: { id: string; version: number }) =>
    this.post('cancel', { id, version, reason: 'Booked to the wrong vendor' });

  read = async (id: string): Promise<PurchaseInvoice> => (await this.get(`get?id=${id}`)).expect(200).data;

  counted = async (table: 'purchaseInvoice' | 'purchaseInvoiceLine' | 'voucher' | 'numberCounter'): Promise<number> => {
    const { count } = await this.#server.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };

  /** What `verify` would name. */
  broken = async (): Promise<string[]> => {
    const invariants = [...ledgerInvariants, ...purchaseInvariants];
    return brokenIn(this.#server.db, invariants);
  };
}
