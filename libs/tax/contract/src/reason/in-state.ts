import { type StateCode, stateName } from '@freightdesk/parties-contract';
import { say } from '@freightdesk/shared-sentence';
import { stateWithCode } from './reasons.data';

/** A reason in English, as a document keeps it, that names a State. */
export const inState = (message: string, stateCode: StateCode): string => {
  const state = { message: stateWithCode, values: { state: stateName(stateCode), code: stateCode } };
  return say({ message, values: { place: state } });
};
