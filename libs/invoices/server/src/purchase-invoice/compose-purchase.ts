import {
  type AddPurchaseInvoiceInput,
  dueDateOf,
  payableOf,
  type PricedPurchase,
  pricePurchase,
  purchaseInvoiceProblems,
  type PurchaseSides,
  statedTaxFlaws,
  supplierNumberKey,
  taxabilityOf,
  type TdsOutcome,
} from '@freightdesk/invoices-contract';
import { fiscalYearOf } from '@freightdesk/shared-calendar';
import { newId, type Tx } from '@freightdesk/shared-database';
import { refuse } from '@freightdesk/shared-server-kit';
import { readOurSide } from '../document/our-side';
import { asWritten, readTheirSide, type TheirSide } from '../document/their-side';
import type { InvoicesNeeds } from '../invoices-needs';
import { type CostPlace, costPlacesOrRefuse } from './cost-lines';
import { deductFrom } from './deducted-tax';

/** What a person says of a bill, whether it is new or was kept as a draft. */
export type PurchaseTerms = Omit<AddPurchaseInvoiceInput, 'post'>;

export type ComposedPurchase = Awaited<ReturnType<typeof composePurchase>>;

/**
 * A bill as it would be written now: the vendor as he stands today, every figure by the contract's rules, and TDS by what the
 * year has so far. A draft is composed anew when it is posted, for other bills may have come before it.
 */
export async function composePurchase(terms: PurchaseTerms, tx: Tx, needs: InvoicesNeeds) {
  const { branchId, ours, tdsToTheRupee } = await readOurSide(tx, terms.branchId, needs);
  const vendor = await readTheirSide(tx, terms, needs, purchaseInvoiceProblems);
  const places = await costPlacesOrRefuse(terms, tx, needs);
  const priced = priceOrRefuse(terms, { vendor, recipient: ours });

  const nature = terms.tdsNature === undefined ? vendor.tdsNature : terms.tdsNature;
  const bill = { vendor, nature, date: terms.date };
  const tds = await deductFrom(tx, bill, { billPaise: priced.figures.taxablePaise, toTheRupee: tdsToTheRupee });
  const { statedTax } = terms;
  const { reverseChargeTax } = priced.figures;
  return {
    header: {
      ...{ branchId, recipientGstin: ours.gstin, tdsNature: nature },
      ...termColumns(terms),
      ...vendorColumns(vendor),
      ...figureColumns(priced, tds),
      dueDate: dueDateOf(terms.supplierDate, vendor.creditDays),
    },
    asJson: {
      vendor: JSON.stringify({ ...asWritten(vendor), pan: vendor.pan }),
      statedTax: statedTax ? JSON.stringify(statedTax) : null,
      reverseChargeTax: reverseChargeTax && JSON.stringify(reverseChargeTax),
    },
    lines: lineColumns(terms, priced, places),
    lineTax: priced.lineTax,
    // An invoice to ourselves is due for what an unregistered vendor supplies under reverse charge (CGST Act s.31(3)(f)).
    isSelfInvoiced: ours.gstin !== null && priced.reverseCharge && vendor.gstin === null,
  };
}

/** Stated tax is believed where it is within a rupee of what the rates come to. */
function priceOrRefuse({ statedTax, ...terms }: PurchaseTerms, sides: PurchaseSides): PricedPurchase {
  const computed = pricePurchase(terms, sides);
  if (!statedTax || computed.reverseCharge) return computed;
  const errors = statedTaxFlaws(statedTax, computed.figures);
  if (errors.length > 0) refuse(purchaseInvoiceProblems.stated_tax_differs, { errors });
  return pricePurchase({ ...terms, statedTax }, sides);
}

const termColumns = ({ supplierNumber, supplierDate, date, ...terms }: PurchaseTerms) => ({
  supplierNumber,
  supplierNumberKey: supplierNumberKey(supplierNumber),
  supplierDate,
  supplierYear: fiscalYearOf(supplierDate).label,
  date,
  currency: terms.currency,
  exchangeRate: terms.currency === 'INR' ? '1' : (terms.exchangeRate ?? '1'),
  itcEligible: terms.itcEligible ?? true,
});

const vendorColumns = ({ id, name, gstin, pan }: TheirSide) => ({
  partyId: id,
  partyName: name,
  partyGstin: gstin,
  partyPan: pan,
});

function figureColumns({ place, reverseCharge, figures }: PricedPurchase, tds: TdsOutcome) {
  const { lines: _written, reverseChargeTax: _asJson, ...totals } = figures;
  return {
    ...totals,
    reverseCharge,
    placeOfSupplyStateCode: place.stateCode,
    placeOfSupplyWhy: place.why,
    supply: place.supply,
    tdsSection: tds.section,
    tdsCode: tds.code,
    tdsPercent: tds.percent,
    tdsBasePaise: tds.basePaise,
    tdsPaise: tds.tdsPaise,
    tdsWhy: tds.why,
    tdsAccountCode: tds.accountCode,
    ...payableOf({ ...totals, tdsPaise: tds.tdsPaise }),
  };
}

function lineColumns({ lines }: PurchaseTerms, { figures }: PricedPurchase, places: readonly CostPlace[]) {
  return figures.lines.map((figure, index) => {
    const line = lines[index];
    const place = places[index];
    if (!line || !place) throw new Error(`Line ${index} was computed and never typed.`);
    const { description, sac, quantity, rate, gstRate } = line;
    return {
      ...figure,
      ...place,
      ...{ id: newId(), position: index + 1, description, sac, quantity, rate, gstRate },
      taxability: taxabilityOf(line),
    };
  });
}
