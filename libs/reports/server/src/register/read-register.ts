import { type RegisterQuery, type RegisterReport, reportPeriod } from '@freightdesk/reports-contract';
import type { ReadContext } from '@freightdesk/shared-server-kit';
import type { RawBuilder } from 'kysely';
import { atOneMoment } from '../paging/report-page';
import { registerPage } from './register.repository';

export interface RegisterFilter {
  from: string;
  to: string;
  partyId: string | null;
}

/** Reads a register of the documents that `documentsOf` selects. */
export async function readRegister(
  documentsOf: (filter: RegisterFilter) => RawBuilder<unknown>,
  { groupBy = 'document', partyId, page, pageSize, ...asked }: RegisterQuery,
  { db, clock }: ReadContext,
): Promise<RegisterReport> {
  const period = reportPeriod(asked, clock.today());
  const documents = documentsOf({ ...period, partyId: partyId ?? null });
  const found = await atOneMoment(db, (tx) => registerPage(tx, { documents, grouping: groupBy }, { page, pageSize }));
  return { ...found, ...period };
}
