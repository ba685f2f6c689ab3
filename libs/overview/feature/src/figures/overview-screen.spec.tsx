import { type Overview, readOverview } from '@freightdesk/overview-contract';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as OverviewScreen } from './overview-screen';

const overviewOf = (parts: Partial<Overview>): Overview => ({ figures: [], today: [], chart: null, ...parts });
const leadId = '01939000-0000-7000-8000-000000000001';

describe('the overview', () => {
  it('shows figures that open their lists', async () => {
    mock(
      readOverview,
      overviewOf({
        figures: [
          {
            name: 'banks.held',
            label: 'Cash and bank balance',
            value: 12_34_567_89,
            unit: 'paise',
            href: '/dashboard/bank',
            than: [{ label: 'Last month', value: 1_000_00 }],
          },
          {
            name: 'leads.open',
            label: 'Open leads',
            value: 1234,
            unit: 'count',
            href: '/dashboard/internationalGroup',
          },
        ],
      }),
    );

    renderScreen(<OverviewScreen />);

    const balance = await screen.findByRole('link', { name: /Cash and bank balance/ });
    expect(balance).toHaveTextContent('12,34,567.89');
    expect(balance).toHaveTextContent('Last month: ₹ 1,000.00');
    expect(balance).toHaveAttribute('href', '/dashboard/bank');
    expect(screen.getByRole('link', { name: /Open leads/ })).toHaveTextContent('1,234');
    expect(screen.getByText('Nothing waits for you')).toBeVisible();
  });

  it('lists what waits today, with the act in each row that opens its record', async () => {
    const task = {
      record: 'lead',
      number: 'LD/00007',
      title: 'Kaveri Spices',
      by: 'hour',
      due: '2020-01-01T00:00:00Z',
    };
    mock(
      readOverview,
      overviewOf({
        today: [
          { ...task, by: 'hour', id: leadId, name: 'lead.followUp', label: 'Follow-up', act: 'Follow up' },
          { ...task, by: 'day', record: 'voyage', id: 'v1', name: 'voyage.due', label: 'Voyage', act: 'Sail' },
        ],
      }),
    );

    renderScreen(<OverviewScreen />, { pages: { lead: (id: string) => `/leads?lead=${id}` } });

    const act = await screen.findByRole('link', { name: 'Follow up: LD/00007 · Kaveri Spices' });
    expect(act).toHaveAttribute('href', `/leads?lead=${leadId}`);
    expect(screen.getAllByText(/ d late$/)).toHaveLength(2);
    expect(screen.queryByRole('link', { name: /Sail/ })).not.toBeInTheDocument();
  });

  it('has the figures of its chart in a table beside it', async () => {
    const series = [{ label: 'Departures', values: [3, 0] }];
    const chart = {
      label: 'Departures',
      unit: 'count' as const,
      axis: { label: 'Day' },
      labels: ['22-Nov', '23-Nov'],
      series,
      href: '/shipments',
    };
    mock(readOverview, overviewOf({ chart }));

    renderScreen(<OverviewScreen />);

    const table = await screen.findByRole('table', { name: 'Departures' });
    expect(within(table).getByRole('row', { name: '22-Nov 3' })).toBeVisible();
    expect(within(table).getByRole('columnheader', { name: 'Day' })).toBeVisible();
    expect(within(table).getByRole('row', { name: '23-Nov 0' })).toBeVisible();
    // Otherwise a day is read as Nov-22 where the page is read from the right.
    expect(within(table).getByText('22-Nov').closest('bdi')).not.toBeNull();
  });

  it('that failed says so', async () => {
    mockProblem(readOverview, 500, { message: 'Something went wrong', requestId: 'req-7' });

    renderScreen(<OverviewScreen />);

    expect(await screen.findByText(/req-7/)).toBeVisible();
  });
});
