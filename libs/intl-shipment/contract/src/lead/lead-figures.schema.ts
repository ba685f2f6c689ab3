import {
  array,
  businessDate,
  id,
  type InferType,
  minorUnits,
  number,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { jobModes } from '../jobcard/jobcard.kinds';
import { leadSources } from './lead.kinds';
import { lostReasons } from './lead.machine';

/** This fiscal year where nothing is said. */
export const leadFiguresInput = record({ from: businessDate(), to: businessDate(), ownerId: id() });
export type LeadFiguresInput = InferType<typeof leadFiguresInput>;

const count = () => number().integer().min(0).required();

const counted = {
  leads: count(),
  open: count(),
  won: count(),
  lost: count(),
  /** What the won ones were expected to bring. */
  wonPaise: minorUnits().required(),
};

const sourceFigures = record({ source: string().oneOf(leadSources).required(), ...counted });

/** What customers made of what they were offered. */
const offered = { sent: count(), accepted: count(), rejected: count() };

const place = () => string().nullable().defined();
const lane = {
  originLocode: place(),
  originPlace: place(),
  destinationLocode: place(),
  destinationPlace: place(),
};

export const leadFiguresSchema = record({
  from: businessDate().required(),
  to: businessDate().required(),
  rows: array(sourceFigures.required()).required(),
  totals: record(counted).required(),
  lost: array(record({ reason: string().oneOf(lostReasons).required(), leads: count() }).required()).required(),
  /** What was quoted then, a number once with the last of its revisions. */
  quotations: array(record({ mode: string().oneOf(jobModes).required(), ...offered }).required()).required(),
  /** The same by lane, the twenty that were quoted most. */
  lanes: array(record({ ...lane, ...offered }).required()).required(),
});
export type LeadFigures = InferType<typeof leadFiguresSchema>;
