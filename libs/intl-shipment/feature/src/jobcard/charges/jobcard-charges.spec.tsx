import { getJobProfit, type Jobcard, jobProfit } from '@freightdesk/intl-shipment-contract';
import { jobcardRecord } from '@freightdesk/intl-shipment-contract/testing';
import type { RecordPages } from '@freightdesk/shared-route';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { listChargeHeads, ratesOnDay } from '@freightdesk/tax-contract';
import { keptChargeRow } from '@freightdesk/tax-contract/testing';
import { screen } from '@testing-library/react';
import { JobcardCharges } from './jobcard-charges';

const pages = {
  'invoice of charges': (id: string, { recordId = '' }) => `/invoice/${id}?of=${recordId}`,
} as RecordPages;
const payer = { id: '01990000-0000-7000-8000-0000000000c9', name: 'Konkan Spices' };
const [first, second] = ['01990000-0000-7000-8000-0000000000d1', '01990000-0000-7000-8000-0000000000d2'];
const saleDocument = { id: '01990000-0000-7000-8000-0000000000f1', number: 'SI/26-27/000001' };

/** The charges of an open job without weight and containers, of which something was posted. */
function show(changes: Partial<Jobcard>, { sellPaise = 0, to = pages }: { sellPaise?: number; to?: RecordPages } = {}) {
  const job = jobcardRecord({ status: 'OPEN', charges: [keptChargeRow()], ...changes });
  const heads = sellPaise === 0 ? [] : [{ chargeHeadId: null, name: null, buyPaise: 0, sellPaise }];
  mock(getJobProfit, jobProfit(job, { heads, exchangeDifferencePaise: 0, onBehalfPaise: 0, movedPaise: 0 }));
  return { job, ...renderScreen(<JobcardCharges job={job} />, { role: 'ADMIN', pages: to }) };
}

const invoices = () => screen.queryAllByRole('link', { name: /Make invoice/ });
const hrefs = () => invoices().map((link) => link.getAttribute('href'));

describe('"Make invoice" of a job', () => {
  it('begins the invoice of its customer with what is sold and not billed', async () => {
    const { job } = show({});
    await screen.findByRole('table', { name: 'Charges' });

    expect(hrefs()).toEqual([`/invoice/${job.customerId}?of=${job.id}`]);
  });

  it('stands once for each who is to be billed, by name', async () => {
    const { job } = show({
      charges: [
        keptChargeRow({ id: first }),
        keptChargeRow({ id: second, description: 'Handling', billToId: payer.id, billTo: payer }),
      ],
    });
    await screen.findByRole('table', { name: 'Charges' });

    expect(invoices().map(({ textContent }) => textContent)).toEqual([
      `Make invoice: ${job.customer.name}`,
      'Make invoice: Konkan Spices',
    ]);
    expect(hrefs()[1]).toBe(`/invoice/${payer.id}?of=${job.id}`);
  });

  it.each<[string, Partial<Jobcard>, RecordPages]>([
    ['of a draft', { status: 'DRAFT' }, pages],
    ['of what is billed', { charges: [keptChargeRow({ saleDocument })] }, pages],
    ['of what is waived', { charges: [keptChargeRow({ waivedReason: 'Our own delay' })] }, pages],
    ['of what is only bought', { charges: [keptChargeRow({ sellMinor: null, sellPaise: null })] }, pages],
    ['for who has no page of an invoice', {}, {} as RecordPages],
  ])('there is none %s', async (_case, changes, to) => {
    show(changes, { to });
    await screen.findByRole('table', { name: 'Charges' });

    expect(invoices()).toEqual([]);
  });
});

it('what is waived is not sold in the form either', async () => {
  mock(listChargeHeads, pageOf([]));
  mock(ratesOnDay, { rates: [] });
  const { user } = show({ charges: [keptChargeRow({ waivedReason: 'Our own delay' })] });
  await user.click(await screen.findByRole('button', { name: 'Edit charges' }));

  expect(await screen.findByRole('status', { name: /^Line 1/ })).toHaveTextContent(/^–$/);
});

describe('the profit for each kg and TEU', () => {
  const fact = async (label: string) => (await screen.findByText(label)).parentElement?.textContent;

  it('is a dash where neither is known', async () => {
    show({ grossKg: null, chargeableKg: null, containers: [] }, { sellPaise: 1_000_000 });

    expect(await fact('Posted margin per kg')).toMatch(/–$/);
    expect(await fact('Posted margin per TEU')).toMatch(/–$/);
    expect(await fact('Accrued margin per kg')).toMatch(/–$/);
  });

  it('is a dash where nothing is posted, beside what is accrued', async () => {
    show({ grossKg: '100', chargeableKg: '100', containers: [] });

    expect(await fact('Posted margin per kg')).toMatch(/–$/);
    expect(await fact('Accrued margin per kg')).toMatch(/20\.00$/);
  });

  it('is told as posted where something is', async () => {
    show({ grossKg: '100', chargeableKg: '100', containers: [] }, { sellPaise: 1_000_000 });

    expect(await fact('Posted margin per kg')).toMatch(/100\.00$/);
  });
});
