import type { openBillImport, openInvoiceImport, OpenDocumentInput } from '@freightdesk/invoices-contract';
import { openDocumentInput } from '@freightdesk/invoices-contract/schema';
import { accountCode } from '@freightdesk/ledger-contract';
import { fiscalYearOf } from '@freightdesk/shared-calendar';
import type { ImportCells } from '@freightdesk/shared-endpoint';
import { formatDecimal, shift, wholeNumber } from '@freightdesk/shared-money';
import { eachRow, type WriteRows } from '@freightdesk/shared-server-kit';
import type { InvoicesPorts } from '../invoices-ports';
import { addOpenBill } from './add-open-bill';
import { addOpenInvoice, nextNumbers, numberOf } from './add-open-invoice';
import { numbersTaken } from '../sale-invoice/sale-invoice.repository';
import { readOpenFile } from './open-file';

type OfInvoices = (typeof openInvoiceImport)['definition'];
type OfBills = (typeof openBillImport)['definition'];

const inputOf = ({ outstandingPaise = 0, currency = 'INR', ...facts }: ImportCells<OfInvoices>): object => ({
  ...facts,
  outstanding: formatDecimal(shift(wholeNumber(outstandingPaise), -2)),
  currency: currency.trim().toUpperCase(),
});

const columnOf = (field: string): string => (field === 'outstanding' ? 'outstandingPaise' : field);
const row = { schema: openDocumentInput, inputOf, columnOf };

/** Invoices that customers still owe, each under its own date and number. */
export const importOpenInvoices =
  (ports: InvoicesPorts): WriteRows<OfInvoices> =>
  async (rows, context, asked) => {
    const { tx } = context;
    const next = nextNumbers(ports);
    const named = rows.map(({ value }) => value.party ?? '');
    const file = await readOpenFile(named, { tx, control: accountCode.debtors, ports });
    const taken = await numbersTaken(
      tx,
      rows.map(({ value }) => numberOf(value.number)),
    );
    return eachRow<OfInvoices, OpenDocumentInput>({
      ...row,
      add: (input, within) => addOpenInvoice(input, within, { file, next, taken }),
    })(rows, context, asked);
  };

/** Bills that vendors are still owed, booked on one day. */
export const importOpenBills =
  (ports: InvoicesPorts): WriteRows<OfBills> =>
  async (rows, context, asked) => {
    const named = rows.map(({ value }) => value.party ?? '');
    const file = await readOpenFile(named, { tx: context.tx, control: accountCode.creditors, ports });
    const { date: bookedOn = fiscalYearOf(context.clock.today()).from } = asked;
    return eachRow<OfBills, OpenDocumentInput>({
      ...row,
      add: (input, within) => addOpenBill(input, within, { ports, bookedOn, file }),
    })(rows, context, asked);
  };
