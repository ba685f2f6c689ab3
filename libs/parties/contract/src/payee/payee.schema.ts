import {
  betweenGiven,
  id,
  type InferType,
  number,
  record,
  ruled,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { ifscProblem } from '@freightdesk/shared-endpoint';
import { msmeClasses } from './payee.kinds';
import { accountProblem, payeeProblems, udyamProblem } from './payee.rules';

const msmeClass = () =>
  string()
    .nullable()
    .oneOf([...msmeClasses, null]);

/** What is left out stays as it was, null clears: the server asks `payeeProblems` of the merged record. */
export const updatePayeeInput = versioned({
  payeeName: string().label('Name of the account').max(100).nullable(),
  payeeAccount: ruled('account', accountProblem).label('Account number').max(40).nullable(),
  payeeIfsc: ruled('ifsc', ifscProblem).label('IFSC').max(20).nullable(),
  payeeBank: string().label('Bank and branch').max(120).nullable(),
  udyamNumber: ruled('udyam', udyamProblem).label('Udyam number').max(30).nullable(),
  msmeClass: msmeClass().label('Size of the enterprise'),
  msmeAgreedDays: number().label('Days agreed in writing').integer().min(0).max(365).nullable(),
  /** Why nothing is paid for now; null where it is. */
  paymentHoldReason: string().label('Why payments are held').min(3).max(300).nullable(),
});

export type UpdatePayeeInput = InferType<typeof updatePayeeInput>;

/** As the form takes it, which has all of it. */
export const payeeFormInput = updatePayeeInput.test('problems', betweenGiven(payeeProblems));

export const payeeSchema = record({
  id: id().required(),
  payeeName: string().nullable().defined(),
  payeeAccount: string().nullable().defined(),
  payeeIfsc: string().nullable().defined(),
  payeeBank: string().nullable().defined(),
  udyamNumber: string().nullable().defined(),
  msmeClass: msmeClass().defined(),
  msmeAgreedDays: number().nullable().defined(),
  paymentHoldReason: string().nullable().defined(),
  /** The party's own: its payee is a part of it. */
  version: version().required(),
});
export type Payee = InferType<typeof payeeSchema>;
