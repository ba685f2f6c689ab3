import { getCompany, listBranches } from '@freightdesk/company-contract';
import { branch as aBranch, company as aCompany } from '@freightdesk/company-contract/testing';
import { getTdsSoFar, tdsNatureOf } from '@freightdesk/invoices-contract';
import {
  costLine,
  ourOffice,
  type PurchaseCase,
  purchaseCases,
  purchaseInvoiceInput,
} from '@freightdesk/invoices-contract/testing';
import { getParty } from '@freightdesk/parties-contract';
import { party as aParty } from '@freightdesk/parties-contract/testing';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { tdsRateOn, noPapers } from '@freightdesk/tax-contract';
import { tdsRateRows } from '@freightdesk/tax-contract/testing';
import { screen } from '@testing-library/react';
import { previewPurchase } from './preview-purchase';
import type { PurchaseValues } from './use-purchase-form';
import { usePurchaseSides, useTdsSoFar } from './use-purchase-sides';

/** What the form computes of what stands in it, without its fields. */
function Preview({ typed }: { typed: PurchaseValues }) {
  const { sides } = usePurchaseSides(typed);
  const preview = previewPurchase(typed, sides, useTdsSoFar(typed));
  return preview?.tds && <output>{JSON.stringify(preview)}</output>;
}

/** The case as it is typed; what it names is answered as the server has it. */
function typedOf({ branch, vendor, soFar, toTheRupee = false, terms, lines }: PurchaseCase): PurchaseValues {
  const party = aParty({ ...vendor, gstin: vendor.registrations[0]?.gstin ?? null });
  const office = aBranch({ ...ourOffice, id: '01990000-0000-7000-8000-0000000000a1' });
  const other = aBranch({ ...branch, id: '01990000-0000-7000-8000-0000000000a2', isHeadOffice: false });
  mock(getCompany, aCompany({ ...ourOffice, tdsToTheRupee: toTheRupee }));
  mock(listBranches, pageOf([other, office]));
  mock(getParty, party);
  mock(getTdsSoFar, ({ tdsNature, date }) => {
    const nature = tdsNatureOf(tdsNature, vendor.tdsNature);
    return {
      nature,
      pan: vendor.pan,
      country: vendor.country,
      soFar: soFar ?? { creditedPaise: 0, taxedPaise: 0 },
      rate: nature && tdsRateOn({ nature, pan: vendor.pan, date }, tdsRateRows),
      toTheRupee,
      papers: noPapers,
    };
  });
  const { tdsNature, ...input } = purchaseInvoiceInput({
    ...terms,
    partyId: party.id,
    ...(branch && { branchId: other.id }),
    lines: lines.map((line) => costLine(line)),
  });
  return { ...input, tdsNature: tdsNature === undefined ? 'OWN' : (tdsNature ?? 'NONE') };
}

describe('what the form shows is what is posted', () => {
  it.each(purchaseCases)('$name', async (bill) => {
    renderScreen(<Preview typed={typedOf(bill)} />, { role: 'ACCOUNT' });

    const shown = JSON.parse((await screen.findByRole('status')).textContent);
    const { place, reverseCharge, figures, tds, payable, statedProblems } = shown;
    expect({
      ...{ supply: place.supply, stateCode: place.stateCode, reverseCharge },
      ...figures,
      ...{ tdsBasePaise: tds.basePaise, tdsPaise: tds.tdsPaise },
      ...payable,
    }).toMatchObject(bill.expected);
    expect(statedProblems.map(({ field }: { field: string }) => field)).toEqual(bill.refusedAt ?? []);
  });
});
