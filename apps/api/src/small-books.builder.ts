import { bankInput } from '@freightdesk/banks-contract/testing';
import { docketInput } from '@freightdesk/domestic-contract/testing';
import { purchaseInvoiceInput, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';

interface Made {
  id: string;
  version: number;
}

/** Calls as the person of a role, and answers what was made. */
export type Post = (path: string, body: object, role?: 'ACCOUNT' | 'ADMIN' | 'DOMESTIC') => Promise<Made>;

const customer = { name: 'Indian Oil Corporation Limited', roles: ['CUSTOMER'], gstin: '07AAACI1681G1ZR' };
const vendor = { name: 'Varuna Container Lines', roles: ['VENDOR'], gstin: '27AAPFU0939F1ZV' };

/** One or two of everything that is posted, and October locked; for specs. */
export async function keepSmallBooks(post: Post): Promise<void> {
  const partyId = (await post('/party/add', customer)).id;
  const vendorId = (await post('/party/add', vendor)).id;
  const bank = await post('/bank/add', bankInput({ openingBalancePaise: 5_000_00 }));
  const other = await post('/bank/add', bankInput({ accountNumber: '50200087654321', openingBalancePaise: 0 }));
  await post('/bank/transfer', { fromBankId: bank.id, toBankId: other.id, amountMinor: 1_000_00, date: '2026-10-20' });

  await post('/journal/add', {
    ...{ date: '2026-03-31', narration: 'Rent of March' },
    lines: [
      { accountCode: '6010', debitPaise: 1_500_00 },
      { accountCode: '2900', creditPaise: 1_500_00 },
    ],
  });
  await post('/year-end/close', { year: '2025-26' }, 'ADMIN');
  await post('/journal/add', {
    ...{ date: '2026-10-31', narration: 'Rent of October' },
    lines: [
      { accountCode: '6010', debitPaise: 2_000_00 },
      { accountCode: '2100', partyId: vendorId, creditPaise: 2_000_00 },
    ],
  });

  const draft = await post('/sale-invoice/add', saleInvoiceInput({ partyId, date: '2026-10-15' }));
  const invoice = await post('/sale-invoice/issue', { id: draft.id, version: draft.version });
  await post('/sale-invoice/add', saleInvoiceInput({ partyId, date: '2026-11-20' }));
  const bill = await post('/purchase-invoice/add', purchaseInvoiceInput({ partyId: vendorId, date: '2026-10-16' }));
  await post('/purchase-invoice/post', { id: bill.id, version: bill.version });
  const unpaid = await post('/purchase-invoice/add', {
    ...purchaseInvoiceInput({ partyId: vendorId, supplierNumber: 'VCL/2026/17', supplierDate: '2026-04-20' }),
    ...{ date: '2026-10-17', post: true },
  });
  await post('/gst/unpaid-credit/reverse', { id: unpaid.id, version: unpaid.version, date: '2026-11-12' });
  const receipt = { direction: 'RECEIPT', bankId: bank.id, partyId, mode: 'NEFT', currency: 'INR' };
  const allocations = [{ invoiceId: invoice.id, amountMinor: 1_000_00 }];
  const paid = await post('/payment/add', { ...receipt, date: '2026-11-10', amountMinor: 2_000_00, allocations });
  const back = await post('/payment/add', { ...receipt, date: '2026-11-11', amountMinor: 500_00, allocations: [] });
  await post('/payment/reverse', { id: back.id, version: back.version, reason: 'The cheque came back' });
  await post('/payment/allocate', {
    id: paid.id,
    version: paid.version,
    allocations: [{ invoiceId: invoice.id, amountMinor: 300_00 }],
  });
  const docket = await post('/domestic/jobcard/add', docketInput({ billingPartyId: partyId }), 'DOMESTIC');
  await post('/domestic/jobcard/move', { id: docket.id, version: docket.version, to: 'BOOKED' }, 'DOMESTIC');
  await post('/period/lock', { month: '2026-10' }, 'ADMIN');
}
