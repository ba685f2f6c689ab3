import { textsOf } from '@freightdesk/shared-sheet';
import { purchaseInvoice } from '../purchase-invoice/purchase-invoice.builder';
import { paymentVoucherSheet } from './payment-voucher-sheet.rules';

const buyer = { name: 'Bridgeway Logistics', gstin: '27AAGCB7383J1Z8', stateCode: '27', address: null } as const;
const payment = { number: 'PY/26-27/000004', date: '2026-05-25', settledMinor: 12_300_00 };

const bill = (changes: Parameters<typeof purchaseInvoice>[0]) =>
  purchaseInvoice({
    ...{ reverseCharge: true, reverseChargeTax: { cgstPaise: 250_00, sgstPaise: 250_00, igstPaise: 0 } },
    ...{ totalPaise: 10_000_00, currencyTotalMinor: 10_000_00, tdsPaise: 0, tdsSection: null },
    ...{ payablePaise: 10_000_00, payableMinor: 10_000_00 },
    ...changes,
  });

const inState = bill({ selfInvoiceNumber: 'SF/26-27/000001', supplierNumber: 'GT/7' });
const across = bill({
  ...{ selfInvoiceNumber: 'SF/26-27/000002', supplierNumber: 'GT/8', supply: 'INTER' },
  ...{ tdsPaise: 200_00, tdsSection: '393(1) Sl.6(i)', payablePaise: 9_800_00, payableMinor: 9_800_00 },
  reverseChargeTax: { cgstPaise: 0, sgstPaise: 0, igstPaise: 500_00 },
});

it('all bills of one payment are on one paper (rule 52), and what stands beneath them adds up', () => {
  const settled = [
    { bill: inState, amountMinor: 2_500_00 },
    { bill: across, amountMinor: 9_800_00 },
  ] as const;

  const sheet = paymentVoucherSheet(payment, settled, buyer);

  const [lines, bills] = sheet.tables;
  expect(lines?.rows.map(({ cells }) => cells[1]?.text)).toEqual(['SF/26-27/000001', 'SF/26-27/000002']);
  expect(bills?.rows.map(({ cells }) => cells.slice(3).map(({ text }) => text))).toEqual([
    ['10,000.00', '0.00', '125.00', '2,500.00'],
    ['10,000.00', '200.00', '500.00', '9,800.00'],
  ]);
  expect(bills?.foot?.slice(3)).toEqual(['20,000.00', '200.00', '625.00', '12,300.00']);
  expect(sheet.totals).toMatchObject([
    { label: 'CGST', value: '62.50' },
    { label: 'SGST', value: '62.50' },
    { label: 'IGST', value: '500.00' },
    { label: 'Paid', value: '12,300.00' },
  ]);
  expect(textsOf(sheet)).toEqual(
    expect.arrayContaining(['Payment voucher', 'PY/26-27/000004', 'GT/7', 'GT/8', 'section 393(1) Sl.6(i)']),
  );
  expect(textsOf(sheet).join(' ')).not.toContain('in all');
});

it('a note to the vendor that was set off is taken off, with its tax', () => {
  const note = bill({
    ...{ kind: 'DEBIT_NOTE', number: 'PD/26-27/000001', totalPaise: 1_000_00, currencyTotalMinor: 1_000_00 },
    ...{ payableMinor: 1_000_00, reverseChargeTax: { cgstPaise: 25_01, sgstPaise: 25_01, igstPaise: 0 } },
  });
  const settled = [
    { bill: inState, amountMinor: 10_000_00 },
    { bill: note, amountMinor: -500_00 },
  ] as const;

  const { tables, totals, statements } = paymentVoucherSheet(payment, settled, buyer);

  expect(tables[1]?.rows[1]?.cells.map(({ text }) => text)).toEqual([
    ...['PD/26-27/000001', 'VCL/2026/118', 'Maharashtra (27)', '-1,000.00', '0.00', '-25.02', '-500.00'],
  ]);
  expect(totals.map(({ value }) => value)).toEqual(['237.49', '237.49', '9,500.00']);
  expect(statements).toContain('The payment settled ₹ 12,300.00 in all; this voucher is of the bills above.');
});
