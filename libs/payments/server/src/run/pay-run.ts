import { byVendor, type PayRunInput, type Run, unpaidLines } from '@freightdesk/payments-contract';
import { changeRecord, type WriteContext } from '@freightdesk/shared-server-kit';
import type { PaymentsPorts } from '../payments-ports';
import { runs } from './find-run';
import { payVendors } from './pay-vendors';
import { refuseMove } from './run-refusals';

/** Records that the bank paid, or the rest where it has paid some vendors already: one payment for each, all of them or none. */
export const payRun = (
  { id, version, date, references }: PayRunInput,
  context: WriteContext,
  ports: PaymentsPorts,
): Promise<Run> =>
  changeRecord(runs, { id, version, action: 'pay' }, context, async (before) => {
    refuseMove(before, 'pay');
    const utr = new Map(references.map(({ partyId, reference }) => [partyId, reference]));
    const said = { date, referenceOf: (partyId: string) => utr.get(partyId) ?? undefined };
    await payVendors(before, { ...said, vendors: byVendor(unpaidLines(before.lines)) }, context, ports);
  });
