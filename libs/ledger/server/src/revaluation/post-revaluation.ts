import {
  daysOfMonth,
  missingRate,
  type PostRevaluationInput,
  type Revaluation,
  revaluationProblems,
  revaluationVoucher,
} from '@freightdesk/ledger-contract';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { isUniqueViolation, newId } from '@freightdesk/shared-database';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { LedgerPorts } from '../ledger-ports';
import { postVoucher } from '../voucher/post-voucher';
import { readRevaluation, valuedItems } from './read-revaluation';
import { nextRevaluationNumber, standingRevaluation } from './revaluation.repository';

/**
 * Posts what the rates of a month's last day bring against the books, and its mirror on the first day of the next. What is under way is
 * waited for, so that all of the month is valued.
 */
export async function postRevaluation(
  { month }: PostRevaluationInput,
  context: WriteContext,
  ports: LedgerPorts,
): Promise<Revaluation> {
  const { tx, clock } = context;
  const { to, next } = daysOfMonth(month);
  if (next > clock.today()) refuse(revaluationProblems.month_not_over);
  await ports.holdPostings(tx);
  if (await standingRevaluation(tx, to)) refuse(revaluationProblems.already_valued);
  const items = await valuedItems(tx, to, ports);
  refuseMissing(items, to);
  const lines = revaluationVoucher(items.map((item) => ({ ...item, partyId: item.party?.id ?? null })));
  if (lines.length === 0) refuse(revaluationProblems.nothing_to_value);

  const [id, number] = [newId(), await nextRevaluationNumber(tx, to)];
  const document = { type: 'revaluation', id, number };
  const facts = { type: 'REVALUATION', document } as const;
  const turned = lines.map((line) => ({ ...line, debitPaise: line.creditPaise, creditPaise: line.debitPaise }));
  const narration = `Open items in other currencies at the rates of ${formatBusinessDate(to)}`;
  const posting = postVoucher(context, { ...facts, id, date: to, narration, lines });
  await posting.catch((error: unknown) => {
    if (!isUniqueViolation(error, 'voucher_revaluation_once')) throw error;
    refuse(revaluationProblems.already_valued);
  });
  await postVoucher(context, {
    ...facts,
    date: next,
    narration: `${number} taken back as the month begins`,
    lines: turned,
  });
  const after = await readRevaluation(month, { db: tx, clock }, ports);
  await context.audit({
    ...{ record: 'revaluation', recordId: id, action: 'add' },
    after: { number, date: to, gainPaise: after.gainPaise, lines: items.length },
  });
  return after;
}

function refuseMissing(items: Revaluation['items'], date: string): void {
  const currencies = [...new Set(items.filter(({ rate }) => rate === null).map(({ currency }) => currency))];
  if (currencies.length === 0) return;
  refuse(revaluationProblems.rate_missing, {
    message: missingRate,
    values: { currencies: currencies.join(', '), date: formatBusinessDate(date) },
  });
}
