import {
  listUnpaidCredit,
  restoreUnpaidCredit,
  reverseUnpaidCredit,
  type UnpaidCredit,
} from '@freightdesk/invoices-contract';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as UnpaidCreditScreen } from './unpaid-credit-screen';

const none = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
const bill = (changes: Partial<UnpaidCredit>): UnpaidCredit => ({
  ...{ id: '01990000-0000-7000-8000-0000000000c1', number: 'PI/26-27/000001', supplierNumber: 'NRS/121' },
  ...{ supplierDate: '2026-04-20', date: '2026-04-22', creditUntil: '2026-10-17', state: 'LATE', currency: 'INR' },
  party: { id: '01990000-0000-7000-8000-000000000011', name: 'Neelkanth Reefer Services' },
  ...{ outstandingMinor: 11_800_00, creditPaise: 1_800_00, reversedPaise: 0, interestPaise: 180_00 },
  ...{ toReverse: { ...none, igstPaise: 1_800_00 }, toRestore: none, waitsForPortal: false, version: 2 },
  ...changes,
});
const near = bill({ id: '01990000-0000-7000-8000-0000000000c2', number: 'PI/26-27/000002', state: 'NEAR' });
const paid = bill({
  ...{ id: '01990000-0000-7000-8000-0000000000c3', number: 'PI/26-27/000003', state: 'REVERSED' },
  ...{ outstandingMinor: 0, reversedPaise: 1_800_00, toReverse: none, toRestore: { ...none, igstPaise: 1_800_00 } },
});

beforeEach(() => {
  mock(listUnpaidCredit, pageOf([bill({}), near, paid]));
});
const show = () => renderScreen(<UnpaidCreditScreen />, { role: 'ACCOUNT' });

async function actionsOf(name: RegExp, { user }: ReturnType<typeof show>) {
  const row = within(await screen.findByRole('row', { name }));
  await user.click(row.getByRole('button', { name: /^Actions/ }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

it('a bill shows till when it is to be paid, the credit of what is unpaid, and the interest', async () => {
  show();

  expect(
    await screen.findByRole('row', {
      name: /Neelkanth.*NRS\/121.*17.*Credit to reverse.*11,800\.00.*1,800\.00.*180\.00/,
    }),
  ).toBeVisible();
});

it.each([
  ['000001', ['Open the bill', 'Reverse the credit']],
  ['000002', ['Open the bill']],
  ['000003', ['Open the bill', 'Take the credit again']],
])('of %s that is offered which can be done', async (number, offered) => {
  expect(await actionsOf(new RegExp(number), show())).toEqual(offered);
});

it('credit goes back on a day that decides its month', async () => {
  const reverse = mock(reverseUnpaidCredit, bill({ state: 'REVERSED', version: 3 }));
  const shown = show();
  await actionsOf(/000001/, shown);
  await shown.user.click(screen.getByRole('menuitem', { name: 'Reverse the credit' }));

  expect(await screen.findByText(/1,800\.00 goes back.*4\(B\)\(2\).*180\.00/)).toBeVisible();
  await shown.user.click(screen.getByRole('button', { name: 'Reverse' }));

  expect(await screen.findByText('The credit of PI/26-27/000001 is reversed')).toBeVisible();
  expect(reverse.calls).toMatchObject([{ input: { id: bill({}).id, version: 2 } }]);
});

it('credit of a bill that is paid since is taken again', async () => {
  const restore = mock(restoreUnpaidCredit, bill({ version: 3 }));
  const shown = show();
  await actionsOf(/000003/, shown);
  await shown.user.click(screen.getByRole('menuitem', { name: 'Take the credit again' }));
  await shown.user.click(await screen.findByRole('button', { name: 'Take it again' }));

  expect(await screen.findByText('The credit of PI/26-27/000003 is taken again')).toBeVisible();
  expect(restore.calls).toMatchObject([{ input: { id: paid.id, version: 2 } }]);
});
