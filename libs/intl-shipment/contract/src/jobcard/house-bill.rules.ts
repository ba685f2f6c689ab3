import type { BlType, JobMode } from './jobcard.kinds';

interface Released {
  mode: JobMode;
  hblType: BlType | null;
  hblOriginals: number | null;
}

/** A full set is three, where nothing else was agreed; what is released without an original has none. */
export const originalsOf = ({ hblType, hblOriginals }: Omit<Released, 'mode'>): number =>
  hblOriginals ?? ((hblType ?? 'ORIGINAL') === 'ORIGINAL' ? 3 : 0);

/** Only a bill with originals can be handed on; a waybill, by sea or by air, names who gets the goods. */
const isNegotiable = (job: Released): boolean => job.mode !== 'AIR' && job.hblType !== 'SEAWAY' && originalsOf(job) > 0;

/** Whom a house bill is made out to. One that names nobody is to the order of whoever holds it. */
export const consigneeOnBill = (job: Released, named: string | null): string | null =>
  named ?? (isNegotiable(job) ? 'To order' : null);
