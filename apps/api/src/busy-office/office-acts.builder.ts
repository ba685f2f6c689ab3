import { jobcardInput } from '@freightdesk/intl-shipment-contract/testing';
import { purchaseInvoiceInput, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { newId } from '@freightdesk/shared-database';
import { type RawBuilder, sql } from 'kysely';
import type { Office } from './office.builder';

/** From 0, below the bound. */
type Dice = (bound: number) => number;
type Act = (office: Office, dice: Dice) => Promise<{ status: number; code: string } | undefined>;

/** Cheques and lines come to one amount, so that any line may be any cheque's. */
const minor = 500_00;
const day = (dice: Dice, month = 11) => `2026-${month}-${String(2 + dice(18)).padStart(2, '0')}`;
const oneOf = (ids: readonly string[], dice: Dice): string => ids[dice(ids.length)] ?? '';

interface Versioned {
  id: string;
  version: number;
}
const invoice = (condition: RawBuilder<unknown>) =>
  sql<Versioned>`select id, version from sale_invoice where ${condition} order by random() limit 1`;
const isDraft = sql`status = 'DRAFT'`;

const cheque = (office: Office, dice: Dice, changes: object = {}) => ({
  ...{
    direction: 'RECEIPT',
    bankId: oneOf(office.bankIds, dice),
    partyId: oneOf(office.partyIds, dice),
    mode: 'CHEQUE',
  },
  ...{ date: day(dice, 10 + dice(2)), reference: newId(), currency: 'INR', amountMinor: minor, allocations: [] },
  ...changes,
});

/** What a cheque of a customer settles of an invoice or two of his, in whichever order. */
async function settling({ db }: Office, partyId: string, dice: Dice) {
  const { rows } = await sql<{ id: string }>`select id from sale_invoice
    where party_id = ${partyId} and outstanding_minor > ${minor} order by random() limit ${1 + dice(2)}`.execute(db);
  return rows.map(({ id }) => ({ invoiceId: id, amountMinor: 100_00 + 100 * dice(50) }));
}

/** An entry of a bank that no match names and a line that comes to it. */
const pair = ({ one }: Office, sign: 1 | -1) =>
  one(sql<{ bankId: string; lineId: string; entryId: string }>`
    select l.bank_id, l.id as line_id, e.posting_id as entry_id
    from bank_open_line o join bank_statement_line l on l.id = o.line_id join bank b on b.id = l.bank_id
      join bank_open_entry e on e.account_id = b.account_id and e.amount_minor = l.amount_minor
    where l.amount_minor = ${sign * minor} order by random() limit 1`);

const charges = ({ headId, partyIds }: Office, dice: Dice, kept: readonly { id: string }[]) =>
  [...kept.map(({ id }) => ({ id })), {}].map((known) => ({
    ...{ ...known, chargeHeadId: headId, basis: 'PER_SHIPMENT', quantity: '1', sellRate: String(100 + dice(900)) },
    ...(dice(3) === 0 && { billToId: oneOf(partyIds, dice) }),
    ...(dice(5) === 0 && { waivedReason: 'Goodwill' }),
  }));

const documents: Record<string, Act> = {
  draft: ({ send, partyIds }, dice) =>
    send('/sale-invoice/add', {
      ...saleInvoiceInput({ partyId: oneOf(partyIds, dice), date: '2026-11-20' }),
      issue: dice(2) === 0,
    }),
  redirect: async ({ send, one, partyIds }, dice) => {
    const draft = await one(invoice(isDraft));
    return (
      draft &&
      send('/sale-invoice/edit', {
        ...draft,
        ...saleInvoiceInput({ partyId: oneOf(partyIds, dice), date: '2026-11-20' }),
      })
    );
  },
  issue: async ({ send, one }) => {
    const draft = await one(invoice(isDraft));
    return draft && send('/sale-invoice/issue', draft);
  },
  remove: async ({ send, one }) => {
    const draft = await one(invoice(isDraft));
    return draft && send('/sale-invoice/delete', draft);
  },
  cancel: async ({ send, one }) => {
    const issued = await one(invoice(sql`status = 'ISSUED'`));
    return issued && send('/sale-invoice/cancel', { ...issued, reason: 'Typed twice' });
  },
  bill: ({ send, partyIds }, dice) =>
    send(
      '/purchase-invoice/add',
      purchaseInvoiceInput({
        ...{ partyId: oneOf(partyIds, dice), supplierNumber: newId().slice(-16), tdsNature: null },
        ...{ date: '2026-11-20', supplierDate: '2026-11-20', post: true },
      }),
    ),
  billCustomer: ({ send, partyIds }, dice) =>
    send('/sale-invoice/bill-customer', { partyId: oneOf(partyIds, dice), date: '2026-11-20' }),
  charge: async (office, dice) => {
    const place = dice(office.jobIds.length);
    const [id = '', customerId = ''] = [office.jobIds[place], office.partyIds[place]];
    const { version = 0 } = (await office.one(sql<Versioned>`select id, version from jobcard where id = ${id}`)) ?? {};
    const { rows } = await sql<{
      id: string;
    }>`select id from charge where record_id = ${id} and sale_document_id is null
      order by random() limit ${dice(4)}`.execute(office.db);
    const { mode: _mode, direction: _direction, ...job } = jobcardInput({ customerId });
    return office.send(
      '/jobcard/update',
      { ...job, id, version, charges: charges(office, dice, rows) },
      'INTERNATIONAL',
    );
  },
};

const money: Record<string, Act> = {
  receive: async (office, dice) => {
    const partyId = oneOf(office.partyIds, dice);
    const allocations = await settling(office, partyId, dice);
    return office.send(
      '/payment/add',
      cheque(office, dice, { partyId, allocations, ...(allocations.length && { date: '2026-11-20' }) }),
    );
  },
  pay: (office, dice) => office.send('/payment/add', cheque(office, dice, { direction: 'PAYMENT' })),
  takeBack: async ({ send, one }) => {
    const payment = await one(
      sql<Versioned>`select id, version from payment where status = 'POSTED' order by random() limit 1`,
    );
    return payment && send('/payment/reverse', { ...payment, reason: 'Never presented' });
  },
  tell: ({ send, bankIds }, dice) => {
    const form = new FormData();
    form.append('bankId', oneOf(bankIds, dice));
    const days = [1, -1, 1, -1, 1].map((sign) => [day(dice, 10 + dice(2)), newId(), `${(sign * minor) / 100}.00`]);
    const rows = days
      .toSorted()
      .map(([date = '', ...said]) => [date.split('-').reverse().join('/'), ...said].join(','));
    form.append(
      'file',
      new Blob([['Date,Narration,Amount', '01/03/2026,Opened,0.01', ...rows].join('\n')]),
      'statement.csv',
    );
    return send('/bank/statement-import', form);
  },
  match: async (office, dice) => {
    const found = await pair(office, dice(2) === 0 ? 1 : -1);
    if (!found) return undefined;
    const { bankId, lineId, entryId } = found;
    const create = [cheque(office, dice, { bankId, date: '2026-11-20' })];
    const asked = dice(5) === 0 ? { create } : { entryIds: [entryId] };
    return office.send('/bank/reconcile', { bankId, lineIds: [lineId], ...asked });
  },
  unmatch: async ({ send, one }) => {
    const match = await one(sql<{ id: string }>`select id from bank_match order by random() limit 1`);
    return match && send('/bank/unreconcile', match);
  },
  bounce: async ({ send, one }) => {
    const found = await one(sql<{ bankId: string; lineId: string; entryId: string }>`
      select l.bank_id, l.id as line_id, p.id as entry_id
      from bank_open_line o join bank_statement_line l on l.id = o.line_id join bank b on b.id = l.bank_id
        join posting p on p.account_id = b.account_id and p.currency_minor = -l.amount_minor
        join payment on payment.voucher_id = p.voucher_id and payment.status = 'POSTED'
      order by random() limit 1`);
    return found && send('/bank/cheque-return', { ...found, reason: 'Funds insufficient' });
  },
};

export const officeActs: Readonly<Record<string, Act>> = { ...documents, ...money };
