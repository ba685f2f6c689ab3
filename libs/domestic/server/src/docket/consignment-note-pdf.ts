import { consignmentNote, type ConsignmentNoteQuery, noteCopiesOf } from '@freightdesk/domestic-contract';
import type { FileAnswer, ReadContext } from '@freightdesk/shared-server-kit';
import { pdfFile } from '@freightdesk/shared-sheet-pdf';
import type { DomesticPorts } from '../domestic-ports';
import { findDocketOrRefuse } from './read-docket';

/** The paper that travels with the goods: each copy on a page of its own, or the one that was asked for. */
export async function consignmentNotePdf(
  { id, copy }: ConsignmentNoteQuery,
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
  ports: DomesticPorts,
): Promise<FileAnswer> {
  const docket = await findDocketOrRefuse(db, id);
  const carrier = await ports.readCompany(db);
  const papers = noteCopiesOf(copy).map((each) => consignmentNote(docket, carrier, each));
  return pdfFile(papers, { logo: await ports.readLogo(db, {}), at: clock.now() });
}
