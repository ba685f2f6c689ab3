import { formatPaise } from '@freightdesk/shared-money';
import { fact, type SheetFact, type SheetTable } from '@freightdesk/shared-sheet';
import { rateText } from '../document/rate-text';
import type { PurchaseInvoice } from '../purchase-invoice/purchase-invoice.schema';
import type { Supplier } from '../sale-invoice/sale-invoice.schema';
import { said, untaxed } from './sale-sheet-cells.rules';

/** Who buys: we, at the branch of the bill. */
export type BuyingSide = Pick<Supplier, 'name' | 'gstin' | 'stateCode' | 'address'>;

export const paise = (label: string, amount: number): SheetFact => fact(label, formatPaise(amount));

export const supplyOf = ({ supply, placeOfSupply }: PurchaseInvoice) => ({
  supply: supply === 'IMPORT' ? ('INTER' as const) : supply,
  stateCode: placeOfSupply.stateCode,
});

/** What the vendor charges, or what we owe in his place. */
export const taxIn = (bill: PurchaseInvoice) => bill.reverseChargeTax ?? bill;

export const linesTable = (bill: PurchaseInvoice): SheetTable => ({
  name: 'Lines',
  columns: [
    { header: 'Description', align: 'start' },
    { header: 'SAC or HSN', align: 'start' },
    { header: 'Quantity', align: 'end' },
    { header: 'Rate', align: 'end' },
    { header: 'GST rate', align: 'end' },
    { header: 'Taxable value', align: 'end' },
  ],
  rows: bill.lines.map(({ description, sac, quantity, rate, gstRate, taxability, ...line }) => ({
    cells: [
      said(description, line.jobNumber ?? line.docketNumber ?? undefined),
      said(sac),
      said(quantity),
      said(rateText(rate, bill.currency)),
      // A rate beside what is exempt would say what is not so.
      said(untaxed[taxability] || `${Number(gstRate)}%`),
      said(formatPaise(line.taxablePaise)),
    ],
  })),
});

export const foots = { carriedForward: 'Carried forward', broughtForward: 'Brought forward' };
