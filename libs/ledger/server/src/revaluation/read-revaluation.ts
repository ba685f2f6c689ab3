import {
  accountCode,
  daysOfMonth,
  gainOf,
  type Revaluation,
  type RevaluationQuery,
  valued,
  type ValuedItem,
} from '@freightdesk/ledger-contract';
import { addDays, type BusinessDate, type Clock } from '@freightdesk/shared-calendar';
import { type Db, together } from '@freightdesk/shared-database';
import type { LedgerPorts } from '../ledger-ports';
import {
  earnedBy,
  foreignHoldings,
  lockedOf,
  type PostedRevaluation,
  standingRevaluation,
} from './revaluation.repository';

/** The month before the current one where none is named. */
export const monthAsked = ({ month }: RevaluationQuery, clock: Clock): string =>
  month ?? addDays(`${clock.today().slice(0, 7)}-01`, -1).slice(0, 7);

/** What is held and owed in other currencies at the end of a day, at the rates of that day. */
export async function valuedItems(db: Db, day: BusinessDate, { ratesOfDay }: LedgerPorts): Promise<ValuedItem[]> {
  const [holdings, rates] = await together(foreignHoldings(db, day), ratesOfDay(db, day));
  const byCurrency = new Map(rates.map((rate) => [rate.currency, rate]));
  return holdings.map(({ partyId, party, ...holding }) => {
    const found = byCurrency.get(holding.currency);
    const { accountId, code, account, currency, amountMinor, carryingPaise } = holding;
    const { rate, valuePaise, gainPaise } = valued({ ...holding, partyId }, found?.rate ?? null);
    return {
      ...{ accountId, code, account, currency, amountMinor, carryingPaise, rate, valuePaise, gainPaise },
      rateDate: found?.date ?? null,
      party: partyId === null ? null : { id: partyId, name: party ?? '' },
    };
  });
}

async function shown(db: Db, revaluation: PostedRevaluation): Promise<Revaluation['posted']> {
  const { id, number, version, postedAt, postedById, postedByName } = revaluation;
  return {
    ...{ id, number, version },
    gainPaise: await earnedBy(db, id, accountCode.unrealisedExchange),
    postedAt: postedAt.toISOString(),
    postedBy: { id: postedById, name: postedByName },
  };
}

/** A month as it would be valued now, and as it was. */
export async function readRevaluation(
  month: string,
  { db, clock }: { db: Db; clock: Clock },
  ports: LedgerPorts,
): Promise<Revaluation> {
  const { from, to, next } = daysOfMonth(month);
  const [items, standing, locked] = await together(
    valuedItems(db, to, ports),
    standingRevaluation(db, to),
    lockedOf(db, [from, next]),
  );
  return {
    ...{ month, items, locked, date: to, reversedOn: next, isOver: next <= clock.today() },
    posted: standing ? await shown(db, standing) : null,
    gainPaise: gainOf(items),
    missing: [...new Set(items.filter(({ rate }) => rate === null).map(({ currency }) => currency))],
  };
}
