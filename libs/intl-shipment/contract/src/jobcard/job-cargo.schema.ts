import {
  betweenGiven,
  boolean,
  businessDate,
  decimalText,
  type InferType,
  number,
  record,
  ruled,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { containerFormatProblem, containerTypeCodes, hasContainerCheckDigit } from '../identifier/container.rules';
import { containerWeightProblems, hsCodeProblem, packageProblems, unNumberProblem } from './cargo.rules';
import { containerDayProblems } from './free-days.rules';
import { hazardClasses, packingGroups, vgmMethods } from './jobcard.kinds';

const centimetres = () => decimalText({ digits: 5, decimals: 2 });
const kilograms = () => decimalText({ digits: 9, decimals: 3 });
const count = () => number().integer().min(1).max(1_000_000);

/** When a container was where; its clocks run by it. */
const containerDays = {
  dischargedOn: businessDate().label('Discharged on').nullable(),
  gateOutOn: businessDate().label('Gate-out date').nullable(),
  emptyReturnedOn: businessDate().label('Empty returned on').nullable(),
};

const containerFields = {
  containerNumber: ruled('container', containerFormatProblem)
    .label('Container number')
    .required()
    .test(
      'check-digit',
      'The last digit does not fit the others. Correct it, or say why it stands so.',
      (text, { parent }) =>
        containerFormatProblem(text) !== null ||
        hasContainerCheckDigit(text) ||
        Boolean(parent.checkDigitOverrideReason),
    ),
  sizeType: string().label('Size and type').oneOf(containerTypeCodes).required(),
  sealNumber: string().label('Seal').max(30).nullable(),
  checkDigitOverrideReason: string().label('Why the last digit stands').max(300).nullable(),
  packages: count().label('Packages').nullable(),
  /** Of the goods in it; the tare is that of the empty box, the VGM that of both. */
  grossKg: kilograms().label('Gross kg').nullable(),
  tareKg: kilograms().label('Tare kg').nullable(),
  vgmKg: kilograms().label('VGM kg').nullable(),
  vgmMethod: string()
    .label('VGM method')
    .nullable()
    .oneOf([...vgmMethods, null]),
  ...containerDays,
};

const said = record(containerFields);
type Said = InferType<typeof said>;

export const container = said.test(
  'container',
  betweenGiven((one: Partial<Said>) => [...containerDayProblems(one), ...containerWeightProblems(one)]),
);

const meter = record({
  freeUntil: businessDate().required(),
  days: number().integer().required(),
  amountPaise: number().integer().required(),
  daysLeft: number().integer().required(),
  tomorrowPaise: number().integer().required(),
  isRunning: boolean().required(),
});

/** With what stands too long: null before its clock starts, and where nobody knows the free days. */
export const standingContainer = record({
  ...containerFields,
  demurrage: meter.nullable().default(undefined),
  detention: meter.nullable().default(undefined),
});

const packageFields = {
  /** What is painted on them, by which they are found again. */
  marks: string().label('Marks and numbers').max(300).nullable(),
  quantity: count().label('Quantity').required(),
  type: string().label('Packing').max(40).required(),
  lengthCm: centimetres().label('Length cm').required(),
  widthCm: centimetres().label('Width cm').required(),
  heightCm: centimetres().label('Height cm').required(),
  grossKg: kilograms().label('Line gross kg').required(),
  netKg: kilograms().label('Line net kg').nullable(),
  description: string().label('Description').max(300).required(),
  hsCode: ruled('hs-code', hsCodeProblem).label('HS code').max(16).nullable(),
  unNumber: ruled('un-number', unNumberProblem).label('UN number').max(12).nullable(),
  hazardClass: string()
    .label('Class')
    .nullable()
    .oneOf([...hazardClasses, null]),
  packingGroup: string()
    .label('Packing group')
    .nullable()
    .oneOf([...packingGroups, null]),
};

export const packageLine = record(packageFields).test('package', betweenGiven(packageProblems));
