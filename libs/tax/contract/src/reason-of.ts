import { stateCodes, stateName } from '@freightdesk/parties-contract';
import { readBack, type Sentence } from '@freightdesk/shared-sentence';
import {
  formerPlaceReasons,
  purchasePlaceReasons,
  salePlaceReasons,
  stateWithCode,
  tdsClauses,
  tdsReasons,
  toSez,
} from './reason/reasons.data';
import { tdsNatureLabel } from './tds/tds-natures';

const texts: readonly string[] = [
  toSez,
  ...Object.values(purchasePlaceReasons),
  ...Object.values(salePlaceReasons),
  ...Object.values(formerPlaceReasons),
  ...Object.values(tdsReasons),
  ...Object.values(tdsClauses),
  ...Object.values(tdsNatureLabel),
  stateWithCode,
  ...stateCodes.map((code) => stateName(code)),
];

/** The reason that a document keeps, so that a page can say it in another language; one that is none of ours stays as it is. */
export const reasonOf = (text: string): Sentence => readBack(text, texts) ?? { message: text };
