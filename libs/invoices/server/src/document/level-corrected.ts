import { accountCode, credit, debit } from '@freightdesk/ledger-contract';
import { postVoucher } from '@freightdesk/ledger-server';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { outstandingWithCorrected } from './corrected.repository';
import type { KeptDocument, OwedIn } from './document-kind';

/**
 * Takes a note back, and has the books hold what is outstanding again. In another currency a note took the difference of two shares of its
 * document, and its mirror gives back just that: where later parts stand, a paisa beside the share. That is levelled against round-off, where
 * the paisa of a note stands; the mirror stays exact.
 */
export async function takeBackLevelled(
  { record, owedIn: { table, account, sign, voucherType } }: { record: string; owedIn: OwedIn },
  note: KeptDocument,
  { context, takeBack }: { context: WriteContext; takeBack: () => Promise<void> },
): Promise<void> {
  const { id, number, date, party, branchId, currency, notedMinor, totalPaise } = note;
  const takesNothing = currency === 'INR' || notedMinor >= 0;
  if (takesNothing) return takeBack();
  const before = await outstandingWithCorrected(context.tx, table, id);
  await takeBack();
  const moved = (await outstandingWithCorrected(context.tx, table, id)) - before;
  const missing = sign * (moved - totalPaise);
  if (missing === 0) return;
  const facts = { partyId: party.id, currency, exchangeRate: note.exchangeRate ?? '1', currencyMinor: 0 };
  await postVoucher(context, {
    ...{ type: voucherType, date, branchId: branchId ?? undefined },
    narration: `${number} is cancelled: what is owed stands at its share of the document again`,
    document: { type: record, id, number: number ?? id },
    lines: [...debit(account, missing, facts), ...credit(accountCode.roundOff, missing)],
  });
}
