import type { CurrencyCode } from '@freightdesk/shared-money';
import { noTax, type SupplyKind, type Taxability, type TaxHeads } from '@freightdesk/tax-contract';

/** What a line comes to, or what is left of it. */
export interface LineWorth extends TaxHeads {
  taxableMinor: number;
  taxablePaise: number;
}

/** What a document comes to beside its lines, or what is left of that. */
interface TotalWorth {
  roundOffPaise: number;
  totalPaise: number;
  currencyTotalMinor: number;
  /** What the recipient owes instead of the supplier; null unless the document is under reverse charge. */
  reverseChargeTax: TaxHeads | null;
}

/** A line of a document in the books, as it was taxed. */
export interface CorrectedLine extends LineWorth {
  description: string;
  sac: string;
  quantity: string;
  rate: string;
  discountMinor?: number;
  /** Its share of the discount of the whole document. */
  documentDiscountMinor?: number;
  gstRate: string;
  taxability: Taxability;
  jobId: string | null;
  chargeHeadId?: string | null;
}

/** A note that was made against it. */
export interface MadeNote extends TotalWorth {
  /** Others may be against it too, and take nothing. */
  kind: string;
  number: string | null;
  status: string;
  lines: readonly (LineWorth & { againstLine: number | null })[];
}

/** A document in the books that a note is against, with the notes so far. */
export interface CorrectedDocument extends TotalWorth {
  currency: CurrencyCode;
  exchangeRate: string | null;
  supply: SupplyKind;
  exportWithPayment?: boolean;
  sezUnderLut?: boolean;
  reverseCharge: boolean;
  /** Whether its total is a whole rupee. */
  roundOff: boolean;
  outstandingMinor: number;
  lines: readonly CorrectedLine[];
  correctedBy: readonly MadeNote[];
  /** Of what is against it, which takes off it. */
  noteKind?: 'CREDIT_NOTE' | 'DEBIT_NOTE';
  /** What is to be paid of it, where that is not its total. */
  owed?: { minor: number; paise: number };
}

export interface WhatIsLeft extends TotalWorth {
  lines: readonly LineWorth[];
}

const heads = ['cgstPaise', 'sgstPaise', 'igstPaise'] as const;
const totals = ['roundOffPaise', 'totalPaise', 'currencyTotalMinor'] as const;

/** One after another taken away from the first, name by name. */
function less<Name extends string>(
  names: readonly Name[],
  whole: Readonly<Record<Name, number>>,
  parts: readonly Readonly<Record<Name, number>>[],
): Record<Name, number> {
  const left: Record<Name, number> = { ...whole };
  for (const name of names) left[name] = parts.reduce((rest, part) => rest - part[name], whole[name]);
  return left;
}

export const lineLess = (line: LineWorth, parts: readonly LineWorth[]): LineWorth =>
  less(['taxableMinor', 'taxablePaise', ...heads], pick(line), parts);

const pick = ({ taxableMinor, taxablePaise, cgstPaise, sgstPaise, igstPaise }: LineWorth): LineWorth => ({
  ...{ taxableMinor, taxablePaise },
  ...{ cgstPaise, sgstPaise, igstPaise },
});

/** Notes that stand: a cancelled one took nothing. */
export const standing = ({
  correctedBy,
  noteKind = 'CREDIT_NOTE',
}: Pick<CorrectedDocument, 'correctedBy' | 'noteKind'>): MadeNote[] =>
  correctedBy.filter(({ kind, status }) => kind === noteKind && status !== 'CANCELLED' && status !== 'DRAFT');

/** What a document still stands for: line by line, and beside its lines. */
export function leftOf(document: CorrectedDocument): WhatIsLeft {
  const notes = standing(document);
  const noted = notes.flatMap(({ lines }) => lines);
  const { reverseChargeTax } = document;
  const { roundOffPaise, totalPaise, currencyTotalMinor } = document;
  return {
    ...less(totals, { roundOffPaise, totalPaise, currencyTotalMinor }, notes),
    reverseChargeTax:
      reverseChargeTax &&
      less(
        heads,
        reverseChargeTax,
        notes.map((note) => note.reverseChargeTax ?? noTax),
      ),
    lines: document.lines.map((line, index) =>
      lineLess(
        line,
        noted.filter(({ againstLine }) => againstLine === index + 1),
      ),
    ),
  };
}
