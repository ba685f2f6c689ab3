import { listDocuments } from '@freightdesk/activity-contract';
import { getParty, listTaxPapers, type Party, readPartyFigures, type TaxPaper } from '@freightdesk/parties-contract';
import { party } from '@freightdesk/parties-contract/testing';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { Component as PartyScreen } from './party-screen';

const kaveri = party({ name: 'Kaveri Spices', pan: null, creditDays: 30, creditLimitPaise: null });
const figure = {
  name: 'party.owes',
  label: 'Owes us',
  value: 1_000_00,
  unit: 'paise' as const,
  href: '/invoices?partyId=p',
};

const declaration: TaxPaper = {
  ...{ id: '01990000-0000-7000-8000-0000000000d9', partyId: kaveri.id, kind: 'TRANSPORTER_DECLARATION', version: 1 },
  ...{ from: '2026-04-01', until: '2027-03-31', carriages: 6, nature: null, number: null, percent: null },
  ...{ limitPaise: null, treaty: null, documentId: null, withdrawnReason: null },
};

const show = (query = '', { role = 'ACCOUNT' as 'ACCOUNT' | 'ADMIN', changes = {} as Partial<Party> } = {}) => {
  mock(getParty, { ...kaveri, ...changes });
  mock(readPartyFigures, [figure]);
  const pages = {
    'party ledger': (id: string) => `/ledger?partyId=${id}`,
    'owed by customer': (id: string) => `/ageing?partyId=${id}`,
    'drafts of customer': (id: string) => `/drafts?partyId=${id}`,
  };
  return renderScreen(<PartyScreen />, { role, path: `/?id=${kaveri.id}${query}`, pages });
};

describe('the page of a party', () => {
  it('says what stands of it, each a door to the list, and leads to its statement', async () => {
    show();

    expect(await screen.findByRole('heading', { name: 'Kaveri Spices' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /Owes us/ })).toHaveAttribute('href', figure.href);
    expect(screen.getByRole('link', { name: 'Statement' })).toHaveAttribute('href', `/ledger?partyId=${kaveri.id}`);
    const owed = screen.getByRole('link', { name: 'What it owes, by age' });
    expect(owed).toHaveAttribute('href', `/ageing?partyId=${kaveri.id}`);
  });

  it.each([
    ['ADMIN', 1],
    ['ACCOUNT', 0],
  ] as const)('says why a customer is on hold, and leads who may approve to what waits: %s', async (role, count) => {
    show('', { role, changes: { creditStatus: 'HOLD', creditStatusReason: 'Cheque returned twice' } });

    expect(await screen.findByText('On credit hold: Cheque returned twice')).toBeVisible();
    const links = screen.queryAllByRole('link', { name: 'Approve a draft' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: count }, () => `/drafts?partyId=${kaveri.id}`),
    );
  });

  it('names the people there, and what each is sent', async () => {
    const meera = { name: 'Meera Nair', mobile: '+919820012345', email: null, receives: ['INVOICES' as const] };
    show('', { changes: { contacts: [meera] } });

    expect(await screen.findByRole('row', { name: /Meera Nair.*\+919820012345.*Invoices/ })).toBeVisible();
  });

  it('has its parts in the address', async () => {
    mock(listTaxPapers, { papers: [declaration] });
    mock(listDocuments, pageOf([]));
    const { user, router } = show('&tab=registrations');

    expect(await screen.findByRole('tab', { name: 'Registrations', selected: true })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Terms and tax' }));

    expect(router.state.location.search).toBe(`?id=${kaveri.id}&tab=terms`);
    expect(screen.getByText('Credit limit')).toBeVisible();
    expect(await screen.findByRole('row', { name: /194C\(6\).*6 goods carriages/ })).toBeVisible();
  });
});
