import { type StateCode, stateCodes, stateName } from '@freightdesk/parties-contract';
import { readBack, say, type Sentence } from '@freightdesk/shared-sentence';
import { tdsNatureLabel } from '../tds/tds-natures';
import { purchasePlaceReasons, salePlaceReasons, stateWithCode, tdsClauses, tdsReasons, toSez } from './reasons.data';

/** A reason in English, as a document keeps it, that names a State. */
export const inState = (message: string, stateCode: StateCode): string => {
  const state = { message: stateWithCode, values: { state: stateName(stateCode), code: stateCode } };
  return say({ message, values: { place: state } });
};

const texts: readonly string[] = [
  toSez,
  ...Object.values(purchasePlaceReasons),
  ...Object.values(salePlaceReasons),
  ...Object.values(tdsReasons),
  ...Object.values(tdsClauses),
  ...Object.values(tdsNatureLabel),
  stateWithCode,
  ...stateCodes.map((code) => stateName(code)),
];

/** The reason that a document keeps, so that a page can say it in another language; one that is none of ours stays as it is. */
export const reasonOf = (text: string): Sentence => readBack(text, texts) ?? { message: text };
