import { array, id, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import { askedCopies, mostNotes, noteBundles } from '../docket/note-copies';

const copy = string().oneOf(askedCopies);

export const consignmentNoteQuery = record({ id: id().required(), copy });
export type ConsignmentNoteQuery = InferType<typeof consignmentNoteQuery>;

/** Those of several dockets: one after the other in one file, or each a file of its own in a ZIP. */
export const consignmentNotesQuery = record({
  id: array(id().required()).required().min(1, 'Choose at least one docket.').max(mostNotes),
  copy,
  bundle: string().oneOf(noteBundles),
});
export type ConsignmentNotesQuery = InferType<typeof consignmentNotesQuery>;
