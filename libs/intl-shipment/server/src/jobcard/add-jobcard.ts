import {
  type AddJobcardInput,
  type Jobcard,
  jobcardPrefix,
  jobcardWarnings,
  otherFieldWarnings,
  type SavedJobcard,
  withoutOtherCustoms,
} from '@freightdesk/intl-shipment-contract';
import { newId } from '@freightdesk/shared-database';
import { refuseUnknown, type WriteContext } from '@freightdesk/shared-server-kit';
import { writeCharges } from '@freightdesk/tax-server';
import type { TakeJobNumber } from '../intl-shipment-ports';
import { replaceContainers, replacePackages } from './cargo.repository';
import { divisorFor } from './divisor.repository';
import { chargedJob, inNormalSpelling, jobcardReferences } from './jobcard-fields';
import { insertJobcard } from './jobcard.repository';
import { replaceLegs } from './leg.repository';
import { findJobcardOrRefuse } from './read-jobcard';
import { refuseDisorder } from './update-jobcard';

/** Adds a job as a draft; what is odd about it is said beside it. */
export async function addJobcard(
  input: AddJobcardInput,
  context: WriteContext,
  takeNumber: TakeJobNumber,
): Promise<SavedJobcard> {
  const said = withoutOtherCustoms(input, input);
  refuseDisorder({}, said);
  const data = await createJobcard(said, context, takeNumber);
  return { data, warnings: [...jobcardWarnings(data, context.clock.today()), ...otherFieldWarnings(data, input)] };
}

/** The job of a lead that was won, or of the job form. */
export async function createJobcard(
  { containers = [], packages = [], legs = [], charges = [], ...fields }: AddJobcardInput,
  context: WriteContext,
  takeNumber: TakeJobNumber,
): Promise<Jobcard> {
  const { tx, actor } = context;
  const { ownerId = actor.userId } = fields;
  const id = newId();
  const number = await takeNumber(context, { prefix: jobcardPrefix(fields.mode, fields.direction), date: fields.date });
  const volumetricDivisor = await divisorFor(tx, fields);
  const job = { ...inNormalSpelling(fields), id, number, ownerId, volumetricDivisor, status: 'DRAFT' };
  await refuseUnknown(jobcardReferences, () => insertJobcard(context, job));
  await replaceContainers(tx, id, containers);
  await replacePackages(tx, id, packages);
  await replaceLegs(tx, id, legs);
  await writeCharges(context, { ...chargedJob(fields), recordId: id, isDraft: true, charges });

  const added = await findJobcardOrRefuse(tx, id);
  await context.audit({ record: 'jobcard', recordId: id, action: 'add', after: added });
  return added;
}
