import { ActivityContext } from '@freightdesk/activity-ui';
import { loadRecords } from '@freightdesk/search';
import { type Hit, searchRecords } from '@freightdesk/search-contract';
import { noteRecent, recentRecords } from '@freightdesk/shared-session/recent';
import { mock, mockProblem, renderScreen, type ScreenOptions, testUser } from '@freightdesk/shared-testing-web';
import { CommandDialog } from '@freightdesk/shell-layout/palette';
import { act, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';

const hit = (changes: Partial<Hit> = {}): Hit => ({
  record: 'sale invoice',
  id: '01990000-0000-7000-8000-000000000001',
  number: 'SI/26-27/000001',
  title: 'Coastal Spices',
  subtitle: '10-Apr-2026 · ₹ 11,800.00',
  matched: { field: 'Invoice', text: 'SI/26-27/000001' },
  score: 1,
  ...changes,
});
const job = hit({
  record: 'jobcard',
  id: '01990000-0000-7000-8000-000000000002',
  number: 'SE/26-27/00001',
  subtitle: 'INNSA → AEJEA',
  matched: { field: 'Container', text: 'CSQU3054383' },
  score: 0.9,
});
const answer = (hits: Hit[], warnings: { code: 'check_digit'; message: string; repairs: string[] }[] = []) => ({
  data: { hits },
  warnings,
});
const pages = { 'sale invoice': (id: string) => `/invoice?id=${id}`, jobcard: (id: string) => `/job?id=${id}` };
const onClose = jest.fn();
const banks = { title: 'Banks', kind: 'Page', run: jest.fn() };
const names = async () => [{ records: { 'sale invoice': 'Sale invoice', jobcard: 'Jobcard' } }];

async function open(options: ScreenOptions = {}) {
  // What it waits for is there already: so that it is drawn with it at once.
  const shown = await act(async () =>
    renderScreen(
      <ActivityContext value={names}>
        <Suspense>
          <CommandDialog commands={[banks]} loadRecords={loadRecords} onClose={onClose} />
        </Suspense>
      </ActivityContext>,
      { pages, ...options },
    ),
  );
  await screen.findByRole('combobox');
  return shown;
}
const field = () => screen.getByRole('combobox', { name: 'Search records, pages and actions' });

// What is fetched with it takes its time where nothing was read yet.
beforeAll(() => loadRecords());
beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

describe('records in the palette', () => {
  it('are found while typing, by kinds, and Enter opens the first', async () => {
    mock(searchRecords, answer([hit(), job]));
    const { user, router } = await open();

    await user.type(field(), 'si 26');
    const group = await screen.findByRole('group', { name: 'Sale invoice' });
    expect(group).toHaveTextContent('SI/26-27/000001');
    expect(screen.getByRole('option', { name: /SE\/26-27\/00001/ })).toHaveTextContent('Container CSQU3054383');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 found'));
    await user.keyboard('{Enter}');

    await waitFor(() => expect(router.state.location.pathname).toBe('/invoice'));
    expect(onClose).toHaveBeenCalled();
  });

  it('are opened by Enter that comes before they do, as of a number that is pasted', async () => {
    mock(searchRecords, answer([job]));
    const { user, router } = await open();

    await user.click(field());
    await user.paste('CSQU3054383');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(router.state.location.pathname).toBe('/job'));
  });

  it('stay until the next ones are there', async () => {
    let answerLater: (answered: ReturnType<typeof answer>) => void = () => undefined;
    const later = new Promise<ReturnType<typeof answer>>((resolve) => (answerLater = resolve));
    mock(searchRecords, ({ q }) => (q === 'coastal' ? answer([hit()]) : later));
    const { user } = await open();

    await user.type(field(), 'coastal');
    await screen.findByRole('option', { name: /SI\/26-27\/000001/ });
    await user.type(field(), ' s');
    expect(screen.getByRole('option', { name: /SI\/26-27\/000001/ })).toBeVisible();
    answerLater(answer([]));

    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
    expect(screen.getByRole('status')).toHaveTextContent('Nothing matches');
  });

  it('tell of a number that was mistyped what was meant', async () => {
    const problem = 'The last digit of the container does not fit the others: one is mistyped.';
    mock(searchRecords, ({ q }) =>
      q === 'CSQU3054383'
        ? answer([job])
        : answer([], [{ code: 'check_digit', message: problem, repairs: ['CSQU3054383'] }]),
    );
    const { user } = await open();

    await user.type(field(), 'CSQU3045383');
    expect(await screen.findByText(problem)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Did you mean CSQU3054383?' }));

    expect(await screen.findByRole('option', { name: /SE\/26-27\/00001/ })).toBeVisible();
    expect(field()).toHaveValue('CSQU3054383');
  });

  it('that could not be looked for say so, and are looked for again', async () => {
    mockProblem(searchRecords, 503, { message: 'The database is away for a moment. Please try again.' });
    const { user } = await open();

    // At once: on a slow machine the first letters would be asked for too, and their problem gone before it is answered.
    await user.click(field());
    await user.paste('coastal');
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is away for a moment.');
    mock(searchRecords, answer([hit()]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('option', { name: /SI\/26-27\/000001/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('of a kind that has no page are not offered', async () => {
    mock(searchRecords, answer([hit({ record: 'voucher' }), job]));
    const { user } = await open();

    await user.type(field(), 'coastal');

    expect(await screen.findAllByRole('option')).toHaveLength(1);
  });

  it('that were open last come first while nothing is typed, to this person in this role', async () => {
    const person = testUser('ACCOUNT');
    noteRecent(person, { record: 'jobcard', id: job.id, number: job.number, title: job.title });
    await open({ role: 'ACCOUNT' });

    const [first, second] = screen.getAllByRole('option');
    expect(first).toHaveTextContent('SE/26-27/00001');
    expect(second).toHaveTextContent('Banks');
    expect(recentRecords(testUser('MARKETING'))).toEqual([]);
  });

  it('are not asked for by one letter, nor each time a key is pressed', async () => {
    const search = mock(searchRecords, answer([]));
    const { user } = await open();

    await user.click(field());
    await user.paste('c');
    await user.paste('oastal');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing matches'));

    expect(search.calls.map(({ input }) => input)).toEqual([{ q: 'coastal' }]);
  });
});
