import {
  type AddPurchaseInvoiceInput,
  costFigures,
  dueDateOf,
  isAboveTolerance,
  noCost,
  type PurchaseFigures,
  purchaseFigures,
  purchaseInvoiceProblems,
  supplierNumberKey,
  tdsAccounts,
  tdsNatureOf,
  type TdsStanding,
} from '@freightdesk/invoices-contract';
import type { StateCode, TdsNature } from '@freightdesk/parties-contract';
import { fiscalYearOf } from '@freightdesk/shared-calendar';
import { newId, together, type Tx } from '@freightdesk/shared-database';
import { refuse } from '@freightdesk/shared-server-kit';
import { taxabilityOf, type TdsOutcome } from '@freightdesk/tax-contract';
import { type WithCharge, withCharges } from '../document/charged-lines';
import { readOurSide } from '../document/our-side';
import { refuseRatesNotInForce } from '../document/rates-or-refuse';
import { tdsRatesOn } from '../document/tax-rates.repository';
import { asWritten, readTheirSide, type TheirSide } from '../document/their-side';
import type { InvoicesPorts } from '../invoices-ports';
import { type CostPlace, costPlacesOrRefuse } from './cost-lines';
import { holdStanding } from './tds-standing';

/** What a person says of a bill, whether it is new or was kept as a draft. */
export interface PurchaseTerms extends Omit<AddPurchaseInvoiceInput, 'post' | 'costOverrideReason' | 'lines'> {
  lines: WithCharge<AddPurchaseInvoiceInput['lines'][number]>[];
}

export type ComposedPurchase = Awaited<ReturnType<typeof composePurchase>>;

/**
 * A bill as it would be written now: the vendor as he stands today, every figure by the contract's rules, and TDS by what the
 * year has so far. A draft is composed anew when it is posted, for other bills may have come before it.
 */
export async function composePurchase(said: PurchaseTerms, tx: Tx, ports: InvoicesPorts) {
  const terms = { ...said, lines: await withCharges(said.lines, { partyId: said.partyId, side: 'buy' }, tx) };
  const { date } = terms;
  const [{ branchId, ours, tdsToTheRupee: toTheRupee, costTolerancePercent }, vendor, places, rates] = await together(
    readOurSide(tx, terms.branchId, ports),
    readTheirSide(tx, terms, ports, purchaseInvoiceProblems),
    costPlacesOrRefuse(terms, tx, ports),
    tdsRatesOn(tx, date),
    // He charges what was in force when he billed.
    refuseRatesNotInForce(terms.lines, terms.supplierDate, tx),
  );
  const nature = tdsNatureOf(terms.tdsNature, vendor.tdsNature);
  const standing = await holdStanding(tx, { vendor, nature, date, toTheRupee, rates });
  const written = purchaseAsWritten(terms, { branchId, ours, vendor, nature, places, standing });
  return { ...written, aboveAccrued: linesAbove(written, costTolerancePercent) };
}

/** The fields of lines that exceed what was accrued or quoted by more than the company allows. */
const linesAbove = ({ lines }: ReturnType<typeof purchaseAsWritten>, tolerance: string | null): string[] =>
  lines.flatMap((line, index) => (isAboveTolerance(line, tolerance) ? [`lines.${index}.rate`] : []));

/** What a bill is written with, once all that it names is known. */
interface PurchaseParts {
  branchId: string;
  ours: { gstin: string | null; stateCode: StateCode };
  vendor: TheirSide;
  nature: TdsNature | null;
  places: readonly CostPlace[];
  standing: TdsStanding;
}

/** Every column of a bill and of its lines, by the contract's rules alone. */
export function purchaseAsWritten(terms: PurchaseTerms, parts: PurchaseParts) {
  const { branchId, ours, vendor, nature, places, standing } = parts;
  const priced = purchaseFigures(terms, { vendor, recipient: ours }, standing);
  if (priced.statedProblems.length > 0) {
    refuse(purchaseInvoiceProblems.stated_tax_differs, { errors: priced.statedProblems });
  }
  const { statedTax } = terms;
  const { reverseChargeTax } = priced.figures;
  return {
    header: {
      ...{ branchId, recipientGstin: ours.gstin, tdsNature: nature },
      ...termColumns(terms),
      ...vendorColumns(vendor),
      ...figureColumns(priced),
      ...tdsColumns(priced.tds),
      ...priced.payable,
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

function figureColumns({ place, reverseCharge, figures }: PurchaseFigures) {
  const { lines: _written, reverseChargeTax: _asJson, ...totals } = figures;
  return {
    ...totals,
    reverseCharge,
    placeOfSupplyStateCode: place.stateCode,
    placeOfSupplyWhy: place.why,
    supply: place.supply,
  };
}

const tdsColumns = ({ section, code, percent, basePaise, tdsPaise, why, head, certificate }: TdsOutcome) => ({
  tdsSection: section,
  tdsCode: code,
  tdsPercent: percent,
  tdsBasePaise: basePaise,
  tdsPaise,
  tdsWhy: why,
  tdsAccountCode: head && tdsAccounts[head],
  tdsCertificateId: certificate?.id ?? null,
  tdsCertificateNumber: certificate?.number ?? null,
  tdsCertificatePaise: certificate?.basePaise ?? null,
});

function lineColumns(
  { lines, currency, exchangeRate }: PurchaseTerms,
  { figures }: PurchaseFigures,
  places: readonly CostPlace[],
) {
  const billed = { currency, exchangeRate: currency === 'INR' ? '1' : (exchangeRate ?? '1') };
  return figures.lines.map((figure, index) => {
    const line = lines[index];
    const place = places[index];
    if (!line || !place) throw new Error(`Line ${index} was computed and never typed.`);
    const { description, sac, quantity, rate, gstRate } = line;
    return {
      ...figure,
      ...place,
      ...(line.charge ? costFigures(line.charge, billed) : noCost),
      ...{ id: newId(), position: index + 1, description, sac, quantity, rate, gstRate },
      taxability: taxabilityOf(line),
    };
  });
}
