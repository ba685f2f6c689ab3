import { documentFileKinds } from '@freightdesk/activity-contract';
import {
  boolean,
  businessDate,
  file,
  id,
  type InferType,
  number,
  record,
  string,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { checklistPapers } from './checklist.data';
import { paperStatuses } from './checklist.kinds';

const told = {
  paper: string().label('Paper').oneOf(checklistPapers).required(),
  status: string().label('Status').oneOf(paperStatuses).required(),
};

/** All that is said of one paper; what is left out holds no longer, but for the file, which stays. */
export const settlePaperInput = versioned({
  ...told,
  reason: string().label('Why it is not needed').max(300),
  /** Instead of the day that follows from the job. */
  neededBy: businessDate().label('Needed by'),
  receivedOn: businessDate().label('Received on'),
  expiresOn: businessDate().label('Valid until'),
  file: file({ kinds: documentFileKinds }).label('File'),
});
export type SettlePaperInput = InferType<typeof settlePaperInput>;

const day = () => businessDate().nullable().defined();

/** A paper of a job's checklist. */
export const checkedPaper = record({
  ...told,
  isIfAsked: boolean().required(),
  mayExpire: boolean().required(),
  reason: string().nullable().defined(),
  neededBy: day(),
  /** A person said so; it does not follow from the job. */
  isDayGiven: boolean().required(),
  receivedOn: day(),
  expiresOn: day(),
  file: record({
    id: id().required(),
    name: string().required(),
    mediaType: string().required(),
    sizeBytes: number().required(),
  })
    .nullable()
    .default(undefined)
    .defined(),
});
export type CheckedPaper = InferType<typeof checkedPaper>;
