import { readOverview } from '@freightdesk/overview-contract';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { Component as OverviewScreen } from './overview-screen';

describe('the overview', () => {
  it('shows figures that open their lists', async () => {
    mock(readOverview, {
      figures: [
        {
          name: 'banks.held',
          label: 'Cash and bank balance',
          value: 12_34_567_89,
          unit: 'paise',
          href: '/dashboard/bank',
        },
        { name: 'leads.open', label: 'Open leads', value: 1234, unit: 'count', href: '/dashboard/internationalGroup' },
      ],
    });

    renderScreen(<OverviewScreen />);

    const balance = await screen.findByRole('link', { name: /Cash and bank balance/ });
    expect(balance).toHaveTextContent('12,34,567.89');
    expect(balance).toHaveAttribute('href', '/dashboard/bank');
    expect(screen.getByRole('link', { name: /Open leads/ })).toHaveTextContent('1,234');
  });

  it('that failed says so', async () => {
    mockProblem(readOverview, 500, { message: 'Something went wrong', requestId: 'req-7' });

    renderScreen(<OverviewScreen />);

    expect(await screen.findByText(/req-7/)).toBeVisible();
  });
});
