import { turned } from './model-books.builder';
import type { Entry, ModelParty, ModelPayment } from './model-records.builder';
import { halfUp } from './model-figures.builder';

/** GST at 18% within an advance, as far as so much of what was taxed is left: what is owed for it, and what stands against that. */
export function taxStanding(
  { advancePaise, taxedPaise }: { advancePaise: number; taxedPaise: number },
  party: ModelParty,
): Entry {
  if (advancePaise === 0) return [];
  const valuePaise = halfUp(BigInt(advancePaise) * 100n, 118n);
  const standing = (percent: bigint) => {
    const whole = halfUp(BigInt(valuePaise) * percent, 100n);
    return halfUp(BigInt(whole) * BigInt(taxedPaise), BigInt(advancePaise));
  };
  const [each, whole] = [standing(9n), standing(18n)];
  const owed: Entry = party.isLocal
    ? [
        ['2210', -each],
        ['2220', -each],
      ]
    : [['2230', -whole]];
  return [[`1390 ${party.id}`, party.isLocal ? 2 * each : whole], ...owed];
}

export const partyOf = (parties: readonly ModelParty[], { partyId: id }: ModelPayment): ModelParty =>
  parties.find((party) => party.id === id) ?? { id, name: '', isLocal: true };

/** Leaves so much of an advance taxed; what is posted of it, where that is another part. */
export function untax(payment: ModelPayment, taxedPaise: number, party: ModelParty): Entry {
  if (taxedPaise === payment.taxedPaise) return [];
  const tax = taxStanding({ ...payment, taxedPaise }, party);
  const moved = [...tax, ...turned(payment.tax)];
  Object.assign(payment, { taxedPaise, tax });
  return moved;
}
