import { id, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import { askedCopies } from '../docket/note-copies';

export const consignmentNoteQuery = record({ id: id().required(), copy: string().oneOf(askedCopies) });
export type ConsignmentNoteQuery = InferType<typeof consignmentNoteQuery>;
