import { listBanks } from '@freightdesk/banks-contract';
import { bankRow } from '@freightdesk/banks-contract/testing';
import { listAccounts } from '@freightdesk/ledger-contract';
import {
  type BookEntry,
  type Match,
  parkLine,
  type Proposals,
  readProposals,
  reconcile,
  returnCheque,
  type StatementLine,
  unreconcile,
} from '@freightdesk/reconciliation-contract';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { Component as ReconcileScreen } from './reconcile-screen';

const bank = bankRow({ name: 'HDFC Bank', isDefault: true });
const idOf = (at: number, kind: string) => `01990000-0000-7000-8000-${kind}${String(at).padStart(11, '0')}`;
const line = (at: number, changes: Partial<StatementLine> = {}): StatementLine => ({
  ...{ id: idOf(at, '1'), kind: 'MOVEMENT', date: '2026-11-05', narration: `Line ${at}`, reference: null },
  ...{ amountMinor: 100_00 + at, ...changes },
});
const entry = (at: number, changes: Partial<BookEntry> = {}): BookEntry => ({
  ...{ id: idOf(at, '2'), date: '2026-11-04', narration: `Entry ${at}`, reference: null, amountMinor: 100_00 + at },
  voucher: { type: 'RECEIPT', number: `RC/26-27/${at}`, id: idOf(at, '3') },
  ...changes,
});
const sure = (at: number): Proposals['proposals'][number] => ({
  ...{ lineIds: [idOf(at, '1')], entryIds: [idOf(at, '2')], reasons: ['reference', 'day'], score: 80 },
});
const found = (changes: Partial<Proposals> = {}): Proposals => ({
  ...{ lines: [line(1), line(2)], entries: [entry(1), entry(2)], proposals: [sure(1), sure(2)], learnt: [] },
  ...{ returns: [], runs: [], broughtForward: null, openCount: 2, parkedCount: 0, next: null, ...changes },
});
const matchOf = (id: string): Match => ({
  ...{ id, bankId: bank.id, lines: [], entries: [entry(9)], createdAt: '2026-11-22T06:00:00Z', createdBy: 'Asha Rao' },
});

/** The server: what was matched or set aside is not offered again. */
function serve(first: Proposals) {
  let now = first;
  const without = (ids: readonly string[]) =>
    (now = { ...now, lines: now.lines.filter(({ id }) => !ids.includes(id)) });
  mock(listBanks, pageOf([bank]));
  mock(readProposals, () => now);
  const matched = mock(reconcile, ({ lineIds = [] }) => {
    without(lineIds);
    return matchOf(idOf(lineIds.length, '4'));
  });
  const parked = mock(parkLine, ({ lineId, parked: isParked }) => {
    without([lineId]);
    return { lineId, parked: isParked };
  });
  return { matched, parked };
}

const show = () => renderScreen(<ReconcileScreen />, { role: 'ACCOUNT' });
const lines = () => screen.findByRole('listbox', { name: 'Lines of the statement' });

it('lights the surest of what a line may be, and says why; Enter takes it and goes on', async () => {
  const { matched } = serve(found());
  const { user } = show();
  expect(await lines()).toHaveFocus();
  expect(screen.getByText('Same reference')).toBeVisible();

  await user.keyboard('{Enter}{Enter}');

  expect(await screen.findByText('Every line is matched')).toBeVisible();
  expect(matched.calls.map(({ input }) => input)).toMatchObject([
    { bankId: bank.id, lineIds: [idOf(1, '1')], entryIds: [idOf(1, '2')] },
    { bankId: bank.id, lineIds: [idOf(2, '1')], entryIds: [idOf(2, '2')] },
  ]);
});

it('before the first bank leads to where one is kept', async () => {
  mock(listBanks, pageOf([]));
  show();

  expect(await screen.findByRole('link', { name: 'Go to the banks' })).toHaveAttribute('href', '/dashboard/bank');
});

it('has no fault that axe knows', async () => {
  serve(found());
  const { container } = show();
  await lines();

  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });

  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('what is refused comes back, with the reason', async () => {
  serve(found());
  mockProblem(reconcile, 409, {
    message: 'Somebody matched one of these meanwhile. Look at what is left and try again.',
  });
  const { user } = show();
  await lines();

  await user.keyboard('{Enter}');

  expect(await screen.findByText(/Somebody matched one of these meanwhile/)).toBeVisible();
  expect(screen.getByRole('option', { name: /Line 1/ })).toBeVisible();
});

