import { envelopeOf, type PrintedParty } from '@freightdesk/parties-contract';
import { formatPaise } from '@freightdesk/shared-money';
import { blankSheet, type PrintedSheet, type SheetSide } from '@freightdesk/shared-sheet';

/** Who stands on a letter. */
export interface LetterSide extends Pick<PrintedParty, 'gstin' | 'address'> {
  name: string;
}

export interface LetterSides {
  issuer: LetterSide;
  party: LetterSide;
}

const sideOf = (caption: string, { name, gstin, address }: LetterSide): SheetSide => ({
  caption,
  name,
  lines: [...envelopeOf(address), ...(gstin ? [`GSTIN ${gstin}`] : [])],
});

/** What we are owed stands as debit, what we owe as credit. */
export const balanceText = (paise: number): string => {
  if (paise === 0) return formatPaise(0);
  return `${formatPaise(Math.abs(paise))} ${paise > 0 ? 'Dr' : 'Cr'}`;
};

type OfLetter = Pick<PrintedSheet, 'name' | 'title' | 'facts' | 'tables'> & Partial<PrintedSheet>;

/** A letter of ours to a party, but for what it is about. */
export const letterSheet = ({ issuer, party }: LetterSides, letter: OfLetter): PrintedSheet => ({
  ...blankSheet,
  issuer: sideOf('', issuer),
  sides: [sideOf('To', party)],
  blocks: [],
  signatures: [{ over: `For ${issuer.name}`, under: 'Authorised signatory' }],
  carriedForward: 'Carried forward',
  broughtForward: 'Brought forward',
  ...letter,
});
