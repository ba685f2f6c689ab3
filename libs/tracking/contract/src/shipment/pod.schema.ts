import { documentFileKinds } from '@freightdesk/activity-contract';
import {
  businessDate,
  file,
  id,
  type InferType,
  instant,
  named,
  number,
  record,
  string,
  versioned,
} from '@freightdesk/shared-endpoint/schema';

/** A proof of delivery: who took the goods and when, as the scan or photograph shows. */
export const uploadPodInput = versioned({
  receiverName: string().max(120).required().label('Receiver'),
  deliveredAt: instant().required().label('Delivered at'),
  receivedOn: businessDate().label('Paper received on'),
  remarks: string().max(1000).label('Remarks'),
  file: file({ kinds: documentFileKinds }).required().label('Scan or photograph'),
});
export type UploadPodInput = InferType<typeof uploadPodInput>;

/** The proof that stands; `verifiedAt` is null until somebody has held it against the docket. */
export const podRecord = record({
  receiverName: string().required(),
  deliveredAt: instant().required(),
  receivedOn: businessDate().nullable().defined(),
  remarks: string().nullable().defined(),
  documentId: id().required(),
  file: record({
    name: string().required(),
    mediaType: string().required(),
    sizeBytes: number().required(),
  }).required(),
  uploadedAt: instant().required(),
  uploadedBy: named().required(),
  verifiedAt: instant().nullable().defined(),
});
export type Pod = InferType<typeof podRecord>;
