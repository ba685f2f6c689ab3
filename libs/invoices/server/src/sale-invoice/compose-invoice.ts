import {
  type AddableKind,
  type AddSaleInvoiceInput,
  type AgreedTerm,
  type ChargedHead,
  dueDateOf,
  einvoiceBy,
  isAddable,
  lacksLut,
  type PricedInvoice,
  priceInvoice,
  type SaleInvoiceKind,
  saleInvoiceProblems,
  soldAccountOf,
  soldHeadProblem,
  type Supplier,
  termUseOf,
} from '@freightdesk/invoices-contract';
import { type AskedTerms, isUnderLut } from '@freightdesk/company-contract';
import type { StateCode } from '@freightdesk/parties-contract';
import { newId, together, type Tx } from '@freightdesk/shared-database';
import { sum } from '@freightdesk/shared-money';
import { taxabilityOf } from '@freightdesk/tax-contract';
import { withCharges } from '../document/charged-lines';
import { headsOrRefuse } from '../document/charged-heads';
import { readOurSide } from '../document/our-side';
import { refuseFreightNotByOption, refuseRatesNotInForce, refuseSacsOutOfUse } from '../document/rates-or-refuse';
import { refuseAt } from '../document/refuse-at';
import { asWritten, readTheirSide, type TheirSide } from '../document/their-side';
import type { InvoicesPorts, NamedDocket, NamedJob } from '../invoices-ports';
import { debitedInvoice } from './debited-invoice';
import { docketColumns, docketsOrRefuse, jobColumns, jobsOrRefuse } from './charged-jobs';

/** What a person says of a document, whether it is new or was kept as a draft. */
export interface InvoiceTerms extends Omit<AddSaleInvoiceInput, 'issue' | 'kind' | 'dateOverrideReason'> {
  kind: SaleInvoiceKind;
}

const termsAskedFor = ({ kind, termIds }: InvoiceTerms): AskedTerms => ({
  use: termUseOf(kind),
  termIds,
  refuseUnknown: (...fields) => refuseAt(saleInvoiceProblems.unknown_reference, ...fields),
});

export type ComposedInvoice = Awaited<ReturnType<typeof composeInvoice>>;

/**
 * A document as it would be written now: both sides as they stand today, and every figure by the contract's rules. What the
 * page computed is never asked for. A draft is composed anew when it is issued, so that a GSTIN that came in since is on it.
 */
export async function composeInvoice(said: InvoiceTerms, tx: Tx, ports: InvoicesPorts) {
  const kind = addableKindOf(said);
  const terms = { ...said, lines: await withCharges(said.lines, { partyId: said.partyId, side: 'sell' }, tx) };
  const [{ branchId, ours: supplier, lut }, party, jobs, dockets, heads, agreed, against] = await together(
    readOurSide(tx, terms.branchId, ports),
    readTheirSide(tx, terms, ports, saleInvoiceProblems),
    jobsOrRefuse(terms, tx, ports),
    docketsOrRefuse(terms, tx, ports),
    headsOrRefuse(terms, tx, (head) => soldHeadProblem(head, terms)),
    ports.agreedTerms(tx, termsAskedFor(terms)),
    debitedInvoice(terms, tx),
    refuseRatesNotInForce(terms.lines, terms.date, tx),
    refuseFreightNotByOption(terms, tx),
    refuseSacsOutOfUse(terms.lines, tx),
  );

  const written = invoiceAsWritten(terms, { branchId, supplier, party, jobs, dockets, heads, agreed });
  if (kind === 'EXPORT' && written.header.supply !== 'EXPORT') refuseAt(saleInvoiceProblems.not_an_export, 'kind');
  if (written.header.sezUnderLut && !isUnderLut(lut, terms.date)) refuseAt(saleInvoiceProblems.no_lut, 'sezUnderLut');
  const withoutPod = terms.lines.flatMap(({ docketId }, index) =>
    docketId && dockets.get(docketId)?.isPodMissing ? [`lines.${index}.docketId`] : [],
  );
  const { isCreditAsked } = party;
  const withoutLutReason = lacksLut({ ...terms, supply: written.header.supply }, lut)
    ? (terms.withoutLutReason ?? null)
    : null;
  const header = { ...written.header, withoutLutReason, ...against };
  const registered = einvoiceBy({ ...header, supplier, recipient: party, lines: written.lines });
  return { ...written, kind, supplier, withoutPod, isCreditAsked, einvoiceBy: registered, header };
}

