import {
  type CreditFacts,
  creditMoves,
  interestIfUsed,
  type UnpaidCredit,
  type UnpaidCreditState,
} from '@freightdesk/invoices-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { taxOf } from '@freightdesk/tax-contract';

/** A bill as it is read. */
export interface CreditRow {
  id: string;
  number: string | null;
  supplierNumber: string;
  supplierDate: BusinessDate;
  date: BusinessDate;
  partyId: string;
  partyName: string;
  branchId: string;
  currency: CurrencyCode;
  creditUntil: BusinessDate | null;
  facts: CreditFacts;
  waitsForPortal: boolean;
  state: UnpaidCreditState;
  version: number;
}

export interface CreditStanding extends CreditRow {
  /** When credit of it last went back or was taken again, and when a payment last settled some of it. */
  movedOn: BusinessDate | null;
  paidOn: BusinessDate | null;
}

/** As its readers see it: what goes back or is taken again, by the contract's rule. */
export function toUnpaidCredit(row: CreditRow, today: BusinessDate): UnpaidCredit {
  const { id, number, supplierNumber, supplierDate, date, creditUntil, state, currency, version, facts } = row;
  const moves = creditMoves(facts);
  return {
    ...{ id, number, supplierNumber, supplierDate, date, creditUntil, state, currency, version, ...moves },
    party: { id: row.partyId, name: row.partyName },
    outstandingMinor: facts.outstandingMinor,
    creditPaise: taxOf(facts),
    reversedPaise: taxOf(facts.reversed),
    interestPaise: interestIfUsed(taxOf(moves.toReverse), { from: date, to: today }),
    waitsForPortal: row.waitsForPortal,
  };
}
