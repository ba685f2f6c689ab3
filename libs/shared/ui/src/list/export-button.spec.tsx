import { startI18n } from '@freightdesk/shared-i18n';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarHost } from '../notify/snackbar-host';
import { ExportButton } from './export-button';
import type { TakeRows } from './list-source';

void startI18n();

const saved: string[] = [];

beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:rows', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
beforeEach(() => saved.splice(0));

async function choose(take: TakeRows, name: RegExp): Promise<void> {
  const user = userEvent.setup();
  render(
    <SnackbarHost>
      <ExportButton take={take} />
    </SnackbarHost>,
  );
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

it.each([
  ['csv', /CSV/],
  ['xlsx', /Excel/],
] as const)('saves what matches as %s, and tells meanwhile how much has come', async (wanted, name) => {
  let finish: () => void = () => undefined;
  const take: TakeRows = async (format, onBytes) => {
    onBytes(2_500_000);
    await new Promise<void>((done) => (finish = done));
    return { name: `bank.${format}`, content: new Blob(['']) };
  };

  await choose(take, name);
  // The focus is on it again, and a disabled button would drop it.
  const underWay = await screen.findByRole('button', { name: '2.5 MB' });
  await waitFor(() => expect(underWay).toHaveFocus());
  await userEvent.click(underWay);
  expect(screen.queryByRole('menu')).toBeNull();
  finish();

  await waitFor(() => expect(saved).toEqual([`bank.${wanted}`]));
  expect(await screen.findByRole('button', { name: 'Export' })).toHaveFocus();
});

it('says when it failed, and can be tried again', async () => {
  await choose(() => Promise.reject(new Error('no line')), /CSV/);

  expect(await screen.findByText('The export failed. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  expect(saved).toEqual([]);
});
