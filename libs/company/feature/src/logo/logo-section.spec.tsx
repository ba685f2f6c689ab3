import { getCompany, getLogo, removeLogo, uploadLogo } from '@freightdesk/company-contract';
import { company } from '@freightdesk/company-contract/testing';
import { queryOf } from '@freightdesk/data-access-api';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { Loaded } from '@freightdesk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { LogoSection } from './logo-section';

const firstId = '01939000-0000-7000-8000-0000000000f1';
const secondId = '01939000-0000-7000-8000-0000000000f2';
const png = (name = 'logo.png') => new File(['PNG'], name, { type: 'image/png' });

function Section() {
  const query = useQuery(queryOf(getCompany, undefined));
  const onRefused = () => void query.refetch();
  return (
    <Loaded query={query}>
      {(record) => <LogoSection company={record} onChanged={() => undefined} onRefused={onRefused} />}
    </Loaded>
  );
}

const show = () => renderScreen(<Section />);
const button = (name: string) => screen.findByRole('button', { name });
const picker = async () => within(await screen.findByRole('group', { name: 'Picture' })).getByLabelText('Picture');
const picture = () => screen.findByRole('img', { name: 'Sahyadri Freight' });

async function drop(file: File): Promise<void> {
  const place = (await button('Choose a picture')).parentElement ?? document.body;
  fireEvent.dragOver(place);
  fireEvent.drop(place, { dataTransfer: { files: [file] } });
}

/** The company, as the server has it from now on. */
const stand = (changes: Parameters<typeof company>[0]) => mock(getCompany, company(changes));

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:the-logo', revokeObjectURL: () => undefined });
  mock(getLogo, new Blob(['PNG']));
  stand({ logoId: null });
});

describe('the logo', () => {
  it('is sent as soon as it is chosen, with the version that was seen, and shown', async () => {
    const { user } = show();
    expect(await screen.findByText('No logo yet')).toBeVisible();
    const { calls } = mock(uploadLogo, () => {
      stand({ logoId: firstId, version: 3 });
      return company({ logoId: firstId, version: 3 });
    });

    await user.upload(await picker(), png());

    expect(await screen.findByText('Logo saved')).toBeVisible();
    expect(await picture()).toHaveAttribute('src', 'blob:the-logo');
    expect(calls[0]?.input).toEqual({ id: company().id, version: '2', file: expect.any(File) });
    expect(await button('Choose another picture')).toBeEnabled();
  });

  it('may be dropped', async () => {
    const { calls } = mock(uploadLogo, company({ logoId: firstId, version: 3 }));
    show();

    await drop(png('dropped.png'));

    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.input.file).toMatchObject({ name: 'dropped.png' });
  });

  it('is replaced by another one, which is fetched', async () => {
    stand({ logoId: firstId });
    const fetched = mock(getLogo, new Blob(['PNG']));
    const { user } = show();
    await picture();
    mock(uploadLogo, () => {
      stand({ logoId: secondId, version: 3 });
      return company({ logoId: secondId, version: 3 });
    });

    await user.upload(await picker(), png());

    await waitFor(() => expect(fetched.calls.map(({ input }) => input)).toEqual([{ id: firstId }, { id: secondId }]));
  });

  it('is removed once that is meant', async () => {
    stand({ logoId: firstId });
    const { calls } = mock(removeLogo, () => {
      stand({ logoId: null, version: 3 });
      return company({ version: 3 });
    });
    const { user } = show();

    await user.click(await button('Remove the logo'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('Logo removed')).toBeVisible();
    expect(await screen.findByText('No logo yet')).toBeVisible();
    expect(calls[0]?.input).toEqual({ id: company().id, version: 2 });
  });

  it.each([
    ['of another kind', new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }), /^Choose a file of these kinds/],
    ['that is empty', new File([], 'a.png', { type: 'image/png' }), 'The file is empty.'],
    ['that is too large', new File([new Uint8Array(1_048_577)], 'a.png', { type: 'image/png' }), 'At most 1 MB.'],
  ])('%s is refused at the field, before it is sent', async (_what, file, sentence) => {
    const { calls } = mockProblem(uploadLogo, 422);
    show();

    await drop(file);

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await button('Choose a picture')).toHaveAccessibleDescription(sentence);
    expect(calls).toHaveLength(0);
  });

  it('in which the server finds something wrong is told at the field', async () => {
    const message = 'The file is damaged or incomplete. Save it anew and try again.';
    mockProblem(uploadLogo, 422, { code: 'invalid', errors: [{ field: 'file', code: 'damaged', message }] });
    const { user } = show();

    await user.upload(await picker(), png());

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('that met another change is told, and the next try has the current version', async () => {
    const message = 'Someone changed this record meanwhile.';
    const { user } = show();
    await button('Choose a picture');
    stand({ version: 7 });
    mockProblem(uploadLogo, 409, { code: 'stale_version', message });
    await user.upload(await picker(), png());
    expect(await screen.findByText(message)).toBeVisible();

    const { calls } = mock(uploadLogo, company({ logoId: firstId, version: 8 }));
    await user.upload(await picker(), png());

    await waitFor(() => expect(calls[0]?.input).toMatchObject({ version: '7' }));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('that could not be read says so and tries again', async () => {
    stand({ logoId: firstId });
    mockProblem(getLogo, 503, { message: 'The database is away for a moment.' });
    const { user } = show();
    expect(await screen.findByText('The database is away for a moment.')).toBeVisible();

    mock(getLogo, new Blob(['PNG']));
    await user.click(await button('Retry'));

    expect(await picture()).toBeVisible();
  });

  it('puts nothing in the way of people who hear the page or use the keyboard alone', async () => {
    stand({ logoId: firstId });
    show();
    await picture();

    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});
