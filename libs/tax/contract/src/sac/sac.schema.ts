import {
  boolean,
  id,
  type InferType,
  record,
  ruled,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { sacProblem } from '../gst/gst-rate.rules';

const description = () => string().label('Description').min(1, 'This is needed.').max(200);
const active = () => boolean().label('In use');

export const addSacInput = record({
  code: ruled('sac', sacProblem).label('SAC').required(),
  description: description().required(),
});
export type AddSacInput = InferType<typeof addSacInput>;

/** The code is the law's and stays. One that is no longer used stays readable where it was written. */
export const updateSacInput = versioned({ description: description(), active: active() });
export type UpdateSacInput = InferType<typeof updateSacInput>;

/** What the form of a code holds: both, as they stand or as they become. */
export const changedSac = record({ description: description().required(), active: active().required() });

export const sacSchema = record({
  id: id().required(),
  code: string().required(),
  description: string().required(),
  active: boolean().required(),
  version: version().required(),
});
export type Sac = InferType<typeof sacSchema>;