/** What a document is written with, once all that it names is known. */
interface InvoiceSides {
  branchId: string;
  supplier: Supplier & { stateCode: StateCode };
  party: TheirSide;
  /** Those that lines name, by id. */
  jobs: ReadonlyMap<string, NamedJob>;
  dockets?: ReadonlyMap<string, NamedDocket>;
  heads?: ReadonlyMap<string, ChargedHead>;
  /** The terms that it bears. */
  agreed?: readonly AgreedTerm[];
}

/** Every column of a document and of its lines, by the contract's rules alone. */
export function invoiceAsWritten(terms: InvoiceTerms, sides: InvoiceSides) {
  const { kind } = terms;
  const { branchId, supplier, party, jobs, dockets = new Map<string, NamedDocket>(), agreed = [] } = sides;
  const priced = priceInvoice(terms, { supplier, recipient: party, jobs: [...jobs.values(), ...dockets.values()] });
  return {
    header: { kind, branchId, supplierGstin: supplier.gstin, ...partyColumns(party), ...figureColumns(terms, priced) },
    asJson: {
      supplier: JSON.stringify(supplier),
      recipient: JSON.stringify(asWritten(party)),
      terms: agreed.length > 0 ? JSON.stringify(agreed) : null,
    },
    lines: lineColumns(terms, priced, sides),
    dueDate: dueDateOf(terms.date, party.creditDays),
  };
}

function addableKindOf({ kind }: InvoiceTerms): AddableKind {
  return isAddable(kind) ? kind : refuseAt(saleInvoiceProblems.kind_not_offered, 'kind');
}

const partyColumns = ({ id, name, gstin }: TheirSide) => ({ partyId: id, partyName: name, partyGstin: gstin });

/** Null where there is none: what was sealed before has none either. */
function discountColumns({ discountPercent }: InvoiceTerms, shares: readonly number[]) {
  const discountMinor = sum(shares);
  return discountMinor === 0
    ? { discountPercent: null, discountMinor: null }
    : { discountPercent: discountPercent || null, discountMinor };
}

function figureColumns(terms: InvoiceTerms, { place, figures, discountShares }: PricedInvoice) {
  const { lines: _written, reverseChargeTax, ...totals } = figures;
  return {
    ...totals,
    reverseChargeTax: reverseChargeTax && JSON.stringify(reverseChargeTax),
    date: terms.date,
    currency: terms.currency,
    exchangeRate: terms.currency === 'INR' ? '1' : (terms.exchangeRate ?? '1'),
    placeOfSupplyStateCode: place.stateCode,
    placeOfSupplyWhy: place.why,
    placeOfSupplyReason: terms.placeOfSupply ? (terms.placeOfSupplyReason ?? null) : null,
    supply: place.supply,
    reverseCharge: terms.reverseCharge ?? false,
    exportWithPayment: terms.exportWithPayment ?? false,
    sezUnderLut: place.supply === 'SEZ' && terms.sezUnderLut ? true : null,
    roundsOff: terms.roundOff ?? true,
    ...discountColumns(terms, discountShares),
    notes: terms.notes ?? null,
  };
}

function lineColumns(
  { kind, lines }: InvoiceTerms,
  { figures, discountShares }: PricedInvoice,
  { jobs, dockets, heads }: Pick<InvoiceSides, 'jobs' | 'dockets' | 'heads'>,
) {
  return figures.lines.map((figure, index) => {
    const line = lines[index];
    if (!line) throw new Error(`Line ${index} was computed and never typed.`);
    const { description, sac, quantity, rate, discountMinor = 0, gstRate } = line;
    const taxability = taxabilityOf(line);
    const head = line.chargeHeadId ? heads?.get(line.chargeHeadId) : undefined;
    return {
      ...figure,
      ...{ id: newId(), position: index + 1, description, sac, quantity, rate, discountMinor, gstRate },
      documentDiscountMinor: discountShares[index] || null,
      taxability,
      ...jobColumns(line.jobId, jobs),
      ...docketColumns(line.docketId, dockets),
      chargeId: line.chargeId ?? null,
      chargeHeadId: head?.id ?? null,
      incomeAccountCode: soldAccountOf(kind, { sac, taxability, head }),
    };
  });
}
