import {
  addNote,
  type Document,
  listPeople,
  type Note,
  readDocument,
  readTimeline,
  removeDocument,
  type Timeline,
  type TimelineEntry,
  uploadDocument,
} from '@freightdesk/activity-contract';
import { DraftOwner } from '@freightdesk/shared-ui';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ActivityContext, type LoadAuditNames } from './activity-context';
import { RecordActivity } from './record-activity';

const of = { record: 'docket', recordId: '01990000-0000-7000-8000-0000000000d1' };
const asha = { id: '01990000-0000-7000-8000-0000000000a1', name: 'Asha Rao' };
const dev = { id: '01990000-0000-7000-8000-0000000000a2', name: 'Dev Naik' };
const at = '2026-11-21T08:35:00.000Z';

const entry = (id: string, rest: Partial<TimelineEntry>): TimelineEntry => ({
  id,
  kind: 'change',
  at,
  by: dev,
  change: null,
  note: null,
  file: null,
  ...rest,
});
const noteOf = (text: string, mentions: Note['mentions'] = []): Note => ({
  id: 'n',
  ...of,
  text,
  mentions,
  createdAt: at,
  createdBy: dev,
});
const fileOf = (rest: Partial<Document> = {}): Document => ({
  id: '01990000-0000-7000-8000-0000000000f1',
  ...of,
  kind: 'PACKING_LIST',
  name: 'packing.pdf',
  mediaType: 'application/pdf',
  sizeBytes: 2_048,
  createdAt: at,
  createdBy: dev,
  removedAt: null,
  isHeld: false,
  removedBy: null,
  version: 1,
  ...rest,
});
const fileEntry = (rest: Partial<Document> = {}) => entry('f', { kind: 'file', file: fileOf(rest) });
const moved = entry('c', {
  change: {
    record: 'docket',
    action: 'move',
    reason: null,
    currency: 'INR',
    fields: [
      { field: 'status', before: 'DRAFT', after: 'BOOKED' },
      { field: 'freightPaise', before: null, after: '123450' },
      { field: 'vessel', before: 'MSC ANNA', after: null },
      { field: 'freightMinor', before: null, after: '123450' },
      { field: 'charges.0.buyMinor', before: null, after: '90000', currency: 'USD' },
      { field: 'checklist.0.file.mediaType', before: null, after: 'application/pdf' },
    ],
  },
});

const timeline = (data: TimelineEntry[], rest: Partial<Timeline> = {}): Timeline => ({
  data,
  page: 1,
  pageSize: 25,
  total: data.length,
  totalIsExact: true,
  nextCursor: null,
  mayAdd: true,
  ...rest,
});

const names = [
  {
    actions: { move: 'Move' },
    fields: { status: 'Status', freight: 'Freight', vessel: 'Vessel' },
    values: { status: { DRAFT: 'Draft', BOOKED: 'Booked' } },
  },
];
const show = (version = 1, loadNames: LoadAuditNames = async () => names) =>
  renderScreen(
    <DraftOwner person="dev" isEnding={false}>
      <ActivityContext value={loadNames}>
        <RecordActivity {...of} version={version} />
      </ActivityContext>
    </DraftOwner>,
  );
const told = async (): Promise<HTMLElement[]> =>
  [...(await screen.findByRole('list', { name: 'Timeline' })).children].filter((child) => child instanceof HTMLElement);
const box = () => screen.findByRole('textbox', { name: 'Write a note' });
const png = (name = 'seal.png', size = 10) => new File(['x'.repeat(size)], name, { type: 'image/png' });

beforeEach(() => {
  mock(listPeople, [asha, dev]);
});

