import type { BlType, JobMode } from './jobcard.kinds';

interface Released {
  mode: JobMode;
  blType: BlType | null;
  blOriginals: number | null;
}

/** A full set is three, where nothing else was agreed; what is released without an original has none. */
export const originalsOf = ({ blType, blOriginals }: Omit<Released, 'mode'>): number =>
  blOriginals ?? ((blType ?? 'ORIGINAL') === 'ORIGINAL' ? 3 : 0);

/** Only a bill with originals can be handed on; a waybill, by sea or by air, names who gets the goods. */
const isNegotiable = (job: Released): boolean => job.mode !== 'AIR' && job.blType !== 'SEAWAY' && originalsOf(job) > 0;

/** Whom a house bill is made out to. One that names nobody is to the order of whoever holds it. */
export const consigneeOnBill = (job: Released, named: string | null): string | null =>
  named ?? (isNegotiable(job) ? 'To order' : null);
