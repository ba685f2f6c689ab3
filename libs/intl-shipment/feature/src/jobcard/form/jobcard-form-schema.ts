import { type AddJobcardInput, jobDirections, jobModes, withoutOtherFields } from '@freightdesk/intl-shipment-contract';
import { addJobcardInput } from '@freightdesk/intl-shipment-contract/schema';
import type { FormSchema } from '@freightdesk/shared-ui/forms';

type OfWay = Parameters<typeof withoutOtherFields>[0] & Parameters<typeof withoutOtherFields>[1];

const isOneOf = (values: readonly unknown[], value: unknown): boolean => values.includes(value);

const isOfWay = (typed: unknown): typed is OfWay =>
  typeof typed === 'object' &&
  typed !== null &&
  'mode' in typed &&
  'direction' in typed &&
  isOneOf(jobModes, typed.mode) &&
  isOneOf(jobDirections, typed.direction);

/**
 * A job as it is typed. What was typed for another mode is neither checked nor sent, for nobody sees it any more; it stays in the form,
 * and is there again when the mode is chosen back.
 */
export const jobcardFormSchema: FormSchema<AddJobcardInput> = {
  describe: () => addJobcardInput.describe(),
  validate: (typed, options) =>
    addJobcardInput.validate(isOfWay(typed) ? withoutOtherFields(typed, typed) : typed, options),
};
