import { startI18n } from '@freightdesk/shared-i18n';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Loaded } from '../faces/loaded';
import { PanelActions } from './panel-actions';
import { SidePanel } from './side-panel';

void startI18n();

const reading = { data: undefined, error: null, refetch: () => undefined };

function List({ query = reading }: { query?: Parameters<typeof Loaded<string>>[0]['query'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>SE/26-27/00011</button>
      {isOpen && (
        <SidePanel
          title="Shipment of SE/26-27/00011"
          badge={<span>Delivered</span>}
          actions={
            <PanelActions>
              <button>Update status</button>
            </PanelActions>
          }
          onClose={() => setOpen(false)}
        >
          <Loaded query={query}>{(name) => <p>{name}</p>}</Loaded>
        </SidePanel>
      )}
    </>
  );
}

async function open(props: Parameters<typeof List>[0] = {}) {
  const person = userEvent.setup();
  const { rerender } = render(<List {...props} />);
  const row = screen.getByRole('button', { name: 'SE/26-27/00011' });
  await person.click(row);
  return { person, row, rerender, panel: await screen.findByRole('dialog', { name: 'Shipment of SE/26-27/00011' }) };
}

describe('a record at the side of its list', () => {
  it('has its title, its state and what can be done with it', async () => {
    const { panel } = await open();

    expect(within(panel).getByRole('heading', { level: 2, name: 'Shipment of SE/26-27/00011' })).toBeVisible();
    expect(within(panel).getByText('Delivered')).toBeVisible();
    expect(within(panel).getByRole('button', { name: 'Update status' })).toBeVisible();
  });

  it('holds the focus, and gives it back to its row when it is closed', async () => {
    const { person, row, panel } = await open();
    await waitFor(() => expect(panel.contains(document.activeElement) || panel === document.activeElement).toBe(true));

    await person.click(within(panel).getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(row).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is closed by Escape', async () => {
    const { person } = await open();

    await person.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is awaited, told to have failed with a way to try again, and shown', async () => {
    const refetch = jest.fn();
    const { person, panel, rerender } = await open();
    expect(within(panel).getByRole('status', { name: 'Loading' })).toBeVisible();

    rerender(<List query={{ data: undefined, error: 'Something went wrong', refetch }} />);
    await person.click(within(panel).getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);

    rerender(<List query={{ ...reading, data: 'Nhava Sheva' }} />);
    expect(within(panel).getByText('Nhava Sheva')).toBeVisible();
  });
});
