import type { Company } from '@freightdesk/company-contract';
import { envelopeOf } from '@freightdesk/parties-contract';
import { formatBusinessDate, isBusinessDate } from '@freightdesk/shared-calendar';
import { groupedDecimal } from '@freightdesk/shared-money';
import type { SheetFact, SheetSide } from '@freightdesk/shared-sheet';
import { placeName } from '../identifier/locode.rules';

/** Whose paper it is. */
export type Issuer = Pick<Company, 'name' | 'gstin' | 'address' | 'phone' | 'email'>;

export const written = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.filter((text): text is string => Boolean(text));

export function issuerSide({ name, gstin, address, phone, email }: Issuer): SheetSide {
  const contact = written([phone, email]).join(' · ');
  const lines = written([...envelopeOf(address), gstin && `GSTIN ${gstin}`, contact]);
  return { caption: '', name: name ?? '', lines };
}

/** Only what is known. */
export const knownFacts = (pairs: readonly (readonly [string, string | number | null | undefined])[]): SheetFact[] =>
  pairs.flatMap(([label, value]) => (value || value === 0 ? [{ label, value: String(value) }] : []));

export const placeText = (locode: string | null, place: string | null): string =>
  place ?? (locode === null ? '–' : `${placeName(locode)} (${locode})`);

export const dayText = (day: string): string => (isBusinessDate(day) ? formatBusinessDate(day) : day);
export const daysText = (days: number | null): string | null => (days === null ? null : `${days} days`);

/** A weight or a volume as a paper has it. */
export const measureText = (value: string | null | undefined): string | null => (value ? groupedDecimal(value) : null);

export const start = (header: string) => ({ header, align: 'start' }) as const;
export const end = (header: string) => ({ header, align: 'end' }) as const;
