import { chargedLineProblems as problems } from '@freightdesk/invoices-contract';
import type { Tx } from '@freightdesk/shared-database';
import type { ProblemKind } from '@freightdesk/shared-endpoint';
import { type BillableCharge, chargesNamed } from '@freightdesk/tax-server';
import type { ChargeSide } from '@freightdesk/tax-contract';
import { refuseAt } from './refuse-at';

interface Line {
  chargeId?: string | null | undefined;
  jobId?: string | null | undefined;
  docketId?: string | null | undefined;
}

interface Charging {
  partyId: string;
  side: ChargeSide;
}

/** Why a line can't bill a charge; that another document has billed it is told when this one is issued. */
function problemOf(charge: BillableCharge | undefined, line: Line, { partyId, side }: Charging): ProblemKind | null {
  if (!charge || charge.minor === null) return problems.unknown_charge;
  const named = charge.record === 'jobcard' ? line.jobId : line.docketId;
  if (named && named !== charge.recordId) return problems.charge_of_another;
  const party = side === 'sell' ? charge.payerId : (charge.vendorId ?? partyId);
  return party === partyId ? null : problems.charge_of_another;
}

/** A line with the charge that it bills, where it bills one. */
export type WithCharge<Charged> = Charged & { charge?: BillableCharge };

/** The lines with the charge that each bills, and its job or docket; what can't be billed is told at its line. */
export async function withCharges<Charged extends Line>(
  lines: readonly Charged[],
  charging: Charging,
  tx: Tx,
): Promise<WithCharge<Charged>[]> {
  const ids = lines.flatMap(({ chargeId }) => chargeId ?? []);
  if (ids.length === 0) return [...lines];
  const found = await chargesNamed(tx, [...new Set(ids)], charging.side);
  const charges = new Map(found.map((charge) => [charge.id, charge]));
  return lines.map((line, index) => {
    const { chargeId } = line;
    if (!chargeId) return line;
    const charge = charges.get(chargeId);
    const isTwice = lines.findIndex((other) => other.chargeId === chargeId) < index;
    const problem = isTwice ? problems.charge_twice : problemOf(charge, line, charging);
    if (problem || !charge) return refuseAt(problem ?? problems.unknown_charge, `lines.${index}.chargeId`);
    return { ...line, charge, [charge.record === 'jobcard' ? 'jobId' : 'docketId']: charge.recordId };
  });
}

interface Written {
  /** A note bills none. */
  chargeId?: string | null;
  taxablePaise: number;
}

/** What lines bill, by charge. */
export const billedLines = (lines: readonly Written[]) =>
  lines.flatMap(({ chargeId, taxablePaise }) => (chargeId ? [{ chargeId, paise: taxablePaise }] : []));
