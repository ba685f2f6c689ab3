import { consignmentNote } from '@freightdesk/domestic-contract';
import { docketRecord } from '@freightdesk/domestic-contract/testing';
import { type SaleInvoiceLine, saleInvoiceSheet } from '@freightdesk/invoices-contract';
import { printedAlong, printedJob, saleInvoice } from '@freightdesk/invoices-contract/testing';
import { type AccountMove, accountStatementSheet } from '@freightdesk/reports-contract';
import type { PrintedSheet } from '@freightdesk/shared-sheet';

/** A paper that is often made, and what it may take: an ordinary one 300 ms and 100 KB. */
export interface Paper {
  name: string;
  sheet: PrintedSheet;
  goal?: { ms: number; kb: number };
}

const ordinary = { ms: 300, kb: 100 };

const charges = ['Ocean freight', 'Terminal handling', 'Documentation', 'Customs clearance', 'Haulage to the port'];

function linesOf(count: number): SaleInvoiceLine[] {
  const [line] = saleInvoice().lines;
  if (!line) throw new Error('The sample invoice has no line.');
  return Array.from({ length: count }, (_, index) => ({
    ...line,
    description: `${charges[index % charges.length]}, container ${index + 1}`,
  }));
}

const along = printedAlong({ jobs: [printedJob()] });
const invoiceOf = (count: number) => saleInvoiceSheet(saleInvoice({ lines: linesOf(count) }), { along });

const address = { line1: '12 Spice Lane', line2: null, city: 'Pune', pincode: '411001' };

/** Who writes the statement, and whose account it is. */
const sides = {
  issuer: { name: 'Konkan Freight', gstin: '27AAGCB7383J1Z8', address },
  party: { name: 'Coastal Spices Exports', gstin: '27AAPFU0939F1ZV', address },
};

const moveOf = (index: number): AccountMove => ({
  date: `2026-${String(4 + (index % 8)).padStart(2, '0')}-12`,
  type: index % 3 === 2 ? 'RECEIPT' : 'SALE',
  number: `SI/26-27/${String(index + 1).padStart(6, '0')}`,
  narration: 'Ocean freight and clearance',
  isReversal: false,
  paise: index % 3 === 2 ? -23_600_00 : 11_800_00,
});

const statement = () =>
  accountStatementSheet({
    ...sides,
    period: { from: '2026-04-01', to: '2026-11-20' },
    openingPaise: 0,
    moves: Array.from({ length: 60 }, (_, index) => moveOf(index)),
    ageing: {
      ...{ notDuePaise: 1_18_000_00, to30Paise: 23_600_00, to60Paise: 0, to90Paise: 0, to180Paise: 0 },
      ...{ over180Paise: 0, aheadPaise: 0, onAccountPaise: 0, totalPaise: 1_41_600_00 },
    },
  });

const carrier = { ...sides.issuer, stateCode: '27', phone: null, email: null };

export const papers = (): readonly Paper[] => [
  { name: 'invoice of 5 lines', sheet: invoiceOf(5), goal: ordinary },
  { name: 'invoice of 50 lines', sheet: invoiceOf(50), goal: ordinary },
  { name: 'invoice of 1,000 lines', sheet: invoiceOf(1_000) },
  {
    name: 'consignment note of a docket',
    sheet: consignmentNote(docketRecord(), carrier, 'CONSIGNEE'),
    goal: ordinary,
  },
  { name: 'statement of account, 60 rows', sheet: statement(), goal: ordinary },
];
