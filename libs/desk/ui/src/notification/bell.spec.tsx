import { listNotifications, type Notification, readNotifications } from '@freightdesk/desk-contract';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor } from '@testing-library/react';
import { Bell } from './bell';

const idOf = (place: number) => `0198f2a0-0000-7000-8000-00000000000${place}`;

const followUp: Notification = {
  id: idOf(1),
  name: 'lead.followUp',
  record: 'lead',
  recordId: idOf(7),
  number: 'LD/00007',
  title: 'Kaveri Spices',
  label: 'Follow-up',
  at: '2026-11-22T05:00:00Z',
  isDay: false,
  readAt: null,
};
const mention: Notification = {
  ...followUp,
  ...{ id: idOf(2), name: 'note.mention', record: 'voyage', number: null, title: 'Asha: look', label: 'Mentioned you' },
};
const pages = { lead: (id: string) => `/leads?lead=${id}` };

describe('the bell', () => {
  it('counts what is unread; what is opened leads to its record and is read', async () => {
    const seen = { ...mention, id: idOf(3), readAt: '2026-11-22T05:00:00Z' };
    mock(listNotifications, [followUp, mention, seen]);
    const read = mock(readNotifications, ({ ids }) => ({ ids }));
    const { user, router } = renderScreen(<Bell />, { pages });

    const bell = await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    mock(listNotifications, [mention, seen]);
    await user.click(bell);
    await user.click(await screen.findByRole('button', { name: /LD\/00007 · Kaveri Spices/ }));

    await waitFor(() => expect(router.state.location.search).toBe(`?lead=${idOf(7)}`));
    expect(read.calls.map(({ input }) => input)).toEqual([{ ids: [followUp.id] }]);
    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  });

  it('is silenced at once', async () => {
    mock(listNotifications, [followUp, mention]);
    const read = mock(readNotifications, ({ ids }) => ({ ids }));
    const { user } = renderScreen(<Bell />, { pages });

    await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    mock(listNotifications, []);
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));

    expect(await screen.findByText('Nothing rings')).toBeVisible();
    expect(read.calls.map(({ input }) => input)).toEqual([{ ids: [followUp.id, mention.id] }]);
  });

  it('keeps still where it could not be asked', async () => {
    mockProblem(listNotifications, 503);
    renderScreen(<Bell />);

    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  });
});
