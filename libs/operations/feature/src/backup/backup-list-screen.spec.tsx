import { listBackups, makeBackup, readBackupState } from '@freightdesk/operations-contract';
import { backupRow, backupStateRow } from '@freightdesk/operations-contract/testing';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as BackupListScreen } from './backup-list-screen';

const anHourAgo = () => new Date(Date.now() - 60 * 60 * 1000).toISOString();
const sound = () => backupStateRow({ lastMadeAt: anHourAgo() });

const show = () => renderScreen(<BackupListScreen />, { role: 'ADMIN', path: '/dashboard/backups' });

describe('the backups', () => {
  it('show when each was made and by whom, how large it is and whether it came back when it was tried', async () => {
    mock(readBackupState, sound());
    mock(
      listBackups,
      pageOf([
        backupRow({ provenAt: '2026-11-22T02:01:00.000Z' }),
        backupRow({ id: '01990000-0000-7000-8000-0000000000b2', askedBy: 'Asha Rao', sizeBytes: 1_200 }),
      ]),
    );

    show();

    const daily = await screen.findByRole('row', { name: /By itself/ });
    const asked = screen.getByRole('row', { name: /Asha Rao/ });
    expect(daily).toHaveTextContent('22-Nov-2026 07:30By itselfMade50.0 MB22-Nov-2026 07:31');
    expect(daily).toHaveTextContent('freightdesk-20261122-020001.tar');
    expect(asked).toHaveTextContent('Asha RaoMade1.2 KB–');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('say where they lie, and that nobody reads them without the key', async () => {
    mock(readBackupState, { ...sound(), encrypted: true });
    mock(listBackups, pageOf([backupRow()]));

    show();

    expect(await screen.findByText('/srv/freightdesk/backups')).toBeVisible();
    expect(screen.getByText('Yes')).toBeVisible();
  });

  it.each([
    ['there is none', { lastMadeAt: null }, /There is no backup yet/],
    ['the newest is older than a day', { lastMadeAt: '2026-01-01T00:00:00Z' }, /older than a day/],
    ['the last one failed', { failedAt: anHourAgo(), problem: 'The disk is full' }, /tried again every hour/],
    [
      'one did not come back',
      { proofProblem: 'BROKEN One voucher' },
      /did not bring a backup back .* BROKEN One voucher/,
    ],
  ])('warn where %s', async (_what, state, sentence) => {
    mock(readBackupState, { ...sound(), ...state });
    mock(listBackups, pageOf([]));

    show();

    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('are made by a click, and until that one is done no other can be asked for', async () => {
    mock(readBackupState, sound());
    mock(listBackups, pageOf([backupRow()]));
    const { calls } = mock(makeBackup, { id: backupRow().id });
    const { user } = show();
    const button = await screen.findByRole('button', { name: 'Back up now' });

    mock(readBackupState, { ...sound(), underWay: true });
    mock(listBackups, pageOf([backupRow({ status: 'RUNNING', madeAt: null, sizeBytes: null, fileName: null })]));
    await user.click(button);

    expect(await screen.findByRole('button', { name: 'Being made' })).toBeDisabled();
    await waitFor(() => expect(within(screen.getByRole('table')).getByText('Being made')).toBeVisible());
    expect(calls).toHaveLength(1);
  });

  it('tell why one was not begun', async () => {
    mock(readBackupState, sound());
    mock(listBackups, pageOf([]));
    mockProblem(makeBackup, 409, { message: 'A backup is being made already. Wait until it is done.' });
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: 'Back up now' }));

    expect(await screen.findByText(/A backup is being made already/)).toBeVisible();
    expect(screen.getByText('No backups yet')).toBeVisible();
  });

  it('that failed say what went wrong', async () => {
    mock(readBackupState, sound());
    mock(
      listBackups,
      pageOf([backupRow({ status: 'FAILED', problem: 'ENOSPC: no space left on device', sizeBytes: null })]),
    );

    show();

    expect(await screen.findByText('ENOSPC: no space left on device')).toBeVisible();
  });
});