describe('the timeline of a record', () => {
  it('is not asked for by a screen that stands alone', () => {
    const { calls } = mock(readTimeline, timeline([]));

    renderScreen(<RecordActivity {...of} version={1} />);

    expect(calls).toEqual([]);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('tells changes in words, notes with their lines, and files', async () => {
    mock(
      readTimeline,
      timeline([moved, entry('n', { kind: 'note', note: noteOf('@Asha Rao,\ncall', [asha]) }), fileEntry()]),
    );
    show();

    await screen.findByText('Booked');
    const [change, note, file] = await told();
    expect(change).toHaveTextContent(
      /^Dev NaikMove21-Nov-2026 14:05Status: Draft.*Booked.*Freight: 1,234\.50Vessel: MSC ANNA \(taken out\)Charges 1, Buy: 900\.00$/,
    );
    expect(note?.querySelector('strong')).toHaveTextContent('@Asha Rao');
    expect(file).toHaveTextContent('packing.pdf');
    expect(file).toHaveTextContent('Packing list · 2 KB');
  });

  it('tells no change as it is spelled while its words are on their way', async () => {
    const { calls } = mock(readTimeline, timeline([moved]));
    let arrive: (given: typeof names) => void = () => undefined;
    show(1, () => new Promise((resolve) => (arrive = resolve)));
    await waitFor(() => expect(calls).toHaveLength(1));
    await box();

    expect(screen.queryByText(/BOOKED/)).not.toBeInTheDocument();

    arrive(names);
    expect(await screen.findByText('Booked')).toBeVisible();
  });

  it('tells changes as they are spelled where their words are not to be had', async () => {
    mock(readTimeline, timeline([moved]));
    show(1, () => Promise.reject(new Error('Offline')));

    expect(await screen.findByText('BOOKED')).toBeVisible();
  });

  it('says that nothing is there yet, and what to do', async () => {
    mock(readTimeline, timeline([]));
    show();

    expect(await screen.findByText('Nothing here yet')).toBeVisible();
    expect(screen.getByText('Write the first note, or drop a file here.')).toBeVisible();
  });

  it('can be asked for again where it failed', async () => {
    mockProblem(readTimeline, 503, { message: 'The database is away for a moment. Please try again.' });
    const { user } = show();

    expect(await screen.findByText(/^The database is away/)).toBeVisible();
    mock(readTimeline, timeline([moved]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await told()).toHaveLength(1);
  });

  it('is not shown to whoever may not read the record', async () => {
    mockProblem(readTimeline, 403, { code: 'forbidden' });
    show();

    expect(await screen.findByText('Not for your role')).toBeVisible();
  });

  it('has nothing to write with where the record may only be read', async () => {
    mock(readTimeline, timeline([fileEntry()], { mayAdd: false }));
    show();

    await told();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add files' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove packing.pdf' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download packing.pdf' })).toBeVisible();
  });

  it('is narrowed to one kind, and goes on where it ended', async () => {
    const { calls } = mock(readTimeline, ({ after }) =>
      after === undefined ? timeline([moved], { nextCursor: 'next' }) : timeline([fileEntry()]),
    );
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: 'Show older' }));
    await waitFor(async () => expect(await told()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Notes' }));

    await waitFor(() =>
      expect(calls.map(({ input }) => input)).toEqual([of, { ...of, after: 'next' }, { ...of, kind: 'note' }]),
    );
    expect(screen.getByRole('button', { name: 'Notes' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('a note', () => {
  it('is sent by Ctrl+Enter, and the box is empty again', async () => {
    mock(readTimeline, timeline([]));
    const { calls } = mock(addNote, noteOf('Call'));
    const { user } = show();

    await user.type(await box(), 'Call{Enter}him{Control>}{Enter}{/Control}');

    await waitFor(() => expect(calls[0]?.input).toEqual({ ...of, text: 'Call\nhim' }));
    await waitFor(async () => expect(await box()).toHaveValue(''));
  });

  it('mentions whom the keys choose, and no more whom the text no longer names', async () => {
    mock(readTimeline, timeline([]));
    const { calls } = mock(addNote, noteOf('x'));
    const { user } = show();

    await user.type(await box(), '@');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await box()).toHaveValue('@Dev Naik ');
    await user.type(await box(), 'and @as');
    await user.click(await screen.findByRole('option', { name: 'Asha Rao' }));
    expect(await box()).toHaveValue('@Dev Naik and @Asha Rao ');
    fireEvent.change(await box(), { target: { value: 'and @Asha Rao' } });
    await user.click(screen.getByRole('button', { name: 'Add note' }));

    await waitFor(() => expect(calls[0]?.input).toEqual({ ...of, text: 'and @Asha Rao', mentions: [asha.id] }));
  });

  it('says that nobody is told where the name is of nobody who reads the record', async () => {
    mock(readTimeline, timeline([]));
    const { user } = show();
    const nobody = /^Nobody who may read this is called so/;

    await user.type(await box(), 'ask @Xerxes');
    expect(await screen.findByText(nobody)).toBeVisible();

    await user.clear(await box());
    await user.type(await box(), 'ask @Dev please');
    expect(screen.queryByText(nobody)).toBeNull();
  });

  it('goes on where a name was put into the middle of it', async () => {
    mock(readTimeline, timeline([]));
    const { user } = show();
    await user.type(await box(), 'tell @de today{ArrowLeft>6/}');
    await screen.findByRole('option');
    // A machine that has no time to draw between two keys.
    const drawing = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);

    await user.keyboard('{Enter}of it ');

    expect(await box()).toHaveValue('tell @Dev Naik of it today');
    drawing.mockRestore();
  });

  it('Escape lets the people go and leaves the text', async () => {
    mock(readTimeline, timeline([]));
    const { user } = show();

    await user.type(await box(), '@as');
    await screen.findByRole('option');
    await user.keyboard('{Escape}');

    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(await box()).toHaveValue('@as');
  });

  it('that was refused stays in the box, with the reason', async () => {
    mock(readTimeline, timeline([]));
    mockProblem(addNote, 409, { message: 'Someone was faster.' });
    const { user } = show();

    await user.type(await box(), 'Call him');
    await user.click(screen.getByRole('button', { name: 'Add note' }));

    expect(await screen.findByText('Someone was faster.')).toBeVisible();
    expect(await box()).toHaveValue('Call him');
  });

  it('that was not sent is there when the page is opened again', async () => {
    mock(readTimeline, timeline([]));
    const { user, unmount } = show();
    await user.type(await box(), 'Call');
    unmount();

    show();

    expect(await box()).toHaveValue('Call');
  });
});

describe('a file', () => {
  /** Anywhere on the panel, once the person may add. */
  const panel = async () => {
    await box();
    return screen.getByRole('group', { name: 'Show' });
  };

  it('is sent as soon as it is chosen, as what the person says it is', async () => {
    mock(readTimeline, timeline([]));
    const { calls } = mock(uploadDocument, fileOf());
    const { user } = show();

    await user.click(await screen.findByRole('combobox', { name: 'Kind of file' }));
    await user.click(await screen.findByRole('option', { name: 'Packing list' }));
    await user.upload(screen.getByLabelText('Add files', { selector: 'input' }), [png('a.png'), png('b.png')]);

    await waitFor(() => expect(calls.map(({ input }) => input.file.name)).toEqual(['a.png', 'b.png']));
    expect(calls[0]?.input).toMatchObject({ ...of, kind: 'PACKING_LIST' });
    expect(calls[0]?.idempotencyKey).not.toBe(calls[1]?.idempotencyKey);
  });

  it.each(['drop', 'paste'] as const)('may come by %s', async (way) => {
    mock(readTimeline, timeline([]));
    const { calls } = mock(uploadDocument, fileOf());
    show();
    const place = await panel();

    if (way === 'drop') fireEvent.drop(place, { dataTransfer: { files: [png()], types: ['Files'] } });
    else fireEvent.paste(place, { clipboardData: { files: [png()] } });

    await waitFor(() => expect(calls[0]?.input.file).toMatchObject({ name: 'seal.png' }));
  });

  it('that is a PDF is read on the page, and closed by its button', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:paper');
    URL.revokeObjectURL = jest.fn();
    mock(readTimeline, timeline([fileEntry()]));
    mock(readDocument, new Blob(['%PDF-1.4']));
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: 'Show packing.pdf' }));

    const paper = await screen.findByTitle('packing.pdf');
    expect(paper).toHaveAttribute('src', 'blob:paper#view=FitH');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByTitle('packing.pdf')).not.toBeInTheDocument());
  });

  it('that was refused says why, and can only be let go', async () => {
    mock(readTimeline, timeline([]));
    const message = 'The file is damaged or incomplete. Save it anew and try again.';
    mockProblem(uploadDocument, 422, { code: 'invalid', errors: [{ field: 'file', code: 'damaged', message }] });
    const { user } = show();
    fireEvent.drop(await panel(), { dataTransfer: { files: [png()], types: ['Files'] } });
    expect(await screen.findByText(message)).toBeVisible();

    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));

    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('that did not arrive is sent again', async () => {
    mock(readTimeline, timeline([]));
    const message = 'The database is away for a moment. Please try again.';
    mockProblem(uploadDocument, 500, { message });
    const { user } = show();
    fireEvent.drop(await panel(), { dataTransfer: { files: [png()], types: ['Files'] } });
    expect(await screen.findByText(message)).toBeVisible();

    const { calls } = mock(uploadDocument, fileOf());
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  });

  it('of more than 10 MB is not even sent', async () => {
    mock(readTimeline, timeline([]));
    const { calls } = mock(uploadDocument, fileOf());
    const { user } = show();
    fireEvent.drop(await panel(), {
      dataTransfer: { files: [png('film.png', 10 * 1024 * 1024 + 1)], types: ['Files'] },
    });

    expect(await screen.findByText('At most 10 MB.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(calls).toEqual([]);
    expect(screen.queryByText('At most 10 MB.')).not.toBeInTheDocument();
  });

  it('that is a picture is shown, and whole at a press', async () => {
    mock(readTimeline, timeline([fileEntry({ name: 'seal.png', mediaType: 'image/png' })]));
    mock(readDocument, new Blob(['x'], { type: 'image/png' }));
    URL.createObjectURL = () => 'blob:seal';
    URL.revokeObjectURL = () => undefined;
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: 'Show seal.png' }));

    expect(await screen.findByRole('dialog', { name: 'seal.png' })).toBeVisible();
  });

  it('is taken away after a question', async () => {
    mock(readTimeline, timeline([fileEntry()]));
    const { calls } = mock(removeDocument, fileOf({ removedAt: at, removedBy: dev }));
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: 'Remove packing.pdf' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(calls[0]?.input).toEqual({ id: fileOf().id, version: 1 }));
  });

  it('that was taken away is told by its name alone', async () => {
    mock(readTimeline, timeline([fileEntry({ removedAt: at, removedBy: asha })]));
    show();

    expect(await screen.findByText(/^Removed by Asha Rao/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
  });
});
