import { renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { loadNoRecords } from './bare-palette.builder';
import { type Command, matching } from './command';
import { CommandPalette } from './command-palette';

const run = jest.fn();
const command = (title: string, kind = 'Page', words?: string): Command => ({
  title,
  kind,
  words,
  run: () => run(title),
});
const commands = [
  command('Banks'),
  command('Sale invoices'),
  command('New sale invoice'),
  command('Dark', 'Settings'),
  command('बिक्री रिपोर्ट', 'Page', 'Sales report'),
];

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <CommandPalette
      loadRecords={loadNoRecords}
      commands={commands}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    />
  );
}

const titles = (typed: string) => matching(commands, typed).map(({ title }) => title);

beforeEach(() => run.mockClear());

describe('the command palette', () => {
  it('opens by Ctrl+K and goes to what was typed and chosen with the arrows', async () => {
    const { user } = renderScreen(<Page />);

    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Search records, pages and actions' }), 'invoice');
    expect(screen.getByRole('option', { name: /^Sale invoices/ })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{Enter}');

    expect(run).toHaveBeenCalledWith('New sale invoice');
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  });

  it('closes by Esc and by Ctrl+K, and does nothing', async () => {
    const { user } = renderScreen(<Page />);

    for (const key of ['{Escape}', '{Control>}k{/Control}']) {
      await user.keyboard('{Meta>}k{/Meta}');
      await screen.findByRole('combobox');
      await user.keyboard(key);
      await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    }

    expect(run).not.toHaveBeenCalled();
  });

  it('says so when nothing matches', async () => {
    const { user } = renderScreen(<Page />);

    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'zebra');

    expect(screen.getByRole('status')).toHaveTextContent('Nothing matches');
  });

  it('stays shut over a dialog, where something may be half typed', async () => {
    const { user } = renderScreen(
      <>
        <div role="dialog" aria-label="Add bank" />
        <Page />
      </>,
    );

    await user.keyboard('{Control>}k{/Control}');

    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('what is found', () => {
  it.each([
    ['', commands.map(({ title }) => title)],
    ['sale', ['Sale invoices', 'New sale invoice', 'बिक्री रिपोर्ट']],
    ['invoice new', ['New sale invoice']],
    ['settings', ['Dark']],
    ['बिक्री', ['बिक्री रिपोर्ट']],
  ])('for %j', (typed, expected) => {
    expect(titles(typed)).toEqual(expected);
  });
});
