import { consignmentNote, type ConsignmentNotesQuery, noteCopiesOf } from '@freightdesk/domestic-contract';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type FileAnswer, type ReadContext, refuse } from '@freightdesk/shared-server-kit';
import { bundledPdf, pictureOf } from '@freightdesk/shared-sheet-pdf';
import type { DomesticPorts } from '../domestic-ports';
import { findDocketOrRefuse } from './read-docket';

/** Before the first byte is sent: afterwards nothing can be refused any more. */
async function refuseMissing(db: Db, ids: readonly string[]): Promise<void> {
  const found = await db.selectFrom('docket').select('id').where('id', 'in', ids).execute();
  if (found.length < ids.length)
    refuse(commonProblems.not_found, { message: 'One of these dockets does not exist, or no longer does.' });
}

/** The papers that travel with the goods of several dockets, in the order that was asked for. */
export async function consignmentNotesPdf(
  { id, copy, bundle = 'pdf' }: ConsignmentNotesQuery,
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
  ports: DomesticPorts,
): Promise<FileAnswer> {
  const ids = [...new Set(id)];
  await refuseMissing(db, ids);
  const carrier = await ports.readCompany(db);
  async function* notes() {
    for (const one of ids) {
      const docket = await findDocketOrRefuse(db, one);
      yield noteCopiesOf(copy).map((each) => consignmentNote(docket, carrier, each));
    }
  }
  const logo = await pictureOf(await ports.readLogo(db, {}));
  return bundledPdf(notes, { title: `consignment-notes-${clock.today()}`, kind: bundle, logo, at: clock.now() });
}
