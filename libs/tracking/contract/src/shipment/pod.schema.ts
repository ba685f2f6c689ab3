import { documentFileKinds } from '@freightdesk/activity-contract';
import {
  array,
  boolean,
  businessDate,
  files,
  id,
  type InferType,
  instant,
  named,
  number,
  record,
  string,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { podConditions, podVerdicts, proofKinds } from './pod.kinds';

const packages = () => number().integer().min(0).max(1_000_000);

/** A proof of delivery: who took the goods and when, as the scan or photograph shows. */
export const uploadPodInput = versioned({
  proofKind: string().oneOf(proofKinds).label('Proof'),
  receiverName: string().max(120).required().label('Receiver'),
  receiverPhone: string().max(40).label('Phone of the receiver'),
  /** What he is to the consignee: a storekeeper, a guard at the gate. */
  receiverRelation: string().max(80).label('Relation to the consignee'),
  deliveredAt: instant().required().label('Delivered at'),
  packagesShort: packages().label('Packages short'),
  packagesDamaged: packages().label('Packages damaged'),
  receivedOn: businessDate().label('Paper received on'),
  remarks: string().max(1000).label('Remarks'),
  /** As many pages and photographs as it has. */
  file: files({ kinds: documentFileKinds, most: 10 }).min(1, 'Choose a file.').required().label('Scans or photographs'),
});
export type UploadPodInput = InferType<typeof uploadPodInput>;

/** What somebody found who held the proof against what was carried. */
export const verifyPodInput = versioned({
  verdict: string().oneOf(podVerdicts).label('Verdict').required(),
  podCondition: string()
    .label('POD is clean or has remarks')
    .nullable()
    .oneOf([...podConditions, null]),
  /** What is on it, or why another is needed. */
  remarks: string().max(500).label('Remarks').nullable(),
});
export type VerifyPodInput = InferType<typeof verifyPodInput>;

const verdict = record({
  verdict: string().oneOf(podVerdicts).required(),
  at: instant().required(),
  by: named().required(),
  podCondition: string()
    .nullable()
    .oneOf([...podConditions, null])
    .defined(),
  remarks: string().nullable().defined(),
});

const podFile = record({
  /** Of its document. */
  id: id().required(),
  name: string().required(),
  mediaType: string().required(),
  sizeBytes: number().required(),
});
export type PodFile = InferType<typeof podFile>;

/** The proof that stands; `verifiedAt` is null until somebody has held it against what was carried. */
export const podRecord = record({
  proofKind: string().oneOf(proofKinds).required(),
  receiverName: string().required(),
  receiverPhone: string().nullable().defined(),
  receiverRelation: string().nullable().defined(),
  deliveredAt: instant().required(),
  /** As the paper says; null where it does not say. */
  packagesShort: number().nullable().defined(),
  packagesDamaged: number().nullable().defined(),
  receivedOn: businessDate().nullable().defined(),
  remarks: string().nullable().defined(),
  /** Of its first file, by which it is known. */
  documentId: id().required(),
  files: array(podFile.required()).required(),
  uploadedAt: instant().required(),
  uploadedBy: named().required(),
  /** Whether the company has another person judge it than who uploaded it. */
  byAnother: boolean().required(),
  verifiedAt: instant().nullable().defined(),
  /** Null while nobody has looked at it. One that is rejected waits for another in its place. */
  verdict: verdict.nullable().default(undefined).defined(),
});
export type Pod = InferType<typeof podRecord>;
