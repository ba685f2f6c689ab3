import { digits, type ReadsNumber, repairsOf, rightNumber } from '@freightdesk/shared-endpoint';
import { airWaybillProblem, normaliseAirWaybill } from './air-waybill.rules';
import { containerFormatProblem, hasContainerCheckDigit, normaliseContainerNumber } from './container.rules';

/** Whose box it is, and of which kind: with that a number begins. */
const ownersCode = /^[A-Z]{3}[UJZ]$/;

/** Four letters, the last of them U, J or Z, and seven digits (ISO 6346); the letters alone are the beginning of one. */
export const readContainer: ReadsNumber = (text) => {
  const number = normaliseContainerNumber(text);
  if (ownersCode.test(number)) return rightNumber(number);
  if (containerFormatProblem(number) !== null) return null;
  if (hasContainerCheckDigit(number)) return { number, problem: null, repairs: [] };
  return {
    number,
    problem: 'The last digit of the container does not fit the others: one is mistyped.',
    repairs: repairsOf(number, digits, hasContainerCheckDigit),
  };
};

/** Eleven digits, three of them the airline's (IATA Resolution 600a). */
export const readAirWaybill: ReadsNumber = (text) => {
  const number = normaliseAirWaybill(text);
  if (!/^\d{3}-\d{8}$/.test(number)) return null;
  const problem = airWaybillProblem(number);
  if (problem === null) return { number, problem, repairs: [] };
  return {
    number,
    problem,
    repairs: repairsOf(number.replace('-', ''), digits, (other) => airWaybillProblem(other) === null).map(
      normaliseAirWaybill,
    ),
  };
};
