import {
  acceptQuoted,
  declineQuoted,
  quotationTold,
  readQuoted,
  type ToldQuotation,
} from '@freightdesk/intl-shipment-contract';
import { quotationRecord } from '@freightdesk/intl-shipment-contract/testing';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as QuotedPage } from './quoted-page';

const token = 'fK3vRkq0Z1wq5m2b7n9s4A';
const [first] = quotationRecord().alternatives;
if (!first) throw new Error('The builder makes an alternative.');
const told = (changes: Parameters<typeof quotationRecord>[0] = {}): ToldQuotation => ({
  company: 'Bharat Gateway',
  ...quotationTold(quotationRecord({ status: 'SENT', ...changes })),
  expiresAt: '2026-12-05T18:30:00.000Z',
});
const twoWays = { alternatives: ['Fast', 'Cheap'].map((name) => ({ ...first, name })) };

const show = () =>
  renderScreen(
    [{ path: '/quoted/:token', element: <QuotedPage languageMenu={null} chooseLanguage={async () => undefined} /> }],
    { path: `/quoted/${token}` },
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the page of a quotation’s link', () => {
  it('says what is sold, by which way and until when', async () => {
    mock(readQuoted, told());

    show();

    expect(await screen.findByRole('heading', { level: 1, name: 'Quotation QT/26-27/00001' })).toBeVisible();
    expect(screen.getByText('Bharat Gateway')).toBeVisible();
    const charges = screen.getByRole('table', { name: 'Charges' });
    expect(within(charges).getByText('Ocean freight')).toBeVisible();
    expect(within(charges).getAllByText('INR 10,000.00')).toHaveLength(2);
    expect(screen.queryByText(/8,000/)).toBeNull();
  });

  it('takes a yes with a name', async () => {
    mock(readQuoted, told());
    const sent = mock(acceptQuoted, told({ status: 'ACCEPTED' }));
    show();

    await press('Accept this quotation');
    await press('Accept');
    expect(sent.calls).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: /Your name/ }), 'Meera Nair');
    await press('Accept');

    expect(sent.calls).toMatchObject([{ input: { token, name: 'Meera Nair' } }]);
  });

  it('asks which of several ways is meant', async () => {
    mock(readQuoted, told(twoWays));
    const sent = mock(acceptQuoted, told(twoWays));
    show();

    await press('Accept this quotation');
    await userEvent.click(await screen.findByRole('radio', { name: /Cheap/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Your name/ }), 'Meera Nair');
    await press('Accept');

    expect(sent.calls).toMatchObject([{ input: { alternative: 2 } }]);
  });

  it('takes a no with its reason', async () => {
    mock(readQuoted, told());
    const sent = mock(declineQuoted, told({ status: 'REJECTED' }));
    show();

    await press('Decline');
    await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Too dear');
    await userEvent.type(screen.getByRole('textbox', { name: /Your name/ }), 'Meera Nair');
    await press('Decline');

    expect(sent.calls).toMatchObject([{ input: { token, name: 'Meera Nair', reason: 'Too dear' } }]);
  });

  it.each([
    ['ACCEPTED', { answeredBy: 'Meera Nair' }, 'It is accepted by Meera Nair. Thank you.'],
    ['REJECTED', { answeredBy: 'Meera Nair' }, 'It is declined by Meera Nair.'],
    ['EXPIRED', {}, 'It can no longer be accepted. Ask Bharat Gateway for a new one.'],
    ['SUPERSEDED', {}, 'A newer revision has taken its place. Ask Bharat Gateway for its link.'],
  ] as const)('that is %s is answered no more', async (status, changes, words) => {
    mock(readQuoted, told({ status, ...changes }));

    show();

    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept this quotation' })).toBeNull();
  });

  it('that has ended says whom to ask', async () => {
    mockProblem(readQuoted, 404, { code: 'link_ended' });

    show();

    expect(await screen.findByText(/Ask whoever sent it for a new one/)).toBeVisible();
  });
});
