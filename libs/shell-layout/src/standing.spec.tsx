import { renderScreen } from '@freightdesk/shared-testing-web';
import { DataTable, PageHeader, wholeList } from '@freightdesk/shared-ui';
import { act, screen, waitFor } from '@testing-library/react';
import { useCallback, useEffect, useReducer } from 'react';
import { Link, Outlet, useNavigate, useSearchParams } from 'react-router-dom';
import { StandingAmongLists } from './left-place';

interface Job {
  id: string;
  number: string;
}

const jobs: Job[] = ['a', 'b', 'c'].map((id) => ({ id, number: `SE/26-27/${id}` }));
const columns = [{ id: 'number', header: 'Number', cell: ({ number }: Job) => number }];

let rows = jobs;
let fetchAgain: () => void = () => undefined;

function Jobs() {
  const navigate = useNavigate();
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    fetchAgain = drawAnew;
  }, [drawAnew]);
  const open = useCallback(({ id }: Job) => void navigate(`/job?id=${id}`), [navigate]);
  return (
    <>
      <PageHeader title="Jobs" />
      <DataTable
        label="Jobs"
        list={wholeList({ rows })}
        columns={columns}
        onOpen={open}
        empty={{ title: 'No jobs yet' }}
      />
    </>
  );
}

function JobPage() {
  const [query] = useSearchParams();
  return (
    <>
      <PageHeader title={`Job ${query.get('id')}`} breadcrumbs={[{ label: 'Jobs', to: '/jobs' }]} />
      <Link to="/jobs">All jobs</Link>
    </>
  );
}

function Frame() {
  return (
    <main id="main" tabIndex={-1}>
      <StandingAmongLists target="main" />
      <Outlet />
    </main>
  );
}

const routes = [
  {
    element: <Frame />,
    children: [
      { path: '/jobs', element: <Jobs /> },
      { path: '/job', element: <JobPage /> },
    ],
  },
];

async function openSecond() {
  const shown = renderScreen(routes, { path: '/jobs?status=OPEN' });
  await shown.user.click(screen.getByText('SE/26-27/b'));
  return shown;
}

const row = (number: string) => screen.getByRole('row', { name: number });
const head = (name: string) => screen.getByRole('heading', { name });

beforeEach(() => {
  rows = jobs;
  sessionStorage.clear();
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
});

describe('where the keyboard starts on a page', () => {
  it('is its head, on the page of a record that was opened', async () => {
    await openSecond();

    expect(head('Job b')).toHaveFocus();
  });

  it('is the row that was opened, where somebody goes back to the list', async () => {
    const { router } = await openSecond();

    await act(() => router.navigate(-1));

    expect(row('SE/26-27/b')).toHaveFocus();
  });

  it('is that row, in the list as it was filtered, on the way up', async () => {
    const { user, router } = await openSecond();

    await user.click(screen.getByRole('link', { name: 'Jobs' }));

    expect(router.state.location.search).toBe('?status=OPEN');
    expect(row('SE/26-27/b')).toHaveFocus();
  });

  it('is the head of a list that another link leads to', async () => {
    const { user } = await openSecond();

    await user.click(screen.getByRole('link', { name: 'All jobs' }));

    expect(head('Jobs')).toHaveFocus();
  });

  it('is the row to which the focus had stayed as another page came into it', async () => {
    const { user, router } = renderScreen(routes, { path: '/jobs' });
    act(() => row('SE/26-27/b').focus());
    rows = ['d', 'e', 'f'].map((id) => ({ id, number: `SE/26-27/${id}` }));
    await act(() => router.navigate('/jobs?page=2'));
    await user.keyboard('{Enter}');
    expect(head('Job e')).toHaveFocus();

    await act(() => router.navigate(-1));

    expect(row('SE/26-27/e')).toHaveFocus();
  });

  it('is the row that was left, where it comes into one that shows another record', async () => {
    const { router } = await openSecond();
    rows = ['d', 'e'].map((id) => ({ id, number: `SE/26-27/${id}` }));
    await act(() => router.navigate(-1));
    expect(head('Jobs')).toHaveFocus();
    rows = jobs.slice(1);

    act(() => fetchAgain());

    await waitFor(() => expect(row('SE/26-27/b')).toHaveFocus());
  });

  it('is the head where the row is no longer in the list', async () => {
    const { router } = await openSecond();
    rows = [];

    await act(() => router.navigate(-1));

    expect(head('Jobs')).toHaveFocus();
  });
});

it('the way up of a record that was not opened from the list leads to all of it', async () => {
  const { router } = await openSecond();

  await act(() => router.navigate('/job?id=c'));

  expect(screen.getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/jobs');
});
