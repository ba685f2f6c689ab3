import {
  boolean,
  businessDate,
  id,
  type InferType,
  minorUnits,
  named,
  number,
  record,
  string,
  version,
  versioned,
  worded,
} from '@freightdesk/shared-endpoint/schema';
import { ifscProblem } from '@freightdesk/shared-endpoint';
import { type AccountType, accountTypes } from './bank.rules';
import { needsIfsc } from './ifsc.rules';

const accountType = () => string<AccountType>().label('Kind of account').oneOf(accountTypes);
const currency = () =>
  string()
    .label('Currency')
    .matches(/^[A-Z]{3}$/, 'Choose a currency.');
const swift = () =>
  string()
    .label('SWIFT code')
    .matches(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, {
      message: 'A SWIFT code has 8 or 11 letters and digits.',
      excludeEmptyString: true,
    });

const ifsc = ({ isNew }: { isNew: boolean }) =>
  string()
    .label('IFSC')
    .test('ifsc', (text, { parent, createError }) => {
      if (!text)
        return !isNew || !needsIfsc(parent) || createError({ message: 'Enter the IFSC printed on the cheque leaf.' });
      const problem = ifscProblem(text);
      return problem === null || createError(worded(problem));
    });

/** In rupees the opening balance is its own value; in another currency the books need its worth in rupees beside it. */
const openingBalancePaise = () =>
  minorUnits()
    .label('Opening balance')
    .test('worth', 'Enter what the opening balance was worth in rupees.', (paise, { parent }) =>
      paise === undefined ? parent.currency !== 'INR' && !parent.openingBalanceMinor : true,
    );

/** What a person says of a bank, but for what is fixed once it exists. */
const particulars = {
  name: string().label('Bank name').min(1, 'This is needed.').max(120),
  accountNumber: string().label('Account number').min(1, 'This is needed.').max(34),
  ifsc: ifsc({ isNew: false }),
  branch: string().label('Branch').max(120),
  upiId: string().label('UPI ID').max(100),
  swift: swift(),
  openingBalancePaise: minorUnits().label('Opening balance'),
  openingBalanceMinor: minorUnits().label('Opening balance in its currency'),
  openingDate: businessDate().label('Opening date'),
};

export const addBankInput = record({
  ...particulars,
  name: particulars.name.required(),
  accountNumber: particulars.accountNumber.required(),
  accountType: accountType().required(),
  currency: currency().required(),
  openingDate: particulars.openingDate.required(),
  ifsc: ifsc({ isNew: true }),
  openingBalancePaise: openingBalancePaise(),
});
export type AddBankInput = InferType<typeof addBankInput>;

export const updateBankInput = versioned({ ...particulars, active: boolean().label('Active') });
export type UpdateBankInput = InferType<typeof updateBankInput>;

export const setDefaultBankInput = record({ id: id().required() });
export type SetDefaultBankInput = InferType<typeof setDefaultBankInput>;

export const bankSchema = record({
  id: id().required(),
  accountId: id().required(),
  name: string().required(),
  accountNumber: string().required(),
  ifsc: string().nullable().defined(),
  branch: string().nullable().defined(),
  accountType: accountType().required(),
  currency: currency().required(),
  openingBalancePaise: minorUnits().required(),
  openingBalanceMinor: minorUnits().required(),
  openingDate: businessDate().required(),
  upiId: string().nullable().defined(),
  swift: string().nullable().defined(),
  isDefault: boolean().required(),
  active: boolean().required(),
  /** Who keeps the cash box, since it was handed over by a count. */
  custodian: named().nullable().default(undefined).defined(),
  /** INR value of what the bank holds, and the same in the bank's own currency. */
  balancePaise: minorUnits().required(),
  balanceMinor: minorUnits().required(),
  /** Entries other than the opening balance: a bank with any can't be deleted. */
  entryCount: number().integer().required(),
  version: version().required(),
});
export type Bank = InferType<typeof bankSchema>;
