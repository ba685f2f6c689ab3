import { matchProblems, type Parked, type ParkInput } from '@freightdesk/reconciliation-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, type WriteContext, writtenBy } from '@freightdesk/shared-server-kit';
import { holdBank } from '../bank.repository';
import { unpark } from './match.repository';
import { linesNamed } from './open-items.repository';

/** Sets a line aside for later, with a word why, or brings it back. */
export async function parkLine({ lineId, parked, note }: ParkInput, context: WriteContext): Promise<Parked> {
  const { tx, clock, actor } = context;
  const found = await tx.selectFrom('bankStatementLine').select('bankId').where('id', '=', lineId).executeTakeFirst();
  const { bankId } = found ?? refuse(commonProblems.not_found, { message: 'This line does not exist.' });
  await holdBank(context, bankId);
  const [line] = await linesNamed(tx, bankId, [lineId]);
  if (line?.isMatched) refuse(matchProblems.already_matched);
  await unpark(tx, [lineId]);
  if (parked) {
    const by = writtenBy({ clock, actor });
    await tx
      .insertInto('bankLineParked')
      .values({ lineId, note: note ?? null, ...by })
      .execute();
  }
  await context.audit({
    record: 'bank statement line',
    recordId: lineId,
    action: parked ? 'park' : 'unpark',
    after: { parked, note: note ?? null },
  });
  return { lineId, parked };
}
