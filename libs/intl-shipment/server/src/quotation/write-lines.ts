import type {
  AddQuotationInput,
  Quotation,
  QuotedAlternativeInput,
  QuotedChargeInput,
} from '@freightdesk/intl-shipment-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { newId, type Tx } from '@freightdesk/shared-database';
import { commonProblems, type FieldProblem } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';
import { asAgreed, chargeTotals, datedRates, type DayRate, settleCharges } from '@freightdesk/tax-contract';
import type { RatesOfDay } from '../intl-shipment-ports';
import { headsNamed } from './charge-head.repository';
import { rateSheetsAmong, type WrittenAlternative } from './quotation-lines.repository';
import { partiesAmong } from './quotation-party.repository';

type Lines = Pick<AddQuotationInput, 'alternatives' | 'charges'>;

/** What a quotation comes to is kept with the rates that it was reckoned at. */
interface Priced {
  alternatives: readonly WrittenAlternative[];
  figures: { exchangeRates: string; sellPaise: number | null; buyPaise: number | null };
}

interface Asked {
  lines: Lines;
  /** The day of its rates. */
  date: BusinessDate;
  /** The draft that is changed. */
  before?: Quotation;
}

/** Lines as they are kept; whatever they name is there, or the place that names it is told. */
export async function pricedLines({ lines, date, before }: Asked, tx: Tx, ratesOfDay: RatesOfDay): Promise<Priced> {
  const given: readonly QuotedAlternativeInput[] = lines.alternatives ?? [{ charges: lines.charges ?? [] }];
  const rates = await ratesOfDay(tx, date);
  const all = given.flatMap(({ charges }) => charges);
  const heads = await headsNamed(tx, [...new Set(all.map(({ chargeHeadId }) => chargeHeadId))]);
  const kept = new Set(before?.alternatives.flatMap(({ charges }) => charges.map((charge) => charge.chargeHeadId)));
  const known: Known = {
    parties: new Set(await partiesAmong(tx, all.flatMap(namedBy(partyFields)))),
    sheets: new Set(await rateSheetsAmong(tx, all.flatMap(namedBy(sheetFields)))),
  };
  const settled = given.map(({ charges }, index) => {
    const list = lines.alternatives ? `alternatives.${index}.charges` : 'charges';
    const isKept = ({ chargeHeadId }: QuotedChargeInput) => kept.has(chargeHeadId);
    const found = settleCharges({ lines: charges, heads, rates: datedRates(rates), list, isKept });
    return { ...found, problems: [...found.problems, ...strangers(charges, known, list)] };
  });
  const errors = settled.flatMap(({ problems }) => problems);
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
  return reckoned(
    given.map(({ name = null, carrier = null, transitDays = null }, index) => ({
      name,
      carrier,
      transitDays,
      charges: settled[index]?.charges.map(storedCharge) ?? [],
    })),
    rates,
  );
}

const partyFields = ['vendorId', 'billToId'] as const;
const sheetFields = ['rateSheetId'] as const;

const namedBy =
  (fields: readonly (typeof partyFields | typeof sheetFields)[number][]) =>
  (charge: QuotedChargeInput): string[] =>
    fields.map((field) => charge[field]).filter((id): id is string => Boolean(id));

/** Apart, since a party is there and still is no rate sheet. */
type Known = Record<'parties' | 'sheets', ReadonlySet<string>>;

/** Records that a charge names and nobody knows. */
const strangers = (charges: readonly QuotedChargeInput[], known: Known, list: string): FieldProblem[] =>
  charges.flatMap((charge, index) => {
    const unknown = [
      ...partyFields.filter((field) => charge[field] && !known.parties.has(charge[field])),
      ...sheetFields.filter((field) => charge[field] && !known.sheets.has(charge[field])),
    ];
    return unknown.map((field) => ({
      field: `${list}.${index}.${field}`,
      code: 'unknown',
      message: 'This does not exist.',
    }));
  });

type Settled = ReturnType<typeof settleCharges<QuotedChargeInput>>['charges'][number];

/** Amounts follow from what is kept, so they are not. */
function storedCharge(charge: Settled) {
  const { line, buyMinor: _buyMinor, sellMinor: _sellMinor, buyPaise: _buy, sellPaise: _sell, ...kept } = charge;
  return { ...kept, rateSheetId: line.rateSheetId ?? null, id: newId() };
}

/** The figures of the list are those of the first alternative until one is chosen. */
function reckoned(alternatives: readonly WrittenAlternative[], rates: readonly DayRate[]): Priced {
  const charges = alternatives.flatMap((alternative) => alternative.charges);
  const used = new Set(charges.flatMap(({ buyCurrency, sellCurrency }) => [buyCurrency, sellCurrency]));
  const exchangeRates = rates.filter(({ currency }) => used.has(currency));
  const { sellPaise, buyPaise } = chargeTotals(alternatives[0]?.charges ?? [], datedRates(exchangeRates));
  return { alternatives, figures: { exchangeRates: JSON.stringify(exchangeRates), sellPaise, buyPaise } };
}

/** The lines of a quotation as they stand, at the rates of another day. */
export async function repriced(
  { alternatives }: Quotation,
  date: BusinessDate,
  tx: Tx,
  ratesOfDay: RatesOfDay,
): Promise<Priced> {
  const standing = alternatives.map(({ name, carrier, transitDays, charges }) => ({
    name,
    carrier,
    transitDays,
    charges: charges.map((charge) => ({ ...asAgreed(charge), rateSheetId: charge.rateSheetId, id: newId() })),
  }));
  return reckoned(standing, await ratesOfDay(tx, date));
}
