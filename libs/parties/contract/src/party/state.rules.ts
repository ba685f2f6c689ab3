import { states } from './states.data';

export type StateCode = keyof typeof states;

export const isStateCode = (text: unknown): text is StateCode =>
  typeof text === 'string' && Object.hasOwn(states, text);

export const stateCodes: readonly StateCode[] = Object.keys(states).filter(isStateCode).sort();

/** Place of supply of whatever is supplied outside India, as the returns spell it. */
export const outsideIndia = '96' satisfies StateCode;

/** Codes a person may choose as place of supply. */
export const placeOfSupplyCodes = stateCodes.filter((code) => !('isPlaceOfSupply' in states[code]));

/** Codes an address in India can have. */
export const indianStateCodes = placeOfSupplyCodes.filter((code) => code !== outsideIndia);

export const stateName = (code: string): string => (isStateCode(code) ? states[code].name : code);

/** `27 Maharashtra`: how a file has a State. */
const writtenState = (code: string): string => `${code} ${stateName(code)}`;
export const writtenStates = indianStateCodes.map(writtenState);

/** The code of a State that a file has by its code, its name or both; a spreadsheet takes the zero off `07`. What is none stays. */
export function stateOfText(text: string): string {
  const said = text.trim().toLowerCase();
  const isSaid = (code: string) =>
    [code, code.replace(/^0/, ''), stateName(code), writtenState(code)].some((name) => name.toLowerCase() === said);
  return stateCodes.find(isSaid) ?? text;
}

/** Whether the State's half of the tax is named UTGST there (UTGST Act 2017 s.1(2)). */
export const isUtgst = (code: string): boolean =>
  isStateCode(code) && 'isUnionTerritoryWithoutLegislature' in states[code];

/** The code in use today: 25 counts as 26, 28 as 37. */
export function currentStateCode(code: StateCode): StateCode {
  const facts = states[code];
  return 'now' in facts ? facts.now : code;
}
