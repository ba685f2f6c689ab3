import type { Gstr2bMatch, Gstr2bMatchLine } from '@freightdesk/invoices-contract';
import { taxOf } from '@freightdesk/tax-contract';

const figuresOf = (of: (Parameters<typeof taxOf>[0] & { taxablePaise: number }) | null) => ({
  taxablePaise: of?.taxablePaise ?? null,
  taxPaise: of && taxOf(of),
});

type Row = Gstr2bMatch['rows'][number];

/** By our bill; by the portal's document where we have none. */
function documentOf({ bill, portal }: Row) {
  if (bill) return { supplierNumber: bill.supplierNumber, date: bill.supplierDate, billNumber: bill.number };
  return portal && { supplierNumber: portal.number, date: portal.date, billNumber: null };
}

function lineOf(row: Row): Gstr2bMatchLine[] {
  const { state, supplierName, supplierGstin, kind, bill, portal } = row;
  const document = documentOf(row);
  if (!document) return [];
  const [books, told] = [figuresOf(bill), figuresOf(portal)];
  return [
    {
      ...{ state, supplierName, supplierGstin, kind, ...document },
      booksTaxablePaise: books.taxablePaise,
      booksTaxPaise: books.taxPaise,
      portalTaxablePaise: told.taxablePaise,
      portalTaxPaise: told.taxPaise,
      itcAvailable: portal?.itcAvailable ?? null,
    },
  ];
}

/** The match as a file has it: our bill and the portal's word in one line. */
export const matchLines = ({ rows }: Gstr2bMatch): Gstr2bMatchLine[] => rows.flatMap(lineOf);
