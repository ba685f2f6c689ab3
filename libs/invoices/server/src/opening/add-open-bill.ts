import { type OpenDocumentInput, openLine } from '@freightdesk/invoices-contract';
import { accountCode } from '@freightdesk/ledger-contract';
import { newId, together } from '@freightdesk/shared-database';
import { refuseFutureDates, type WriteContext } from '@freightdesk/shared-server-kit';
import { noPapers } from '@freightdesk/tax-contract';
import type { InvoicesPorts } from '../invoices-ports';
import { purchaseAsWritten } from '../purchase-invoice/compose-purchase';
import { numberAndPost } from '../purchase-invoice/number-and-post';
import { insertLines, insertPurchase } from '../purchase-invoice/purchase-invoice.repository';
import { refuseRacedBill, refuseSameBill } from '../purchase-invoice/supplier-number';
import type { OpenFile } from './open-file';

/** Nothing was bought with it here: it stands against the opening balance. */
const opening = {
  ...{ accountCode: accountCode.openingBalanceEquity, chargeHeadId: null, chargeId: null },
  ...{ jobId: null, jobNumber: null, jobClosed: null, docketId: null, docketNumber: null },
};

const nothing = { creditedPaise: 0, taxedPaise: 0 };

/** Posts what is left of a bill of the books of before to its vendor, booked on the day that the file is brought in for. */
export async function addOpenBill(
  input: OpenDocumentInput,
  context: WriteContext,
  { ports, bookedOn, file }: { ports: InvoicesPorts; bookedOn: string; file: OpenFile },
): Promise<void> {
  const { tx, clock } = context;
  const { number: supplierNumber, date: supplierDate, currency, exchangeRate } = input;
  const date = supplierDate > bookedOn ? supplierDate : bookedOn;
  refuseFutureDates(clock, { date });
  const { branchId, ours } = file.ourSide;
  const vendor = await file.theirSide(input);
  const { pan, country } = vendor;
  const standing = { nature: null, pan, country, soFar: nothing, rate: null, papers: noPapers, toTheRupee: false };
  const written = purchaseAsWritten(
    {
      ...{ partyId: vendor.id, supplierNumber, supplierDate, date, currency, exchangeRate },
      ...{ reverseCharge: false, itcEligible: false, tdsNature: null, lines: [openLine(input)] },
    },
    {
      ...{ branchId, ours, vendor, nature: null, places: [opening] },
      standing,
    },
  );
  const { dueDate = written.header.dueDate } = input;
  const id = newId();
  const header = { ...written.header, reverseCharge: false, dueDate };
  const [, , , after] = await together(
    refuseSameBill(tx, written),
    refuseRacedBill(() =>
      insertPurchase(context, { ...header, ...written.asJson, broughtForward: true, id, status: 'DRAFT' }),
    ),
    insertLines(
      tx,
      written.lines.map((line) => ({ ...line, invoiceId: id })),
    ),
    numberAndPost({ id }, { ...written, header, isSelfInvoiced: false }, context, ports),
  );
  await context.audit({ record: 'purchase invoice', recordId: id, action: 'post', after });
}
