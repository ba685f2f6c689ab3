import { capitals, digits, type ReadsNumber, repairsOf, rightNumber } from '@freightdesk/shared-endpoint';
import { normalisePhone } from './contact.rules';
import { gstinProblem, normaliseGstin } from './gstin.rules';
import { normalisePan, panProblem } from './pan.rules';

/** Fifteen characters that begin with the two digits of a State. */
export const readGstin: ReadsNumber = (text) => {
  const number = normaliseGstin(text);
  if (!/^\d{2}[0-9A-Z]{13}$/.test(number)) return null;
  const problem = gstinProblem(number);
  if (problem === null) return rightNumber(number);
  return { number, problem, repairs: repairsOf(number, digits + capitals, (other) => gstinProblem(other) === null) };
};

export const readPan: ReadsNumber = (text) => (panProblem(text) === null ? rightNumber(normalisePan(text)) : null);

/** With its country code, which an Indian number may be typed without. */
export const readPhone: ReadsNumber = (text) => {
  const number = normalisePhone(text);
  return number === null ? null : rightNumber(number);
};
