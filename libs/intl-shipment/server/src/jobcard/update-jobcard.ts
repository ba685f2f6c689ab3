import {
  type Customs,
  customsOrderProblems,
  type Jobcard,
  jobcardProblems,
  jobcardWarnings,
  openingProblems,
  otherFieldWarnings,
  type SavedJobcard,
  type UpdateJobcardInput,
  withoutOtherCustoms,
} from '@freightdesk/intl-shipment-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, refuse, refuseUnknown, type WriteContext } from '@freightdesk/shared-server-kit';
import { writeCharges } from '@freightdesk/tax-server';
import { refuseRedating } from '../numbered-date';
import { replaceContainers, replacePackages } from './cargo.repository';
import { divisorFor } from './divisor.repository';
import { chargedJob, inNormalSpelling, jobcardReferences } from './jobcard-fields';
import { changeJobcard } from './jobcard.repository';
import { replaceLegs } from './leg.repository';
import { jobcards } from './read-jobcard';

/** Changes a job, but not its status: what is left out stays, null clears, lines are written anew. */
export async function updateJobcard(
  { id, version, packages, legs, charges, ...said }: UpdateJobcardInput,
  context: WriteContext,
): Promise<SavedJobcard> {
  const { tx } = context;
  const data = await changeRecord(jobcards, { id, version, action: 'update' }, context, async (before) => {
    refuseEnded(before);
    const { containers, ...fields } = withoutOtherCustoms(before, said);
    refuseRedating(before, fields.date, context);
    refuseDisorder(before, fields);
    refuseSecondMaster(before, fields);
    refuseUnopenable(before, { ...before, ...fields, hasPackages: (packages ?? before.packages).length > 0 });

    const divisor = await divisorOfOther(before, fields, context);
    await refuseUnknown(jobcardReferences, () =>
      changeJobcard(context, id, { ...inNormalSpelling(fields), ...divisor }),
    );
    if (containers) await replaceContainers(tx, id, containers);
    if (packages) await replacePackages(tx, id, packages);
    if (legs) await replaceLegs(tx, id, legs);
    const job = { ...before, ...fields };
    await writeCharges(context, { ...chargedJob(job), recordId: id, isDraft: before.status === 'DRAFT', charges });
  });
  return { data, warnings: [...jobcardWarnings(data, context.clock.today()), ...otherFieldWarnings(data, said)] };
}

/** Another customer may have agreed on another divisor. */
async function divisorOfOther(
  before: Jobcard,
  { customerId }: Partial<Pick<Jobcard, 'customerId'>>,
  { tx }: WriteContext,
) {
  if (!customerId || customerId === before.customerId) return {};
  return { volumetricDivisor: await divisorFor(tx, { mode: before.mode, customerId }) };
}

/** A job that has ended stays as it was billed. */
export function refuseEnded({ status }: Pick<Jobcard, 'status'>): void {
  if (status === 'CLOSED') refuse(jobcardProblems.closed);
  if (status === 'CANCELLED') refuse(jobcardProblems.cancelled);
}

/** Under whose bill a house travels is said by its master. */
function refuseSecondMaster({ master }: Jobcard, { coLoaderId }: Pick<UpdateJobcardInput, 'coLoaderId'>): void {
  if (master === null || !coLoaderId) return;
  const message = 'A house travels under {{number}}: name the co-loader there.';
  const values = { number: master.number };
  refuse(commonProblems.invalid, { errors: [{ field: 'coLoaderId', code: 'is_house', message, values }] });
}

/** What a job needed to be opened can't be taken away from it afterwards. */
function refuseUnopenable({ status }: Jobcard, wanted: Parameters<typeof openingProblems>[0]): void {
  const errors = status === 'DRAFT' ? [] : openingProblems(wanted);
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
}

/** What customs gave a job comes in its order. */
export function refuseDisorder(before: Customs, said: Customs): void {
  const errors = customsOrderProblems({ ...before, ...said }).filter(({ field }) => Object.hasOwn(said, field));
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
}
