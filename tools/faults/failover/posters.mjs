/** People who issue invoices and take the money for them, as fast as they are answered. */
import { insist } from './product.mjs';

const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

export async function prepareBooks(boss) {
  const party = await insist(boss, '/party/add', {
    name: 'Indian Oil Corporation',
    roles: ['CUSTOMER'],
    gstin: '07AAACI1681G1ZR',
  });
  const bank = await insist(boss, '/bank/add', {
    name: 'HDFC Bank',
    accountNumber: '50200012345678',
    ifsc: 'HDFC0000123',
    accountType: 'CURRENT',
    currency: 'INR',
    openingBalancePaise: 0,
    openingDate: today(),
  });
  return { partyId: party.id, bankId: bank.id };
}

const draftFor = ({ partyId }) => ({
  kind: 'TAX_INVOICE',
  partyId,
  date: today(),
  currency: 'INR',
  lines: [{ description: 'Ocean freight', sac: '996521', quantity: '1', rate: '1000.00', gstRate: '18' }],
});

const receiptFor = ({ partyId, bankId }, invoiceId) => ({
  direction: 'RECEIPT',
  bankId,
  partyId,
  date: today(),
  mode: 'NEFT',
  reference: 'UTR1',
  currency: 'INR',
  amountMinor: 118_000,
  allocations: [{ invoiceId, amountMinor: 118_000 }],
});

/** What has been acknowledged so far, and each try that came to nothing. */
export function startPosting(clerks, books) {
  const told = { acknowledged: [], answers: {} };
  let going = true;
  const note = (kind, { id, number }) => told.acknowledged.push({ kind, id, number });
  const onWait = ({ status, body }) => {
    const name = `${status} ${body.code}`;
    told.answers[name] = (told.answers[name] ?? 0) + 1;
  };
  const work = async (clerk) => {
    while (going) {
      const draft = await insist(clerk, '/sale-invoice/add', draftFor(books), { onWait });
      const issue = { id: draft.id, version: draft.version };
      note('invoice', await insist(clerk, '/sale-invoice/issue', issue, { onWait }));
      note('receipt', await insist(clerk, '/payment/add', receiptFor(books, draft.id), { onWait }));
    }
  };
  const working = Promise.all(clerks.map(work));
  return {
    told,
    stop() {
      going = false;
      return working;
    },
    working,
  };
}