it('splits a line over entries that come to it', async () => {
  const parts = [entry(1, { amountMinor: 60_00 }), entry(2, { amountMinor: 40_00 })];
  const { matched } = serve(found({ lines: [line(0)], entries: parts, proposals: [] }));
  const { user } = show();
  await lines();

  await user.keyboard('s ');
  expect(screen.getByText('Still to find:').parentElement ?? document.body).toHaveTextContent('40.00');
  await user.keyboard('{Enter}');
  expect(matched.calls).toEqual([]);
  await user.keyboard('{ArrowDown} {Enter}');

  await waitFor(() => expect(matched.calls).toHaveLength(1));
  expect(matched.calls[0]?.input.entryIds?.toSorted()).toEqual([idOf(1, '2'), idOf(2, '2')]);
});

it('takes the last match apart', async () => {
  serve(found());
  const undone = mock(unreconcile, ({ id }) => ({ id }));
  const { user } = show();
  await lines();

  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: /Undo last/ })).toBeEnabled());
  await user.keyboard('u');

  expect(await screen.findByText('The match is undone')).toBeVisible();
  expect(undone.calls).toHaveLength(1);
});

it('the balance brought forward is matched with all of before but what was on its way', async () => {
  const opening = line(1, { kind: 'OPENING', narration: 'Balance brought forward' });
  const exceptEntryIds = [idOf(7, '2')];
  const { matched } = serve(
    found({ lines: [opening], entries: [], proposals: [], broughtForward: { lineId: opening.id, exceptEntryIds } }),
  );
  const { user } = show();
  await lines();
  expect(screen.getByText(/All entries of before but 1/)).toBeVisible();

  await user.keyboard('{Enter}');

  await waitFor(() => expect(matched.calls[0]?.input).toMatchObject({ lineIds: [opening.id], exceptEntryIds }));
});

it('the balance brought forward is neither split nor recorded, by button or by key, and says why', async () => {
  serve(
    found({ lines: [line(1, { kind: 'OPENING', narration: 'Balance brought forward' })], entries: [], proposals: [] }),
  );
  const { user } = show();
  await lines();
  const why = /neither split nor recorded: it stands for all of the books before that day/;
  expect(screen.getByText('The books had another balance on that day. Set it aside until they agree.')).toBeVisible();

  await user.keyboard('sn');

  for (const name of [/^Split/, /^Record new/]) {
    const button = screen.getByRole('button', { name });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(why);
  }
  expect(screen.queryByText('Still to find:')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('fifty lines take eighty keys at most: 38 are plain, 6 are recorded as last time, 4 are split, 2 are set aside', async () => {
  const all = Array.from({ length: 50 }, (_, at) =>
    line(at, at < 38 ? {} : { amountMinor: at < 44 ? -(500_00 + at) : 900_00 + 2 * at }),
  );
  const recorded = all.slice(38, 44);
  const split = all.slice(44, 48);
  const halves = split.flatMap(({ amountMinor }, index) =>
    [0, 1].map((half) => entry(100 + 2 * index + half, { amountMinor: amountMinor / 2 })),
  );
  const { matched, parked } = serve(
    found({
      lines: all,
      entries: [...Array.from({ length: 38 }, (_, at) => entry(at)), ...halves],
      proposals: [
        ...Array.from({ length: 38 }, (_, at) => sure(at)),
        ...split.map(({ id }, index) => ({
          ...{ lineIds: [id], reasons: ['sum' as const], score: 18 },
          entryIds: halves.slice(2 * index, 2 * index + 2).map((half) => half.id),
        })),
      ],
      learnt: recorded.map(({ id: lineId }) => ({
        ...{ lineId, accountCode: '6090', partyId: null, partyName: null, times: 3 },
      })),
    }),
  );
  mock(listAccounts, pageOf([]));
  const { user } = show();
  await lines();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await user.keyboard(key);
  };

  for (let at = 0; at < 38; at += 1) await press('{Enter}');
  for (let at = 0; at < 6; at += 1) {
    await press('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Record what is missing' });
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /Reference/ })).toHaveFocus());
    await press('{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(async () => expect(await lines()).toHaveFocus());
  }
  for (let at = 0; at < 4; at += 1) await press('{Enter}');
  for (let at = 0; at < 2; at += 1) await press('p');

  await waitFor(() => expect(parked.calls).toHaveLength(2));
  expect(matched.calls).toHaveLength(48);
  expect(matched.calls.filter(({ input }) => (input.create ?? []).length === 1)).toHaveLength(6);
  expect(keys).toBeLessThanOrEqual(80);
}, 60_000);

