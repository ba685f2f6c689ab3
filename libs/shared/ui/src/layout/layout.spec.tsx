import { startI18n } from '@freightdesk/shared-i18n';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Loaded } from '../faces/loaded';
import { FactList } from './fact-list';
import { PageHeader } from './page-header';

void startI18n();

it('a page names itself, in the window too, and the way to it', () => {
  render(
    <MemoryRouter>
      <PageHeader
        title="Banks"
        breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }, { label: 'Banks' }]}
        action={<button>Add bank</button>}
      />
    </MemoryRouter>,
  );

  expect(screen.getByRole('heading', { level: 1, name: 'Banks' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(document.title).toBe('Banks | Freightdesk');
});

it('a fact that is not known is a dash', () => {
  render(<FactList facts={[{ label: 'IFSC', value: null }]} />);

  expect(screen.getByRole('definition')).toHaveTextContent('–');
});

describe('what a query read', () => {
  const query = { data: undefined, error: null, refetch: () => undefined };
  const shown = (name: string) => <p>{name}</p>;

  it('is awaited, shown, or told to have failed', () => {
    const { rerender } = render(<Loaded<string> query={query}>{shown}</Loaded>);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();

    rerender(<Loaded query={{ ...query, error: 'Something went wrong' }}>{shown}</Loaded>);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');

    rerender(<Loaded query={{ ...query, data: 'HDFC' }}>{shown}</Loaded>);
    expect(screen.getByText('HDFC')).toBeVisible();
  });
});
