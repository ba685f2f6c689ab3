import { valueLeaving } from './bank.rules';

/** What a bank holds: in its own currency, and what that stands at in the books. */
export interface HeldMoney {
  balanceMinor: number;
  balancePaise: number;
}

/**
 * What foreign money that comes to a bank, or leaves it where it is below zero, changes the bank's rupees by, above zero: what lessens the
 * balance moves at what the books kept it at, and all else at the deal's rupees. So a bank that is empty is zero in both currencies, and
 * what the two differ by is exchange.
 */
export function valueMoved(held: HeldMoney, minor: number, dealPaise: number): number {
  const sign = minor < 0 ? 1 : -1;
  const lessened = { balanceMinor: sign * held.balanceMinor, balancePaise: sign * held.balancePaise };
  return valueLeaving(lessened, Math.abs(minor), dealPaise);
}

/** An amount at what a bank's own money stands at; null where it has none that tells. */
export function worthAt({ balanceMinor, balancePaise }: HeldMoney, minor: number): number | null {
  const [of, by] = [BigInt(minor) * BigInt(balancePaise), BigInt(balanceMinor)];
  if (by === 0n || of / by <= 0n) return null;
  return Number((2n * of + by) / (2n * by));
}

/**
 * What a bank's rupees lack after something was taken back as it had been posted. Mostly nothing; where more of them went than were left, or
 * fewer, what is still there is worth what that was, and none is worth nothing.
 */
export function missingAfter({ balanceMinor, balancePaise }: HeldMoney, moved: HeldMoney): number {
  const sign = Math.sign(balanceMinor);
  if (Math.sign(balancePaise) === sign) return 0;
  return (sign === 0 ? 0 : sign * (worthAt(moved, Math.abs(balanceMinor)) ?? 1)) - balancePaise;
}
