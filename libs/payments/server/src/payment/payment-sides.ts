import {
  type AddPaymentInput,
  bankProblem,
  chargesProblem,
  modeProblem,
  type PaymentProblem,
  type SavedPayment,
} from '@freightdesk/payments-contract';
import { say, type Sentence } from '@freightdesk/shared-sentence';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { MovingBank, PaidParty, PaymentsPorts } from '../payments-ports';
import { refuseUnknown } from './payment-refusals';

export async function findPartyOrRefuse(
  id: string,
  { tx }: WriteContext,
  { findParty }: PaymentsPorts,
): Promise<PaidParty> {
  return (await findParty(tx, id)) ?? refuseUnknown('unknown_party', 'partyId');
}

export async function findBankOrRefuse(
  id: string,
  { tx }: WriteContext,
  { bankForPayment }: PaymentsPorts,
): Promise<MovingBank> {
  return (await bankForPayment(tx, id)) ?? refuseUnknown('unknown_bank', 'bankId');
}

type AtBank = Pick<AddPaymentInput, 'currency' | 'mode' | 'bankChargesPaise'>;

/** What stands in the way of its moving at this bank. */
export const problemsAtBank = (bank: MovingBank, moved: AtBank): (PaymentProblem | null)[] => [
  bankProblem(bank, moved.currency),
  modeProblem(bank, moved.mode),
  chargesProblem(bank, moved),
];

/** Who plies, hires or leases goods carriages may have more cash in a day. */
export const isTransporter = (party: PaidParty | null): boolean => party?.roles.includes('TRANSPORTER') ?? false;

/** What is saved all the same, and a person should know. */
export function warningsOf(found: readonly ((Sentence & { field: string }) | null)[]): SavedPayment['warnings'] {
  const told = found.filter((warning) => warning !== null);
  return told.map((warning) => ({ field: warning.field, message: say(warning) }));
}