it('Ctrl+Enter records one that is missing and goes on to the next one that is', async () => {
  const spent = [line(1, { amountMinor: -50_00 }), line(3, { amountMinor: -70_00 })];
  const learnt = spent.map(({ id: lineId }) => ({
    ...{ lineId, accountCode: '6090', partyId: null, partyName: null, times: 3 },
  }));
  const { matched } = serve(
    found({ lines: [...spent.slice(0, 1), line(2), ...spent.slice(1)], proposals: [sure(2)], learnt }),
  );
  mock(listAccounts, pageOf([]));
  const { user } = show();
  await lines();
  await user.keyboard('{Enter}');
  const first = await screen.findByText('Line 1', { selector: '[role="dialog"] *' });
  await user.keyboard('{Control>}{Enter}{/Control}');

  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(await screen.findByText('Line 3', { selector: '[role="dialog"] *' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Reference/ })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Record, and the next one' })).toBeNull();
  await user.keyboard('{Control>}{Enter}{/Control}');

  await waitFor(() => expect(matched.calls.map(({ input }) => input.lineIds)).toEqual(spent.map(({ id }) => [id])));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a line by which the bank paid a vendor of a payment run records it by Enter', async () => {
  const run = { id: idOf(7, '5'), title: 'Vendors of May' };
  const vendors = [{ id: idOf(8, '6'), name: 'Konkan Roadways' }];
  const paid = line(1, { amountMinor: -500_00 });
  const { matched } = serve(
    found({ lines: [paid], entries: [], proposals: [], runs: [{ lineId: paid.id, run, vendors }] }),
  );
  const { user } = show();
  await lines();
  expect(screen.getByText('Konkan Roadways is paid by the payment run Vendors of May')).toBeVisible();

  await user.keyboard('{Enter}');

  await waitFor(() => expect(matched.calls).toHaveLength(1));
  expect(matched.calls[0]?.input).toMatchObject({
    ...{ lineIds: [paid.id], entryIds: [] },
    payRun: { runId: run.id, partyIds: [idOf(8, '6')] },
  });
});

it('money that nobody claims is recorded without a party or an account, to be assigned later', async () => {
  const came = line(1, { amountMinor: 500_00, reference: 'N1' });
  const { matched } = serve(found({ lines: [came], entries: [], proposals: [] }));
  const { user } = show();
  await lines();

  await user.keyboard('n');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: /What it is/ }));
  await user.click(screen.getByRole('option', { name: 'Unidentified, to be assigned later' }));
  expect(dialog.queryByRole('combobox', { name: /Party|Account/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: /Record/ }));

  await waitFor(() => expect(matched.calls).toHaveLength(1));
  expect(matched.calls[0]?.input).toMatchObject({
    create: [{ direction: 'RECEIPT', accountCode: '2900', amountMinor: 500_00, reference: 'N1' }],
  });
});

it('a line by which the bank gave a cheque back asks by Enter what the bank took for it', async () => {
  const back = line(1, { amountMinor: -500_00 });
  const cheque = entry(1, { amountMinor: 500_00 });
  serve(found({ lines: [back], proposals: [], returns: [{ lineId: back.id, entry: cheque }] }));
  const returned = mock(returnCheque, () => ({ ...matchOf(idOf(1, '4')), charge: null }));
  const { user } = show();
  await lines();

  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Take back RC/26-27/1' });
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Bank charges' })).toHaveFocus());
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Every line is matched')).toBeVisible();
  expect(returned.calls).toHaveLength(1);
});
