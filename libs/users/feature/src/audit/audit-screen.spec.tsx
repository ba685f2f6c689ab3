import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import {
  type AuditEvent,
  auditNames,
  listAuditEvents,
  type ListedUser,
  listRecordKinds,
  listUsers,
} from '@freightdesk/users-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { auditScreenWith } from './audit-screen';

const ofColumns = {
  records: { 'number-series': 'Number series' },
  fields: { address: 'Address', city: 'City' },
  values: { reason: { REFUSED: 'Refused at the door' } },
};
const AuditScreen = auditScreenWith([auditNames, ofColumns]);

const asha = { id: '01939000-0000-7000-8000-000000000001', name: 'Asha Rao' };
const eventOf = (rest: Partial<AuditEvent>): AuditEvent => ({
  id: '01939000-0000-7000-8000-0000000000e1',
  at: '2026-11-21T08:35:00.000Z',
  user: asha,
  record: 'number-series',
  recordId: '01939000-0000-7000-8000-0000000000a1',
  subject: 'SI/26-27/000001',
  action: 'update',
  reason: null,
  changes: [
    { field: 'prefix', before: 'SI', after: 'INV' },
    { field: 'address.city', before: null, after: 'Pune' },
  ],
  ...rest,
});
const unlocking = eventOf({
  id: '01939000-0000-7000-8000-0000000000e2',
  record: 'period',
  recordId: '2026-10',
  subject: '2026-10',
  action: 'unlock',
  reason: 'a late bill of a carrier',
  changes: [],
});

beforeEach(() => {
  mock(listUsers, pageOf([]));
  mock(listRecordKinds, { kinds: ['number-series', 'period'] });
});

const show = (path = '/dashboard/audit') => renderScreen(<AuditScreen />, { path });

describe('the audit trail', () => {
  it('tells who did what to which record, and which fields it changed', async () => {
    mock(listAuditEvents, pageOf([eventOf({}), unlocking]));

    show();

    const row = await screen.findByRole('row', { name: /Number series/ });
    expect(row).toHaveTextContent('21-Nov-2026 14:05');
    expect(row).toHaveTextContent('Asha Rao');
    expect(row).toHaveTextContent('SI/26-27/000001');
    expect(row).toHaveTextContent('Prefix; Address, City');
  });

  it('shows every changed field before and after', async () => {
    mock(listAuditEvents, pageOf([eventOf({})]));
    const { user } = show();

    await user.click(await screen.findByRole('row', { name: /Number series/ }));

    const panel = within(await screen.findByRole('dialog', { name: 'Number series SI/26-27/000001' }));
    const cells = panel.getAllByRole('row').map((row) => row.textContent);
    expect(cells).toEqual(['FieldBeforeAfter', 'PrefixSIINV', 'Address, City–Pune']);
  });

  it('tells the reason, and that no field was changed', async () => {
    mock(listAuditEvents, pageOf([unlocking]));
    const { user } = show();

    await user.click(await screen.findByRole('row', { name: /Period/ }));

    const panel = within(await screen.findByRole('dialog', { name: 'Period 2026-10' }));
    expect(panel.getByText('a late bill of a carrier')).toBeVisible();
    expect(panel.getByText('No field of the record was changed by this.')).toBeVisible();
  });

  it('tells a reason that was chosen in words, and not by its code', async () => {
    mock(listAuditEvents, pageOf([{ ...unlocking, reason: 'REFUSED' }]));
    const { user } = show();

    await user.click(await screen.findByRole('row', { name: /Period/ }));

    const panel = within(await screen.findByRole('dialog', { name: 'Period 2026-10' }));
    expect(panel.getByText('Refused at the door')).toBeVisible();
  });

  it('narrows to one record from its event', async () => {
    const { calls } = mock(listAuditEvents, pageOf([unlocking]));
    const { user, router } = show();

    await user.click(await screen.findByRole('row', { name: /Period/ }));
    await user.click(await screen.findByRole('link', { name: 'All about this record' }));

    expect(router.state.location.search).toBe('?record=period&recordId=2026-10');
    await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ record: ['period'], recordId: ['2026-10'] }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks for the kind, the person and the days that the address says', async () => {
    const { calls } = mock(listAuditEvents, pageOf([]));

    show(`/dashboard/audit?record=period&userId=${asha.id}&dateFrom=2026-11-01&dateTo=2026-11-21&q=late`);

    expect(await screen.findByText('Nothing matches')).toBeVisible();
    expect(calls[0]?.input).toMatchObject({
      record: ['period'],
      userId: [asha.id],
      dateFrom: ['2026-11-01'],
      dateTo: ['2026-11-21'],
      q: 'late',
    });
  });

  it('offers the kinds of record there are', async () => {
    mock(listAuditEvents, pageOf([eventOf({})]));
    const { user, router } = show();

    await user.click(await screen.findByRole('button', { name: 'Kind of record' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Period' }));

    expect(router.state.location.search).toBe('?record=period');
  });

  it('offers everybody who works here, and no first hundred of them', async () => {
    const bilal = '01939000-0000-7000-8000-00000000000a';
    const user: ListedUser = {
      ...{
        id: bilal,
        email: 'bilal@example.test',
        name: 'Bilal Khan',
        firstName: 'Bilal',
        lastName: 'Khan',
        version: 3,
      },
      ...{
        roleId: { id: '01939000-0000-7000-8000-0000000000aa', name: 'MARKETING' },
        status: 'ACTIVE',
        lastSeenAt: null,
      },
    };
    mock(listUsers, ({ after }) => (after ? pageOf([user]) : pageOf([], { nextCursor: 'behind Bela' })));
    mock(listAuditEvents, pageOf([eventOf({})]));

    show(`/dashboard/audit?userId=${bilal}`);

    expect((await screen.findAllByRole('button', { name: /Bilal Khan/ })).length).toBeGreaterThan(0);
  });

  it('says so where nothing happened yet, and where it could not be read', async () => {
    mock(listAuditEvents, pageOf([]));
    const { unmount } = show();
    expect(await screen.findByText('Nothing happened yet')).toBeVisible();
    unmount();

    mockProblem(listAuditEvents, 503, { message: 'The database is away for a moment.', requestId: 'req-7' });
    show();

    expect(await screen.findByText(/The database is away/)).toBeVisible();
    expect(screen.getByText(/req-7/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
