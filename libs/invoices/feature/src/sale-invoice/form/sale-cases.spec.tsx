import { getCompany, listBranches, listTerms } from '@freightdesk/company-contract';
import { branch as aBranch, company as aCompany } from '@freightdesk/company-contract/testing';
import { type AddSaleInvoiceInput, listBillableJobs } from '@freightdesk/invoices-contract';
import {
  billableJob,
  chargeLine,
  ourOffice,
  type SaleCase,
  saleCases,
  saleInvoiceInput,
} from '@freightdesk/invoices-contract/testing';
import { getParty } from '@freightdesk/parties-contract';
import { party as aParty } from '@freightdesk/parties-contract/testing';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { listChargeHeads, listExchangeRates, listGstRates, listSacs } from '@freightdesk/tax-contract';
import { gstRateRows } from '@freightdesk/tax-contract/testing';
import { screen } from '@testing-library/react';
import { previewInvoice } from './preview-invoice';
import { useSaleSides } from './use-sale-sides';

/** What the form computes of what stands in it, without its fields. */
function Preview({ typed }: { typed: AddSaleInvoiceInput }) {
  const { sides, own } = useSaleSides(typed);
  const preview = previewInvoice(typed, sides);
  return preview && <output>{JSON.stringify({ ...preview, supplierGstin: own?.gstin })}</output>;
}

/** The case as it is typed; what it names is answered as the server has it. */
function typedOf({ company = ourOffice, branch, customer, jobs = [], terms, lines }: SaleCase): AddSaleInvoiceInput {
  const party = aParty({ ...customer, gstin: customer.registrations[0]?.gstin ?? null });
  const office = aBranch({ ...company, id: '01990000-0000-7000-8000-0000000000a1' });
  const other = aBranch({ ...branch, id: '01990000-0000-7000-8000-0000000000a2', isHeadOffice: false });
  const known = jobs.map((receiptStateCode, index) =>
    billableJob({ id: `01990000-0000-7000-8000-0000000000c${index}`, receiptStateCode }),
  );
  mock(getCompany, aCompany(company));
  mock(listTerms, pageOf([]));
  mock(listChargeHeads, pageOf([]));
  mock(listGstRates, pageOf(gstRateRows));
  mock(listSacs, pageOf([]));
  mock(listExchangeRates, pageOf([]));
  mock(listBranches, pageOf([other, office]));
  mock(getParty, party);
  // In another order than the lines name them: it is the lines' that counts.
  mock(listBillableJobs, pageOf(known.toReversed()));
  return saleInvoiceInput({
    ...terms,
    partyId: party.id,
    ...(branch && { branchId: other.id }),
    lines: lines.map(({ job, ...line }) =>
      chargeLine({ ...line, ...(job !== undefined && { jobId: known[job]?.id }) }),
    ),
  });
}

describe('what the form shows is what is issued', () => {
  it.each(saleCases)('$name', async (sale) => {
    renderScreen(<Preview typed={typedOf(sale)} />, { role: 'ACCOUNT' });

    const { place, figures, supplierGstin } = JSON.parse((await screen.findByRole('status')).textContent);
    const { lines: _lines, ...totals } = figures;
    expect({ ...totals, supply: place.supply, stateCode: place.stateCode, supplierGstin }).toEqual(sale.expected);
  });
});
