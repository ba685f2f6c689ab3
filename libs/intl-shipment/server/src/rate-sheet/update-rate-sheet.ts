import { type RateSheet, rateSheetProblems, type UpdateRateSheetInput } from '@freightdesk/intl-shipment-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { inNormalSpelling } from '../quotation/quotation-fields';
import { rateSheets } from './find-rate-sheet';
import { changeRateSheet } from './rate-sheet.repository';
import { keptLines, refuseSameSheet, refuseStrangeHeads } from './written-sheet';

/** What is left out stays, null clears, lines are written anew; the sheet must be right as a whole. */
export function updateRateSheet(input: UpdateRateSheetInput, context: WriteContext): Promise<RateSheet> {
  const { id, version, lines, ...said } = input;
  return changeRecord(rateSheets, { id, version, action: 'update' }, context, async (before) => {
    const given = Object.fromEntries(Object.entries({ ...said, lines }).filter(([, value]) => value !== undefined));
    const errors = rateSheetProblems({ ...before, ...given });
    if (errors.length > 0) refuse(commonProblems.invalid, { errors });
    if (lines) await refuseStrangeHeads(lines, before.lines, context.tx);
    const changes = { ...inNormalSpelling(said), ...(lines && { lines: keptLines(lines) }) };
    await refuseSameSheet(() => changeRateSheet(context, id, changes));
  });
}
