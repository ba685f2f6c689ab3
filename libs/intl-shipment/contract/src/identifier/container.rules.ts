import type { Words } from '@freightdesk/shared-sentence';

/** Letters count from 10 and leave out the multiples of 11: A is 10, B 12, L 23, V 34 (ISO 6346, annex A). */
const letterValues = new Map([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [letter, valueOf(index)]));

function valueOf(index: number): number {
  const value = index + 10;
  if (value < 11) return value;
  if (value < 21) return value + 1;
  return value < 31 ? value + 2 : value + 3;
}

export const normaliseContainerNumber = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** Check digit of the first ten characters: sum of value x 2^position, modulo 11, and 10 counts as 0 (ISO 6346, annex A). */
export function containerCheckDigit(first10: string): number {
  const sum = [...first10].reduce(
    (all, character, index) => all + (letterValues.get(character) ?? Number(character)) * 2 ** index,
    0,
  );
  return (sum % 11) % 10;
}

/** Why a text has not the form of a container number (ISO 6346 s.4), or null. Spaces, dashes and lower case are forgiven. */
export function containerFormatProblem(text: string): Words | null {
  const number = normaliseContainerNumber(text);
  if (number.length !== 11) {
    return { message: 'A container number has 11 characters; this has {{length}}.', values: { length: number.length } };
  }
  if (!/^[A-Z]{4}/.test(number)) return 'A container number starts with four letters: the owner, and U, J or Z.';
  if (!/[UJZ]/.test(number.charAt(3))) {
    return { message: 'The fourth letter is U, J or Z; here it is {{letter}}.', values: { letter: number.charAt(3) } };
  }
  return /\d{7}$/.test(number) ? null : 'A container number ends in seven digits.';
}

/** Whether the last digit fits. If it does not, a person may insist with a reason: some old boxes are painted wrong. */
export function hasContainerCheckDigit(text: string): boolean {
  const number = normaliseContainerNumber(text);
  return (
    containerFormatProblem(number) === null && containerCheckDigit(number.slice(0, 10)) === Number(number.charAt(10))
  );
}

/** Size and type codes that are common in trade (ISO 6346, annexes D and E). */
export const containerTypes = {
  '22G1': '20ft GP',
  '42G1': '40ft GP',
  '45G1': '40ft HC',
  L5G1: '45ft HC',
  '22R1': '20ft reefer',
  '45R1': '40ft HC reefer',
  '22U1': '20ft open top',
  '42U1': '40ft open top',
  '22P1': '20ft flat rack',
  '42P1': '40ft flat rack',
  '22T1': '20ft tank',
} as const;
export type ContainerType = keyof typeof containerTypes;

export const isContainerType = (code: string): code is ContainerType => Object.hasOwn(containerTypes, code);
export const containerTypeCodes: readonly ContainerType[] = Object.keys(containerTypes).filter(isContainerType);

/** As carriers and their spreadsheets write them. A reefer of forty feet is a high cube, so that they leave that out. */
const tradeNames: Readonly<Record<ContainerType, readonly string[]>> = {
  '22G1': ['20GP', '20', '20DC', '20DV', '20ST', '20SD'],
  '42G1': ['40GP', '40', '40DC', '40DV', '40ST', '40SD'],
  '45G1': ['40HC', '40HQ'],
  L5G1: ['45HC', '45HQ', '45'],
  '22R1': ['20RF', '20RE'],
  '45R1': ['40RF', '40RH', '40RE', '40HR'],
  '22U1': ['20OT'],
  '42U1': ['40OT'],
  '22P1': ['20FR'],
  '42P1': ['40FR'],
  '22T1': ['20TK', '20TN'],
};

/** To choose among, by code and name; found also by the names of the trade. */
export const containerTypeOptions = containerTypeCodes.map((value) => ({
  value,
  label: `${value} · ${containerTypes[value]}`,
  also: [containerTypes[value], ...tradeNames[value]].join(','),
}));

const closeName = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The type that a text names: by its code, as people call it, or as the trade writes it. */
export const containerTypeNamed = (text: string): ContainerType | undefined =>
  containerTypeCodes.find((code) =>
    [code, containerTypes[code], ...tradeNames[code]].some((name) => closeName(name) === closeName(text)),
  );

/** `40ft HC`, as people call a size and type; one that is not listed by its code. */
export const containerTypeName = (code: string): string => (isContainerType(code) ? containerTypes[code] : code);
