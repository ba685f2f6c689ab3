import {
  listPeriods,
  type LockedPeriod,
  lockPeriod,
  periodProblems,
  unlockPeriod,
} from '@freightdesk/company-contract';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as PeriodScreen } from './period-screen';

const asha = { id: '01939000-0000-7000-8000-000000000001', name: 'Asha Rao' };
const locked = (month: string, changes: Partial<LockedPeriod> = {}): LockedPeriod => ({
  ...{ month, kind: 'HARD', gstFiledOn: null, gstReference: null },
  ...{ lockedAt: '2026-06-05T08:35:00.000Z', lockedBy: asha, ...changes },
});

const show = (role: 'ADMIN' | 'ACCOUNT' = 'ADMIN', path = '/dashboard/periods?month=2026-05') =>
  renderScreen(<PeriodScreen />, { role, path });
const monthRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

beforeEach(() => void mock(listPeriods, pageOf([locked('2026-04')])));

describe('the periods of a fiscal year', () => {
  it('are twelve months with who locked which of them', async () => {
    show();

    expect(await monthRow('April 2026')).toHaveTextContent(/Hard lock–05-Jun-2026 14:05Asha Rao/);
    expect(await monthRow('May 2026')).toHaveTextContent(/Open/);
    expect(screen.getAllByRole('row')).toHaveLength(13);
  });

  it('are asked for by the year of the month in the address, and the years beside it are one click away', async () => {
    const { calls } = mock(listPeriods, pageOf([]));
    const { user, router } = show();
    await monthRow('April 2026');

    await user.click(screen.getByRole('button', { name: 'Year before' }));

    await monthRow('April 2025');
    expect(router.state.location.search).toBe('?month=2025-04');
    expect(screen.getByText('Fiscal year 25-26')).toBeVisible();
    expect(calls.map(({ input }) => input)).toMatchObject([
      { dateFrom: '2026-04-01', dateTo: '2027-03-31' },
      { dateFrom: '2025-04-01', dateTo: '2026-03-31' },
    ]);
  });

  it('are locked as far as is chosen, and what that keeps out is told', async () => {
    const { calls } = mock(lockPeriod, locked('2026-05'));
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: 'Lock May 2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lock May 2026' }));
    expect(dialog.getByText(/^Only administrators still post/)).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: /^How far/ }));
    await user.click(await screen.findByRole('option', { name: 'GST filed' }));
    expect(dialog.getByText(/^No invoice, note, bill or tax/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^ARN/ }), 'AA270526123456X');
    expect(calls).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Lock' }));

    expect(await screen.findByText('May 2026 is locked')).toBeVisible();
    expect(calls[0]?.input).toEqual({ month: '2026-05', kind: 'GST_FILED', gstReference: 'AA270526123456X' });
  });

  it('that are locked softly are locked further, or opened', async () => {
    const filed = { kind: 'GST_FILED', gstFiledOn: '2026-05-20', gstReference: 'AA270426123456X' } as const;
    mock(listPeriods, pageOf([locked('2026-04', filed), locked('2026-05', { kind: 'SOFT' })]));
    const { user } = show();

    expect(await monthRow('April 2026')).toHaveTextContent(/GST filed20-May-2026 AA270426123456X/);
    expect(screen.getByRole('button', { name: 'Unlock May 2026' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Lock April 2026' }));

    expect(await screen.findByText(/^Nothing can be posted with a date in this month any more/)).toBeVisible();
  });

  it('are warned of when they are not over yet', async () => {
    const { user } = show('ADMIN', '/dashboard/periods?month=2199-04');

    await user.click(await screen.findByRole('button', { name: 'Lock May 2199' }));

    expect(await screen.findByText(/This month is not over yet/)).toBeVisible();
  });

  it('are unlocked with a reason', async () => {
    const { calls } = mock(unlockPeriod, { month: '2026-04' });
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: 'Unlock April 2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Unlock April 2026' }));
    await user.click(dialog.getByRole('button', { name: 'Unlock' }));
    expect(await dialog.findByText('Reason is needed.')).toBeVisible();
    expect(calls).toHaveLength(0);
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'a late bill of a carrier');
    await user.click(dialog.getByRole('button', { name: 'Unlock' }));

    expect(await screen.findByText('April 2026 is open')).toBeVisible();
    expect(calls[0]?.input).toEqual({ month: '2026-04', reason: 'a late bill of a carrier' });
  });

  it('say so where somebody else was first', async () => {
    const { status, code, message } = periodProblems.already_locked;
    mockProblem(lockPeriod, status, { code, message });
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: 'Lock May 2026' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Lock' }));

    expect(await screen.findByText(message)).toBeVisible();
  });

  it('are seen by accounts, who can change none', async () => {
    show('ACCOUNT');

    await monthRow('April 2026');

    expect(screen.queryByRole('button', { name: /^(Lock|Unlock)/ })).not.toBeInTheDocument();
  });
});
