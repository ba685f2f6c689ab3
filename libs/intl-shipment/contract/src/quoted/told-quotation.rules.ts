import { chargeBasisLabel, currencyOf } from '@freightdesk/tax-contract';
import { containerTypeName } from '../identifier/container.rules';
import { placeName } from '../identifier/locode.rules';
import { jobModeLabel } from '../jobcard/jobcard.kinds';
import { containersText } from '../lead/lead-containers.rules';
import { leadDirectionLabel } from '../lead/lead.kinds';
import { numberOfRevision, quotedRoute, type Quoter } from '../quotation/quotation-sheet.rules';
import type { Quotation, QuotedAlternative } from '../quotation/quotation.schema';
import { dayText } from '../sheet/sheet-parts.rules';
import type { ToldAlternative, ToldCharge, ToldQuotation } from './quoted.schema';

/** What was written of a place comes before the name that its code has. */
const placeOf = (locode: string | null, place: string | null) => place ?? (locode === null ? null : placeName(locode));

/** What is sold. What only costs us is nobody's business. */
function chargeTold(charge: QuotedAlternative['charges'][number]): ToldCharge[] {
  const { description, basis, containerType, quantity, minimum, sellRate, sellMinor } = charge;
  if (sellRate === null || sellMinor === null) return [];
  const currency = currencyOf(charge, 'sell');
  const rate = basis === 'PERCENT' ? `${sellRate}%` : sellRate;
  const container = containerType && containerTypeName(containerType);
  const counted = { basis: chargeBasisLabel[basis], container, quantity, rate, minimum };
  return [{ description, ...counted, currency, amountMinor: sellMinor }];
}

const alternativeTold = ({ name, carrier, transitDays, charges, sell }: QuotedAlternative): ToldAlternative => ({
  name,
  carrier,
  transitDays,
  charges: charges.flatMap(chargeTold),
  sell: sell.map(({ currency, amountMinor }) => ({ currency, amountMinor })),
});

/** Named member by member: what the quotation gains one day stays inside until it is named here. */
export const quotationTold = (quotation: Quotation): Omit<ToldQuotation, 'company' | 'expiresAt'> => ({
  number: numberOfRevision(quotation),
  status: quotation.status,
  date: quotation.date,
  validUntil: quotation.validUntil,
  customerName: quotation.customerName,
  from: placeOf(quotation.originLocode, quotation.originPlace),
  to: placeOf(quotation.destinationLocode, quotation.destinationPlace),
  mode: jobModeLabel[quotation.mode],
  direction: leadDirectionLabel[quotation.direction],
  incoterm: quotation.incoterm,
  commodity: quotation.commodity,
  containers: containersText(quotation.containers) || null,
  packages: quotation.packages,
  grossKg: quotation.grossKg,
  cbm: quotation.cbm,
  transitDays: quotation.transitDays,
  freeDays: quotation.freeDays,
  alternatives: quotation.alternatives.map(alternativeTold),
  terms: quotation.terms.map(({ title, text }) => ({ title, text })),
  notes: quotation.notes,
  acceptedAlternative: quotation.acceptedAlternative,
  answeredAt: quotation.answeredAt,
  answeredBy: quotation.answeredBy,
});

/** A letter with the link by which the quotation is read and answered. */
export function quotationLinkMail(quotation: Quotation, quoter: Pick<Quoter, 'name'>) {
  const number = numberOfRevision(quotation);
  const text = (url: string): string =>
    [
      `Dear ${quotation.customerName},`,
      '',
      `please read our quotation ${number} for ${quotedRoute(quotation)} here, and accept or decline it:`,
      url,
      `It is valid until ${dayText(quotation.validUntil)}.`,
      '',
      'Kind regards',
      quoter.name ?? '',
    ].join('\n');
  return { subject: `Quotation ${number}: ${quotedRoute(quotation)}`, text };
}
