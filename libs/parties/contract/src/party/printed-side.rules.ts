import type { PartySide } from './party-side.rules';
import { isStateCode, stateName } from './state.rules';

/** An address in the lines of an envelope. */
export const envelopeOf = (address: PartySide['address']): string[] =>
  address
    ? [address.line1, address.line2, [address.city, address.pincode].filter(Boolean).join(' ')].filter(
        (line): line is string => Boolean(line),
      )
    : [];

/** A State as papers name it, for whom the name and for whom the code tells more. */
export const stateOnPaper = (code: string | null): string => (isStateCode(code) ? `${stateName(code)} (${code})` : '–');

/** Who stands on a paper of tax: we, or a customer or vendor. */
export type PrintedParty = Pick<PartySide, 'gstin' | 'address'> & { name: string | null; stateCode: string | null };

export const printedSideOf = (caption: string, { name, gstin, stateCode, address }: PrintedParty) => ({
  caption,
  name: name ?? '',
  lines: [...envelopeOf(address), gstin ? `GSTIN ${gstin}` : 'Unregistered', stateOnPaper(stateCode)],
});
