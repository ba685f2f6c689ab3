import {
  type AccountStatementQuery,
  accountStatementSheet,
  letterProblems,
  reportPeriod,
} from '@freightdesk/reports-contract';
import { type FileAnswer, type ReadContext, refuse } from '@freightdesk/shared-server-kit';
import { pdfFile } from '@freightdesk/shared-sheet-pdf';
import { ageingPage } from '../ageing/ageing.repository';
import { atOneMoment } from '../report/report-page';
import type { LetterPorts } from './letter-ports';
import { addressee, movesOf, openingOf } from './letter.repository';

/** So many lines a person still reads: some sixty pages. */
const mostMoves = 2_000;

/** What a party owes or is owed over some days, as a PDF. Also for whoever sends it along with a letter. */
export async function accountStatementPdf(
  { partyId, side = 'RECEIVABLE', ...asked }: AccountStatementQuery,
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
  ports: LetterPorts,
): Promise<FileAnswer | undefined> {
  const today = clock.today();
  const { from, to } = reportPeriod({ ...asked, to: asked.to ?? today }, today);
  const period = { from, to };
  const account = await atOneMoment(db, async (tx) => {
    const of = { partyId, side, period };
    const party = await addressee(tx, partyId);
    const openingPaise = await openingOf(tx, of);
    const moves = await movesOf(tx, of, mostMoves + 1);
    const wanted = { side, at: to, partyId, grouping: 'party', isPast: to < today } as const;
    const { totals: ageing } = await ageingPage(tx, wanted);
    const { name, ...issuer } = await ports.issuer(tx);
    return party && { party, issuer: { ...issuer, name: name ?? '' }, period, openingPaise, moves, ageing };
  });
  if (!account) return undefined;
  if (account.moves.length > mostMoves) refuse(letterProblems.too_many_lines);
  return pdfFile([accountStatementSheet(account)], { logo: await ports.readLogo(db, {}), at: clock.now() });
}
