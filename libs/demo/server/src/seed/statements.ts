import { importStatement, readProposals, reconcile, sureScore } from '@freightdesk/reconciliation-contract';
import { type LedgerEntry, readLedgerDetails } from '@freightdesk/reports-contract';
import { addDays, formatBusinessDate } from '@freightdesk/shared-calendar';
import type { Call } from './diary';
import type { Banks } from './banks';
import { atWork } from './work-time';
import { historyDays, type World } from './world';

interface Said {
  date: string;
  narration: string;
  paise: number;
}

const daysTold = 60;
/** The last of what is plain, left for whoever looks at the sample. */
const leftToAccept = 6;

/** Accounts imports what the bank said of its last weeks, confirms most of what is plain, and leaves the rest for today. */
export function tellOfStatements({ diary, firstDay, random }: World, { current }: Banks): void {
  const last = addDays(firstDay, historyDays - 3);
  const days = { from: addDays(last, -daysTold), to: last };
  diary.note('ACCOUNT', atWork(addDays(last, 1), random), async (call) => {
    const { id: bankId, accountId, accountNumber } = current.record;
    const { openingPaise, rows } = await call(readLedgerDetails, { ...days, accountId });
    const said = [...rows.filter((row) => !isOnItsWay(row, last)).map(asTheBankSaysIt), ...unknownToTheBooks(last)];
    const text = fileOf(accountNumber, openingPaise, said);
    await call(importStatement, { bankId, file: new File([text], `HDFC ${formatBusinessDate(last)}.csv`) });
    await confirm(call, bankId);
  });
}

const isByCheque = (narration: string) => narration.includes(', Cheque ');

/** A cheque lies at the vendor's for some days, and what came yesterday the bank has not counted yet. */
const isOnItsWay = ({ date, narration }: LedgerEntry, last: string): boolean =>
  date >= addDays(last, -1) || (isByCheque(narration) && date >= addDays(last, -9));

const asTheBankSaysIt = ({ date, narration, debitPaise, creditPaise }: LedgerEntry): Said => {
  const paise = debitPaise - creditPaise;
  const reference = /\d{5,}/.exec(narration)?.[0] ?? '';
  const whom = narration.replace(/^(?:Received from|Received for|Paid to|Spent for) /, '').split(',')[0] ?? '';
  const [cameIn, wentOut] = isByCheque(narration) ? ['CHQ DEP', 'CHQ PAID'] : ['NEFT CR', 'NEFT DR'];
  const way = paise > 0 ? cameIn : wentOut;
  return { date, narration: [way, whom.toUpperCase(), reference].filter(Boolean).join('-'), paise };
};

const unknownToTheBooks = (last: string): Said[] => [
  { date: addDays(last, -12), narration: 'SMS AND ACCOUNT CHARGES', paise: -590_00 },
  { date: addDays(last, -6), narration: 'NEFT CR-OMEGA TRADING CO-326788145', paise: 48_500_00 },
  { date: addDays(last, -2), narration: 'CHQ RETURN CHARGES', paise: -295_00 },
];

/** As banks write it: the account above, a line for each movement with the balance it leaves. */
function fileOf(accountNumber: string, openingPaise: number, said: readonly Said[]): string {
  let balance = openingPaise;
  const rupees = (paise: number) => (paise / 100).toFixed(2);
  const rows = [...said]
    .sort((one, other) => one.date.localeCompare(other.date))
    .map(({ date, narration, paise }) => {
      balance += paise;
      const [out, into] = paise < 0 ? [rupees(-paise), ''] : ['', rupees(paise)];
      return [formatBusinessDate(date), `"${narration}"`, out, into, rupees(balance)].join(',');
    });
  return [`Account No,${accountNumber}`, 'Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance', ...rows].join(
    '\n',
  );
}

async function confirm(call: Call, bankId: string): Promise<void> {
  const { proposals } = await call(readProposals, { bankId, limit: 100 });
  const sure = proposals.filter(({ score }) => score >= sureScore);
  for (const { lineIds, entryIds } of sure.slice(0, -leftToAccept)) {
    await call(reconcile, { bankId, lineIds, entryIds, create: [] });
  }
}
