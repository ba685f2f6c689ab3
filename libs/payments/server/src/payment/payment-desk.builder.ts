import type { AddPaymentInput, Allocation, Payment, TradeDirection } from '@freightdesk/payments-contract';
import type { OpenDocument } from '../payments-ports';
import { receiptInput } from '@freightdesk/payments-contract/testing';
import type { Clock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { type Actor, type Api, brokenIn } from '@freightdesk/shared-server-kit';
import { registerPayments } from '../register-payments';
import { paymentInvariants } from '../verify/payment-invariants';
import { portsOf } from './payments-ports.builder';
import { type TradeBooks, tradeBooks, trialBalance } from './trade-books.builder';

/** What a server of payments alone is started by; for specs. */
export const paymentsAlone = {
  register: (kit: Api): void => registerPayments(kit, portsOf()),
  now: '2026-06-01T06:00:00Z',
};

interface Answering {
  expect(status: number): { readonly data: ReturnType<typeof JSON.parse> };
}

/** What a desk needs of the server under test. */
interface Server<Answer> {
  readonly db: Db;
  readonly clock: Clock;
  startAnew(): Promise<void>;
  get(path: string, options: { as: 'ACCOUNT' }): Promise<Answer>;
  post(path: string, body: object, options: { as: 'ACCOUNT' }): Promise<Answer>;
}

type Seen = Pick<Payment, 'id' | 'version'>;

/** What accounts do with the money of one bank and one party; for specs. */
export class PaymentDesk<Answer extends Answering> {
  books: TradeBooks;
  bankId = '';
  partyId = '';
  readonly #server: Server<Answer>;
  readonly #actor: Actor;

  constructor(server: Server<Answer>, actor: Actor) {
    this.#server = server;
    this.#actor = actor;
    this.books = this.#newBooks();
  }

  #newBooks = () => tradeBooks(this.#server.db, { clock: this.#server.clock, actor: this.#actor });

  /** Nothing in the store but a bank and a party, a customer unless it is said. */
  async startAnew(...party: Parameters<TradeBooks['addParty']>): Promise<void> {
    await this.#server.startAnew();
    this.books = this.#newBooks();
    this.bankId = await this.books.addBank();
    this.partyId = await this.books.addParty(...party);
  }

  post = (path: string, body: object) => this.#server.post(`/payment/${path}`, body, { as: 'ACCOUNT' });
  get = (path: string) => this.#server.get(`/payment/${path}`, { as: 'ACCOUNT' });

  /** A receipt from the customer, unless it is said, all of it ahead. */
  add = (changes: Partial<AddPaymentInput> = {}) =>
    this.post('add', receiptInput({ bankId: this.bankId, partyId: this.partyId, ...changes }));

  added = async (changes: Partial<AddPaymentInput> = {}): Promise<Payment> =>
    (await this.add(changes)).expect(201).data;

  read = async (id: string): Promise<Payment> => (await this.get(`get?id=${id}`)).expect(200).data;

  allocate = ({ id, version }: Seen, allocations: readonly Allocation[]) =>
    this.post('allocate', { id, version, allocations });

  reverse = ({ id, version }: Seen, reason = 'The cheque came back') => this.post('reverse', { id, version, reason });

  /** What of the party is outstanding, by number. */
  owed = async (direction: TradeDirection = 'RECEIPT'): Promise<[string, number][]> => {
    const { data } = (await this.get(`outstanding?partyId=${this.partyId}&direction=${direction}`)).expect(200);
    return data.map(({ number, outstandingMinor }: OpenDocument) => [number, outstandingMinor]);
  };

  balances = () => trialBalance(this.#server.db);

  /** What `verify` would name. */
  broken = (): Promise<string[]> => brokenIn(this.#server.db, paymentInvariants);
}
