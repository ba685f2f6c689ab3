import { deleteDocket, type Docket, type DocketRow, listDockets, moveDocket } from '@freightdesk/domestic-contract';
import { docketRecord } from '@freightdesk/domestic-contract/testing';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as DocketList } from './docket-list-screen';

const group = '/dashboard/domesticGroup';
const rowOf = ({ dimensions: _dimensions, invoices: _invoices, shipments: _shipments, ...row }: Docket): DocketRow =>
  row;
const draft = rowOf(docketRecord());
const booked = rowOf(docketRecord({ id: draft.branchId, number: 'HO/26-27/000001', status: 'BOOKED', version: 2 }));

const show = (query = '') =>
  renderScreen(
    [
      { path: `${group}/list_jobcards`, element: <DocketList /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { role: 'DOMESTIC', path: `${group}/list_jobcards${query}` },
  );
const openMenu = async (user: ReturnType<typeof show>['user'], name: RegExp) =>
  user.click(within(await screen.findByRole('row', { name })).getByRole('button'));

describe('the list of dockets', () => {
  it('shows number, sides, status and charged weight', async () => {
    mock(listDockets, pageOf([booked]));

    show();

    const row = within(await screen.findByRole('row', { name: /HO\/26-27\/000001/ }));
    expect(row.getByText('Konkan Textiles Pvt Ltd')).toBeVisible();
    expect(row.getByText('Kaveri Traders')).toBeVisible();
    expect(row.getByText('Booked')).toBeVisible();
    expect(row.getByText('120.500')).toBeVisible();
  });

  it('keeps its filters in the address', async () => {
    const list = mock(listDockets, pageOf([booked]));
    const { user, router } = show();
    await screen.findByRole('row', { name: /000001/ });

    await user.click(screen.getByRole('button', { name: 'Status', expanded: false }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Booked' }));

    await waitFor(() => expect(router.state.location.search).toContain('status=BOOKED'));
    await waitFor(() => expect(list.calls.at(-1)?.input).toMatchObject({ status: ['BOOKED'] }));
  });

  it('opens a docket by a click on its row', async () => {
    mock(listDockets, pageOf([booked]));
    const { user, router } = show();

    await user.click(await screen.findByText('Kaveri Traders'));

    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: `${group}/jobcard` }));
    expect(router.state.location.search).toBe(`?id=${booked.id}`);
  });

  it('without a docket offers to add the first', async () => {
    mock(listDockets, pageOf([]));

    show();

    expect(await screen.findByText('No dockets yet')).toBeVisible();
    screen
      .getAllByRole('link', { name: 'Add docket' })
      .forEach((link) => expect(link).toHaveAttribute('href', `${group}/jobcard`));
  });

  it('that cannot be read says so and offers to try again', async () => {
    mockProblem(listDockets, 500, { message: 'The store is asleep.' });

    show();

    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

it('several drafts are booked, the oldest first, and one that lacks something is left', async () => {
  const [first, second, third] = ['1', '2', '3'].map((end) => `01939000-0000-7000-8000-00000000000${end}`);
  const later = { ...draft, id: first ?? '', date: '2026-11-21', reference: 'DSP-2' };
  const sooner = { ...draft, id: second ?? '', date: '2026-11-20', reference: 'DSP-1' };
  mock(listDockets, pageOf([later, sooner, { ...draft, id: third ?? '', actualKg: null }]));
  const move = mock(moveDocket, docketRecord({ number: 'HO/26-27/000007', status: 'BOOKED' }));
  const { user } = show();
  await screen.findAllByRole('row', { name: /Not booked/ });

  await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
  await user.click(await screen.findByRole('button', { name: 'Book' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Weigh the goods/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Book' }));

  await waitFor(() => expect(dialog.getAllByText('Done')).toHaveLength(2));
  expect(move.calls.map(({ input }) => input)).toEqual(
    [second, first].map((id) => ({ id, version: draft.version, to: 'BOOKED' })),
  );
});

describe('the menu of a docket', () => {
  it('books a draft and says the number that it took', async () => {
    mock(listDockets, pageOf([draft]));
    const move = mock(moveDocket, docketRecord({ number: 'HO/26-27/000007', status: 'BOOKED' }));
    const { user } = show();

    await openMenu(user, /Not booked/);
    await user.click(await screen.findByRole('menuitem', { name: 'Book' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Book' }));

    expect(await screen.findByText('HO/26-27/000007 is booked')).toBeVisible();
    expect(move.calls[0]?.input).toEqual({ id: draft.id, version: 1, to: 'BOOKED' });
  });

  it('says what a draft lacks to be booked', async () => {
    mock(listDockets, pageOf([{ ...draft, actualKg: null }]));
    const { user } = show();

    await openMenu(user, /Not booked/);

    const book = await screen.findByRole('menuitem', { name: /Book.*Weigh the goods/ });
    expect(book).toHaveAttribute('aria-disabled', 'true');
  });

  it('cancels a booked docket with a reason', async () => {
    mock(listDockets, pageOf([booked]));
    const move = mock(moveDocket, docketRecord({ number: booked.number, status: 'CANCELLED' }));
    const { user } = show();

    await openMenu(user, /000001/);
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel the docket' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Sent by another carrier');
    await user.click(dialog.getByRole('button', { name: 'Cancel the docket' }));

    expect(await screen.findByText('HO/26-27/000001 is cancelled')).toBeVisible();
    expect(move.calls[0]?.input).toEqual({
      id: booked.id,
      version: 2,
      to: 'CANCELLED',
      reason: 'Sent by another carrier',
    });
  });

  it('deletes a draft once it is confirmed, and says of a booked docket why it stays', async () => {
    mock(listDockets, pageOf([draft, booked]));
    const remove = mock(deleteDocket, { id: draft.id });
    const { user } = show();

    await openMenu(user, /000001/);
    expect(await screen.findByRole('menuitem', { name: /Delete.*Only a draft/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('{Escape}');
    await openMenu(user, /Not booked/);
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('The draft is deleted')).toBeVisible();
    expect(remove.calls[0]?.input).toEqual({ id: draft.id, version: 1 });
  });
});
