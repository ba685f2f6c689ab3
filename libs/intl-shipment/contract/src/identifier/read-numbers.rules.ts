import { digits, type ReadsNumber, repairsOf } from '@freightdesk/shared-endpoint';
import { airWaybillProblem, normaliseAirWaybill } from './air-waybill.rules';
import { containerFormatProblem, hasContainerCheckDigit, normaliseContainerNumber } from './container.rules';

/** Four letters, the last of them U, J or Z, and seven digits (ISO 6346). */
export const readContainer: ReadsNumber = (text) => {
  const number = normaliseContainerNumber(text);
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
