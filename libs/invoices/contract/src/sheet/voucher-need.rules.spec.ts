import { withoutVoucher } from './voucher-need.rules';

const lines = [
  { description: 'Customs duty', taxability: 'NON_GST' },
  { description: 'Our handling', taxability: 'TAXABLE' },
  { description: 'Port dues', taxability: 'NON_GST' },
] as const;
const scan = { id: 's' };

it.each([
  ['of nothing', 'REIMBURSEMENT', [], 0, ['Customs duty', 'Port dues']],
  ['of a bill that has no scan', 'REIMBURSEMENT', [{ line: 1, scans: [] }], 0, ['Customs duty', 'Port dues']],
  ['of the scan of one bill', 'REIMBURSEMENT', [{ line: 3, scans: [scan] }], 0, ['Customs duty']],
  ['of one bill and a file beside the document', 'REIMBURSEMENT', [{ line: 3, scans: [scan] }], 1, []],
  ['of fewer files than lines', 'REIMBURSEMENT', [], 1, ['Customs duty', 'Port dues']],
  ['of no need on another document', 'TAX_INVOICE', [], 0, []],
] as const)('what was paid on behalf has the proof %s', (_what, kind, vouchers, files, expected) => {
  expect(withoutVoucher({ kind, lines }, vouchers, files)).toEqual(expected);
});
