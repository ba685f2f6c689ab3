import type { FieldProblem } from '@freightdesk/shared-endpoint';
import type { Words } from '@freightdesk/shared-sentence';
import type { PartyRole } from '../party/party.kinds';

const buyers: readonly PartyRole[] = ['CUSTOMER', 'SHIPPER', 'CONSIGNEE'];

/** Whether anything is bought from a party, so that it is paid; who only buys from us is not. */
export const isPaid = ({ roles }: { roles: readonly PartyRole[] }): boolean =>
  roles.some((role) => !buyers.includes(role));

/** One spelling, for what banks print in groups. */
export const normaliseAccount = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** Why a text is no account number of a bank in India, or null: they have up to 18 characters, and no two banks agree on the length. */
export function accountProblem(text: string): Words | null {
  const account = normaliseAccount(text);
  if (!/^[A-Z0-9]*$/.test(account)) return 'An account number has digits, and letters at some banks.';
  const isLikely = account.length >= 5 && account.length <= 18 && /\d/.test(account);
  return isLikely
    ? null
    : { message: 'An account number has 5 to 18 digits; this has {{length}}.', values: { length: account.length } };
}

export const normaliseUdyam = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** Why a text is no Udyam registration number, or null: UDYAM, the State's two letters, the district, seven digits. */
export const udyamProblem = (text: string): Words | null =>
  /^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/.test(normaliseUdyam(text))
    ? null
    : 'A Udyam number is written as UDYAM-MH-18-0001234.';

interface Payee {
  payeeName?: string | null | undefined;
  payeeAccount?: string | null | undefined;
  payeeIfsc?: string | null | undefined;
  udyamNumber?: string | null | undefined;
  msmeClass?: string | null | undefined;
  msmeAgreedDays?: number | null | undefined;
}

const needed = (field: keyof Payee, message: string): FieldProblem => ({ field, code: 'required', message });

/** Whether money can be sent there: all three are in a bank's file. */
export const hasAccount = ({ payeeName, payeeAccount, payeeIfsc }: Payee): boolean =>
  Boolean(payeeName && payeeAccount && payeeIfsc);

/** Half of an account is none. */
function accountProblems({ payeeName, payeeAccount, payeeIfsc }: Payee): (FieldProblem | false)[] {
  if (!payeeName && !payeeAccount && !payeeIfsc) return [];
  return [
    !payeeName && needed('payeeName', 'Enter whose account it is, as the bank has it.'),
    !payeeAccount && needed('payeeAccount', 'Enter the number of the account.'),
    !payeeIfsc && needed('payeeIfsc', 'Enter the IFSC printed on the cheque leaf.'),
  ];
}

/** The law protects who is registered alone (MSMED Act, s.2(n)). */
function enterpriseProblem({ udyamNumber, msmeClass, msmeAgreedDays }: Payee): FieldProblem | false {
  if (msmeClass) return !udyamNumber && needed('udyamNumber', 'Enter the Udyam number that it is registered under.');
  const isSaid = Boolean(udyamNumber) || typeof msmeAgreedDays === 'number';
  return isSaid && needed('msmeClass', 'Choose the size of the enterprise, as its certificate says.');
}

/** What is missing between the fields of a payee. */
export const payeeProblems = (payee: Payee): FieldProblem[] =>
  [...accountProblems(payee), enterpriseProblem(payee)].filter((problem) => problem !== false);
