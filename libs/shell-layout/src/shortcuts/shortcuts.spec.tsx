import { renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Shortcuts } from './shortcuts';

function Page({ person }: { person: string }) {
  const [isOpen, setOpen] = useState(false);
  return <Shortcuts person={person} isOpen={isOpen} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />;
}

const list = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

describe('the list of keys', () => {
  it('opens by the question mark and closes by Esc', async () => {
    const { user } = renderScreen(<Page person="asha" />);

    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByText('Find a record, a page or an action').parentElement).toHaveTextContent('CtrlK');
    await user.keyboard('{Escape}');

    await waitFor(() => expect(list()).not.toBeInTheDocument());
  });

  it('no longer opens by a single key for a person who turned those off, and still does for another', async () => {
    const asha = renderScreen(<Page person="asha" />);
    await asha.user.keyboard('?');
    await asha.user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }));
    await asha.user.keyboard('{Escape}');
    await waitFor(() => expect(list()).not.toBeInTheDocument());

    await asha.user.keyboard('?');
    expect(list()).not.toBeInTheDocument();
    asha.unmount();
    const { user } = renderScreen(<Page person="ravi" />);
    await user.keyboard('?');

    expect(await screen.findByRole('switch', { name: 'Single-key shortcuts' })).toBeChecked();
  });
});
