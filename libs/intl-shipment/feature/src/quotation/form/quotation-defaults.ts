import {
  type AddQuotationInput,
  askedOf,
  jobModeOf,
  type Lead,
  type Quotation,
  type QuotedAlternativeInput,
} from '@freightdesk/intl-shipment-contract';
import { addDays, systemClock } from '@freightdesk/shared-calendar';
import { asAgreed } from '@freightdesk/tax-contract';
import { blankCharge, currenciesOf } from '@freightdesk/tax-ui';

/** For how long a price is usually good. */
const usualDays = 15;

export const blankAlternative = (): QuotedAlternativeInput => ({
  ...{ name: '', carrier: '', transitDays: null },
  charges: [{ ...blankCharge }],
});

const newQuotation = () => {
  const date = systemClock.today();
  return { date, validUntil: addDays(date, usualDays), currency: 'INR' as const, alternatives: [blankAlternative()] };
};

/** A quotation of nobody yet, or of a lead with all that the lead knows. */
export const startOf = (lead: Lead | null): Partial<AddQuotationInput> =>
  lead === null
    ? { ...newQuotation(), mode: 'SEA_FCL', direction: 'EXPORT' }
    : {
        ...newQuotation(),
        leadId: lead.id,
        partyId: lead.partyId,
        mode: jobModeOf(lead.service),
        direction: lead.direction,
        ...askedOf(lead),
      };

type QuotedCharge = Quotation['alternatives'][number]['charges'][number];

/** A charge as its fields hold it. */
const typedCharge = (charge: QuotedCharge) => ({
  ...asAgreed(charge),
  ...currenciesOf(charge),
  rateSheetId: charge.rateSheetId,
});

/** What a person says of a quotation; what is computed, named for reading or moved by acts is left out. */
export const defaultsOf = (quotation: Quotation): Partial<AddQuotationInput> => ({
  leadId: quotation.leadId,
  partyId: quotation.partyId,
  date: quotation.date,
  validUntil: quotation.validUntil,
  mode: quotation.mode,
  direction: quotation.direction,
  ...askedOf(quotation),
  currency: quotation.currency,
  transitDays: quotation.transitDays,
  freeDays: quotation.freeDays,
  notes: quotation.notes,
  termIds: quotation.termIds,
  alternatives: quotation.alternatives.map(({ name, carrier, transitDays, charges }) => ({
    ...{ name, carrier, transitDays },
    charges: charges.map(typedCharge),
  })),
});

/** Parties that the charges of a quotation name, so that their fields say who they are. */
export const partiesIn = ({ alternatives }: Quotation): { id: string; name: string }[] =>
  alternatives.flatMap(({ charges }) => charges.flatMap(({ vendor, billTo }) => [vendor ?? [], billTo ?? []].flat()));

type Way = Quotation['alternatives'][number];

const wayInWords = ({ name, carrier, transitDays, charges }: Way, daysInWords: (days: number) => string): string => {
  const by = [name, carrier, transitDays === null ? null : daysInWords(transitDays)].filter(Boolean).join(', ');
  const made = charges.map(({ description, sellRate }) => `${description} ${sellRate ?? ''}`.trim()).join(', ');
  return [by, made].filter(Boolean).join(': ');
};

/** The charges of a draft and by whom they are carried, as short as it takes to know them again. */
export const chargesInWords = ({ alternatives }: Quotation, daysInWords: (days: number) => string): string =>
  alternatives.map((way) => wayInWords(way, daysInWords)).join('; ');
