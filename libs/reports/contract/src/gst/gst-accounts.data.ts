import { accountCode, type GstHead } from '@freightdesk/ledger-contract';
import type { GstSide } from './gst-report.rules';

interface GstAccount {
  code: string;
  side: Exclude<GstSide, 'ADVANCES'>;
  head: GstHead;
}

/** The ledger account of each side and head. Tax on advances stands in the output accounts, told apart by its receipts. */
export const gstAccounts: readonly GstAccount[] = [
  { code: accountCode.outputCgst, side: 'OUTPUT', head: 'CGST' },
  { code: accountCode.outputSgst, side: 'OUTPUT', head: 'SGST' },
  { code: accountCode.outputIgst, side: 'OUTPUT', head: 'IGST' },
  { code: accountCode.inputCgst, side: 'INPUT', head: 'CGST' },
  { code: accountCode.inputSgst, side: 'INPUT', head: 'SGST' },
  { code: accountCode.inputIgst, side: 'INPUT', head: 'IGST' },
  { code: accountCode.reverseOutputCgst, side: 'REVERSE_CHARGE', head: 'CGST' },
  { code: accountCode.reverseOutputSgst, side: 'REVERSE_CHARGE', head: 'SGST' },
  { code: accountCode.reverseOutputIgst, side: 'REVERSE_CHARGE', head: 'IGST' },
  { code: accountCode.reverseInputCgst, side: 'REVERSE_CHARGE_CREDIT', head: 'CGST' },
  { code: accountCode.reverseInputSgst, side: 'REVERSE_CHARGE_CREDIT', head: 'SGST' },
  { code: accountCode.reverseInputIgst, side: 'REVERSE_CHARGE_CREDIT', head: 'IGST' },
];

/** Where tax is settled: what moves there is a payment of the tax, and no supply. */
export const gstPayableCode = '2290';
