import { amountInWords, formatPaise } from '@freightdesk/shared-money';
import type { PlacedText, PrintedStock } from '@freightdesk/shared-sheet';
import type { ChequeField } from './cheque-layout.kinds';

interface Place {
  xMm: string;
  yMm: string;
  widthMm: string;
}

/** Where each thing stands on a leaf, in mm from its upper left corner. */
export type ChequeLayout = { widthMm: string; heightMm: string } & Readonly<Record<ChequeField, Place>>;

const at = (xMm: string, yMm: string, widthMm: string): Place => ({ xMm, yMm, widthMm });

/** A leaf as the Reserve Bank has it for all banks (CTS-2010): 202 by 92 mm, the day in eight boxes. */
export const usualChequeLayout: ChequeLayout = {
  ...{ widthMm: '202', heightMm: '92' },
  crossing: at('3', '20', '26'),
  date: at('152', '8', '5'),
  payee: at('22', '19.5', '125'),
  words: at('32', '28.5', '118'),
  moreWords: at('12', '37', '138'),
  figures: at('158', '36', '36'),
  limit: at('12', '46', '80'),
};

export interface Cheque {
  name: string;
  payee: string;
  amountPaise: number;
  date: string;
  /** Paid into an account of the payee alone. */
  isCrossed: boolean;
  /** With the words that it is for no more than its amount. */
  isLimited: boolean;
}

/** A leaf has a payee and takes cheques of rupees. */
export const hasCheques = ({ accountType, currency }: { accountType: string; currency: string }): boolean =>
  accountType !== 'CASH' && currency === 'INR';

/** How wide a letter of the size is at most on the average of such words. */
const letterMm = 2.1;

/** The words of an amount on two lines, broken between words; a leaf says `Rupees` itself. */
export function wordsOnLeaf(amountPaise: number, firstLineMm: number): [string, string] {
  const words = amountInWords(amountPaise, 'INR')
    .replace(/^Rupees /, '')
    .split(' ');
  const room = Math.floor(firstLineMm / letterMm);
  let fitting = 1;
  while (fitting < words.length && words.slice(0, fitting + 1).join(' ').length <= room) fitting += 1;
  return [words.slice(0, fitting).join(' '), words.slice(fitting).join(' ')];
}

const size = 10;

/** What is written into the leaf. Stars before figures and words keep anybody from writing in front of them. */
export function chequeStock(cheque: Cheque, layout: ChequeLayout): PrintedStock {
  const { payee, amountPaise, date, isCrossed, isLimited, name } = cheque;
  const placed = (field: ChequeField, text: string, look: Partial<PlacedText> = {}): PlacedText => {
    const { xMm, yMm, widthMm } = layout[field];
    return { text, size, xMm: Number(xMm), yMm: Number(yMm), widthMm: Number(widthMm), ...look };
  };
  const [words, moreWords] = wordsOnLeaf(amountPaise, Number(layout.words.widthMm));
  const [year = '', month = '', day = ''] = date.split('-');
  const box = placed('date', '', { align: 'center' });
  const boxes = [...`${day}${month}${year}`].map((digit, index) => ({
    ...box,
    text: digit,
    xMm: box.xMm + index * box.widthMm,
  }));
  const figures = formatPaise(amountPaise);
  return {
    name,
    widthMm: Number(layout.widthMm),
    heightMm: Number(layout.heightMm),
    texts: [
      ...(isCrossed
        ? [placed('crossing', 'A/C PAYEE ONLY', { size: 9, strong: true, align: 'center', turned: 35, ruled: true })]
        : []),
      ...boxes,
      placed('payee', `**${payee}**`, { strong: true }),
      placed('words', words),
      ...(moreWords === '' ? [] : [placed('moreWords', moreWords)]),
      placed('figures', `**${figures}`, { size: 11, strong: true }),
      ...(isLimited ? [placed('limit', `NOT OVER ₹ ${figures}`, { size: 8, strong: true })] : []),
    ],
  };
}
