import {
  betweenFields,
  boolean,
  businessDate,
  decimalText,
  number,
  record,
  ruled,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { containerFormatProblem, containerTypeCodes, hasContainerCheckDigit } from '../identifier/container.rules';
import { containerDayProblems } from './free-days.rules';

const centimetres = () => decimalText({ digits: 5, decimals: 2 });
const kilograms = () => decimalText({ digits: 9, decimals: 3 });

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
  ...containerDays,
};

export const container = record(containerFields).test('days', betweenFields(containerDayProblems));

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

export const packageLine = record({
  quantity: number().label('Quantity').integer().min(1).max(1_000_000).required(),
  type: string().label('Packing').max(40).required(),
  lengthCm: centimetres().label('Length cm').required(),
  widthCm: centimetres().label('Width cm').required(),
  heightCm: centimetres().label('Height cm').required(),
  grossKg: kilograms().label('Line gross kg').required(),
  description: string().label('Description').max(300).required(),
});
