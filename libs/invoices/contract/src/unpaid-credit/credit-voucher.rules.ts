import { accountCode, credit, debit, type PostingLine } from '@freightdesk/ledger-contract';
import { type TaxHeads, taxOf } from '@freightdesk/tax-contract';
import type { CreditMoveKind } from './unpaid-credit.kinds';

/** Credit that goes back leaves its head and waits under an account of its own till the vendor is paid; taken again, it returns. */
export function creditVoucherLines(kind: CreditMoveKind, tax: TaxHeads): PostingLine[] {
  const sign = kind === 'REVERSED' ? 1 : -1;
  return [
    ...debit(accountCode.creditReversed, sign * taxOf(tax)),
    ...credit(accountCode.inputCgst, sign * tax.cgstPaise, { gstHead: 'CGST' }),
    ...credit(accountCode.inputSgst, sign * tax.sgstPaise, { gstHead: 'SGST' }),
    ...credit(accountCode.inputIgst, sign * tax.igstPaise, { gstHead: 'IGST' }),
  ];
}
