import {
  addNumberSeries,
  listNumberSeries,
  numberSeriesProblems,
  updateNumberSeries,
} from '@freightdesk/company-contract';
import { numberSeries } from '@freightdesk/company-contract/testing';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { SeriesSection } from './series-section';

beforeEach(() => void mock(listNumberSeries, pageOf([numberSeries()])));

async function openSeries() {
  const { user } = renderScreen(<SeriesSection />);
  await user.click(await screen.findByRole('row', { name: /Tax invoice/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Numbers of: Tax invoice' }));
  const prefix = dialog.getByRole('textbox', { name: /^Prefix/ });
  return { user, dialog, prefix, save: () => user.click(dialog.getByRole('button', { name: 'Save' })) };
}

describe('the number series', () => {
  it('are listed with the number that comes next', async () => {
    renderScreen(<SeriesSection />);

    const row = await screen.findByRole('row', { name: /Tax invoice/ });

    expect(row).toHaveTextContent('27AAGCB7383J1Z8');
    expect(row).toHaveTextContent('SI/26-27/000123');
  });

  it('show while typing what the next number will be', async () => {
    const { user, dialog, prefix } = await openSeries();
    expect(dialog.getByRole('status')).toHaveTextContent('SI/26-27/000123');

    await user.clear(prefix);
    await user.type(prefix, 'tx');

    expect(dialog.getByRole('status')).toHaveTextContent('TX/26-27/000123');
  });

  it('are spelled anew with the version that was seen', async () => {
    const { calls } = mock(updateNumberSeries, numberSeries({ prefix: 'TX', nextNumber: 'TX/26-27/000123' }));
    const { user, prefix, save } = await openSeries();

    await user.clear(prefix);
    await user.type(prefix, 'TX');
    await save();

    expect(await screen.findByText('Next number: TX/26-27/000123')).toBeVisible();
    expect(calls[0]?.input).toEqual({ id: numberSeries().id, version: 1, prefix: 'TX', width: 6 });
  });

  it('go on from the books of before, as long as no number of the year is given', async () => {
    mock(listNumberSeries, pageOf([numberSeries({ lastNumber: null, nextNumber: 'SI/26-27/000001' })]));
    const { calls } = mock(updateNumberSeries, numberSeries({ first: 412, nextNumber: 'SI/26-27/000412' }));
    const { user, dialog, save } = await openSeries();
    const first = dialog.getByRole('textbox', { name: 'First number of this year' });

    await user.clear(first);
    await user.type(first, '412');
    expect(dialog.getByRole('status')).toHaveTextContent('SI/26-27/000412');
    await save();

    expect(await screen.findByText('Next number: SI/26-27/000412')).toBeVisible();
    expect(calls[0]?.input).toEqual({ id: numberSeries().id, version: 1, prefix: 'SI', width: 6, first: 412 });
  });

  it('begin where they began once a number is given', async () => {
    const { dialog } = await openSeries();

    expect(dialog.queryByRole('textbox', { name: 'First number of this year' })).not.toBeInTheDocument();
  });

  it('are opened before their first document, and then spelled', async () => {
    const jobs = numberSeries({ kind: 'JOB', holder: 'SE', prefix: 'SE', lastNumber: null });
    const { calls } = mock(addNumberSeries, jobs);
    const { user } = renderScreen(<SeriesSection />);
    await user.click(await screen.findByRole('button', { name: 'Open a series' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Open a series' }));

    await user.click(dialog.getByRole('combobox', { name: /^Document/ }));
    await user.click(await screen.findByRole('option', { name: 'Jobcard' }));
    await user.type(dialog.getByRole('textbox', { name: /^Letters/ }), 'se');
    await user.click(dialog.getByRole('button', { name: 'Open' }));

    expect(await screen.findByRole('dialog', { name: 'Numbers of: Jobcard' })).toBeVisible();
    expect(calls[0]?.input).toEqual({ kind: 'JOB', variant: 'SE' });
  });

  it('tell at the prefix that a number would grow too long', async () => {
    const { calls } = mockProblem(updateNumberSeries, 422);
    const { user, dialog, prefix, save } = await openSeries();

    await user.clear(prefix);
    await user.type(prefix, 'SALE');
    await save();

    expect(prefix).toHaveAccessibleDescription('A number has at most 16 characters: shorten the prefix or the digits.');
    expect(dialog.queryByRole('status')).not.toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it('keep what was typed when somebody else saved them, and offer theirs', async () => {
    const current = numberSeries({ version: 2, prefix: 'INV', width: 5 });
    mockProblem(updateNumberSeries, 409, { code: 'stale_version', current });
    const { user, dialog, prefix, save } = await openSeries();
    await user.clear(prefix);
    await user.type(prefix, 'TX');

    await save();

    expect(await dialog.findByText('Prefix: now INV')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Digits/ })).toHaveValue('5');
    const { calls } = mock(updateNumberSeries, current);
    await save();
    expect(await screen.findByText(/Next number:/)).toBeVisible();
    expect(calls[0]?.input).toEqual({ id: current.id, version: 2, prefix: 'TX', width: 5 });
  });

  it('refuse a prefix that another series of the kind has', async () => {
    const { status, code, message } = numberSeriesProblems.duplicate_prefix;
    mockProblem(updateNumberSeries, status, { code, message });
    const { user, dialog, prefix, save } = await openSeries();

    await user.clear(prefix);
    await user.type(prefix, 'SI2');
    await save();

    expect(await dialog.findByText(message)).toBeVisible();
    expect(prefix).toHaveValue('SI2');
  });
});
