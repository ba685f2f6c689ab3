import type { ListViewsProps } from '@freightdesk/shared-ui';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { listViews, removeView, type SavedView, saveView } from '@freightdesk/views-contract';
import { screen, waitFor } from '@testing-library/react';
import { ViewTabs } from './view-tabs';

const overdue: SavedView = {
  ...{ id: '01990000-0000-7000-8000-0000000000a1', list: 'sale-invoices.list', name: 'Overdue', query: 'overdue=true' },
  ...{ columns: [{ id: 'number' }], isShared: false, isDefault: false, isMine: true, version: 3 },
  owner: { id: '01990000-0000-7000-8000-0000000000b1', name: 'Anita Deshpande' },
};
const theirs = {
  ...overdue,
  id: '01990000-0000-7000-8000-0000000000a2',
  name: 'Drafts',
  query: 'status=DRAFT',
  isMine: false,
};

const show = (views: SavedView[], props: Partial<ListViewsProps> = {}) => {
  mock(listViews, views);
  const given: ListViewsProps = {
    ...{ list: overdue.list, query: '', view: null, arrangement: undefined },
    ...{ openView: jest.fn(), arrange: jest.fn(), ...props },
  };
  const shown = renderScreen(<ViewTabs {...given} />, { role: 'ACCOUNT' });
  return { ...shown, ...given };
};

describe('the views of a list', () => {
  it('open with filters, order and columns', async () => {
    const { user, openView, arrange } = show([overdue, theirs]);

    await user.click(await screen.findByRole('button', { name: 'Overdue' }));

    expect(arrange).toHaveBeenCalledWith(overdue.columns, overdue.id);
    expect(openView).toHaveBeenCalledWith('overdue=true', overdue.id, undefined);
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Drafts' })).toHaveAttribute('title', 'Shared by Anita Deshpande');
  });

  it('open by themselves where one is the first, unless a link says what to show', async () => {
    const first = { ...overdue, isDefault: true };
    const { openView, unmount } = show([first]);
    await waitFor(() => expect(openView).toHaveBeenCalledWith('overdue=true', first.id, { replace: true }));
    unmount();

    const led = show([first], { query: 'status=PAID' });
    await screen.findByRole('button', { name: 'Overdue' });
    expect(led.openView).not.toHaveBeenCalled();
  });

  it('are made of what is shown', async () => {
    const save = mock(saveView, overdue);
    const { user, openView } = show([], { query: 'overdue=true', arrangement: [{ id: 'number' }] });

    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Overdue');
    await user.click(screen.getByRole('switch', { name: 'Shared with my role' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(openView).toHaveBeenCalled());
    expect(save.calls[0]?.input).toEqual({
      ...{ list: overdue.list, name: 'Overdue', query: 'overdue=true', columns: [{ id: 'number' }] },
      ...{ isShared: true, isDefault: false },
    });
  });

  it('are replaced and deleted by those whose they are', async () => {
    const save = mock(saveView, overdue);
    const remove = mock(removeView, overdue);
    const { user, openView } = show([overdue, theirs], { view: overdue.id, query: 'overdue=true&sort=dueDate' });
    const choose = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'Change view' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };

    expect(await screen.findByTitle('Changed')).toBeVisible();
    await choose('Replace by what is shown');
    await waitFor(() => expect(save.calls).toHaveLength(1));
    expect(save.calls[0]?.input).toMatchObject({ id: overdue.id, version: 3, query: 'overdue=true&sort=dueDate' });

    await choose('Delete');
    await waitFor(() => expect(openView).toHaveBeenCalledWith('', null));
    expect(remove.calls[0]?.input).toEqual({ id: overdue.id, version: 3 });
  });

  it('that were deleted come back as they were, by the key that is next', async () => {
    const save = mock(saveView, { ...overdue, id: theirs.id, version: 1 });
    mock(removeView, overdue);
    const { user, openView, arrange } = show([overdue], { view: overdue.id, query: overdue.query });
    await user.click(await screen.findByRole('button', { name: 'Change view' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));

    const undo = await screen.findByRole('button', { name: 'Undo', description: 'Overdue is deleted' });
    expect(undo).toHaveFocus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(openView).toHaveBeenLastCalledWith(overdue.query, theirs.id, undefined));
    const { id: _id, version: _version, isMine: _isMine, owner: _owner, ...kept } = overdue;
    expect(save.calls[0]?.input).toEqual(kept);
    expect(arrange).toHaveBeenLastCalledWith(overdue.columns, theirs.id);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('that could not be deleted stay, and it is told why', async () => {
    const message = 'Somebody changed it meanwhile.';
    mockProblem(removeView, 409, { code: 'stale_version', message });
    const { user, openView } = show([overdue], { view: overdue.id, query: overdue.query });
    await user.click(await screen.findByRole('button', { name: 'Change view' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(openView).not.toHaveBeenCalled();
  });

  it('of others are only opened', async () => {
    show([theirs], { view: theirs.id, query: theirs.query });

    await screen.findByRole('button', { name: 'Drafts' });
    expect(screen.queryByRole('button', { name: 'Change view' })).not.toBeInTheDocument();
  });
});
