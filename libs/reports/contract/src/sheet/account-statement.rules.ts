import { type VoucherType, voucherTypeLabel } from '@freightdesk/ledger-contract';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { formatPaise, sum } from '@freightdesk/shared-money';
import { fact, type PrintedSheet, type SheetRow, type SheetTable } from '@freightdesk/shared-sheet';
import { type AgeingFigure, ageingReport } from '../ageing/ageing.report';
import type { ReportPeriod } from '../report-period.rules';
import { balanceText, letterSheet, type LetterSides } from './letter-sheet.rules';

/** What a voucher did to what a party owes: a debit is above zero. */
export interface AccountMove {
  date: string;
  type: VoucherType;
  number: string;
  narration: string;
  isReversal: boolean;
  paise: number;
}

export interface AccountStatement extends LetterSides {
  period: ReportPeriod;
  openingPaise: number;
  moves: readonly AccountMove[];
  /** By how long it is due, at the end of the last day. */
  ageing: Readonly<Record<AgeingFigure, number>>;
}

const columns: SheetTable['columns'] = [
  { header: 'Date', align: 'start' },
  { header: 'Document', align: 'start' },
  { header: 'Debit', align: 'end' },
  { header: 'Credit', align: 'end' },
  { header: 'Balance', align: 'end' },
];

const edge = (date: string, words: string, paise: number): SheetRow => ({
  cells: [formatBusinessDate(date), words, '', '', balanceText(paise)].map((text) => ({ text })),
});

function moveRow({ date, type, number, isReversal, paise }: AccountMove, balancePaise: number): SheetRow {
  const kind = isReversal ? `${voucherTypeLabel[type]}, taken back` : voucherTypeLabel[type];
  const balance = balanceText(balancePaise);
  return {
    cells: [
      { text: formatBusinessDate(date) },
      { text: number, note: kind },
      { text: paise > 0 ? formatPaise(paise) : '' },
      { text: paise < 0 ? formatPaise(-paise) : '' },
      { text: balance },
    ],
    carried: ['', '', '', '', balance],
  };
}

/** Opening, what was billed and paid day by day, and closing, with the balance running on. */
export function accountRows({ period, openingPaise, moves }: Omit<AccountStatement, keyof LetterSides | 'ageing'>): {
  rows: SheetRow[];
  closingPaise: number;
} {
  let balancePaise = openingPaise;
  const rows = moves.map((move) => {
    balancePaise += move.paise;
    return moveRow(move, balancePaise);
  });
  return {
    rows: [
      edge(period.from, 'Opening balance', openingPaise),
      ...rows,
      edge(period.to, 'Closing balance', balancePaise),
    ],
    closingPaise: balancePaise,
  };
}

const isFigure = (name: string): name is AgeingFigure => name in ageingReport.figures;
const bands = Object.keys(ageingReport.figures).filter(isFigure);

/** What is open, by how long it is due; bands in which nothing stands are left out. */
function ageingTable(ageing: AccountStatement['ageing'], day: string): SheetTable[] {
  const told = bands.filter((name) => ageing[name] !== 0);
  if (told.length === 0) return [];
  const title = `Open on ${formatBusinessDate(day)}, by days past due`;
  return [
    {
      name: title,
      title,
      columns: told.map((name) => ({ header: ageingReport.figures[name].label, align: 'end' })),
      rows: [{ cells: told.map((name) => ({ text: formatPaise(ageing[name]) })) }],
    },
  ];
}

/** A party's account with us over some days, as a paper that both sides can hold against their books. */
export function accountStatementSheet({ issuer, party, ageing, ...account }: AccountStatement): PrintedSheet {
  const { period, openingPaise, moves } = account;
  const { rows, closingPaise } = accountRows(account);
  const moved = (sign: 1 | -1) => sum(moves.map(({ paise }) => Math.max(sign * paise, 0)));
  const days = `${formatBusinessDate(period.from)} to ${formatBusinessDate(period.to)}`;
  return letterSheet(
    { issuer, party },
    {
      name: `Statement of account of ${party.name}, ${days}`,
      title: 'Statement of account',
      facts: [fact('From', formatBusinessDate(period.from)), fact('To', formatBusinessDate(period.to))],
      tables: [{ name: 'Account', columns, rows }, ...ageingTable(ageing, period.to)],
      totals: [
        fact('Opening balance', balanceText(openingPaise)),
        fact('Debit', formatPaise(moved(1))),
        fact('Credit', formatPaise(moved(-1))),
        { ...fact('Closing balance', balanceText(closingPaise)), strong: true },
      ],
      statements: [
        'Dr is what is owed to us, Cr what we owe; amounts are in rupees, those of documents in another currency at their own rates.',
        'Please tell us within fifteen days if your books say otherwise.',
      ],
    },
  );
}
