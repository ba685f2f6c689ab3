import { type AddRateSheetInput, type RateLine, rateSheetProblemKinds } from '@freightdesk/intl-shipment-contract';
import { isUniqueViolation, type Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, refuseUnknown } from '@freightdesk/shared-server-kit';
import { headsNamed } from '../quotation/charge-head.repository';

type RateLineInput = AddRateSheetInput['lines'][number];

const asKept = ({ containerType = null, fromKg = null, minimum = null, ...line }: RateLineInput): RateLine => ({
  ...line,
  ...{ containerType, fromKg, minimum },
});

/** Rates as their column takes them. */
export const keptLines = (lines: readonly RateLineInput[]): string => JSON.stringify(lines.map(asKept));

/** Heads are told at their lines: nobody knows one, or it is no longer charged under. A line that stood keeps its head. */
export async function refuseStrangeHeads(
  lines: readonly RateLineInput[],
  before: readonly RateLine[],
  tx: Tx,
): Promise<void> {
  const heads = await headsNamed(tx, [...new Set(lines.map(({ chargeHeadId }) => chargeHeadId))]);
  const kept = new Set(before.map(({ chargeHeadId }) => chargeHeadId));
  const errors = lines.flatMap(({ chargeHeadId }, index) => {
    const head = heads.find(({ id }) => id === chargeHeadId);
    const field = `lines.${index}.chargeHeadId`;
    if (!head) return [{ field, code: 'unknown', message: 'This does not exist.' }];
    const message = 'This charge head is no longer in use. Choose another one.';
    return head.active || kept.has(chargeHeadId) ? [] : [{ field, code: 'inactive', message }];
  });
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
}

/** A vendor's tariff of a lane from a day on is there once, also where two are written at the same moment. */
export async function refuseSameSheet(write: () => Promise<void>): Promise<void> {
  try {
    await refuseUnknown({ rate_sheet_vendor_id_fkey: 'vendorId' }, write);
  } catch (error) {
    if (!isUniqueViolation(error, 'rate_sheet_once')) throw error;
    refuse(rateSheetProblemKinds.duplicate_rate_sheet);
  }
}
