import type { Gstr2bMatch, Gstr2bMatchLine } from '@freightdesk/invoices-contract';
import { taxOf } from '@freightdesk/tax-contract';

const figuresOf = (of: (Parameters<typeof taxOf>[0] & { taxablePaise: number }) | null) => ({
  taxablePaise: of?.taxablePaise ?? null,
  taxPaise: of && taxOf(of),
});

/** The match as a file has it: our bill and the portal's word in one line. */
export const matchLines = ({ rows, from }: Gstr2bMatch): Gstr2bMatchLine[] =>
  rows.map(({ state, supplierName, supplierGstin, kind, bill, portal }) => {
    const [books, told] = [figuresOf(bill), figuresOf(portal)];
    return {
      ...{ state, supplierName, supplierGstin, kind },
      supplierNumber: bill?.supplierNumber ?? portal?.number ?? '',
      date: bill?.supplierDate ?? portal?.date ?? from,
      billNumber: bill?.number ?? null,
      booksTaxablePaise: books.taxablePaise,
      booksTaxPaise: books.taxPaise,
      portalTaxablePaise: told.taxablePaise,
      portalTaxPaise: told.taxPaise,
      itcAvailable: portal?.itcAvailable ?? null,
    };
  });
