import { renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { HelpPage } from './help-page';
import { helpRoles, helpSections } from './help.data';
import { sectionsFor } from './help.rules';

describe('the help page', () => {
  it('answers a question with its steps when it is opened', async () => {
    const { user } = renderScreen(<HelpPage />);

    await user.click(screen.getByText('How do I let a colleague in?'));

    expect(screen.getByText(/invite the person with e-mail address and role/)).toBeVisible();
  });

  it('shows a role its own jobs and those of everybody', async () => {
    const { user } = renderScreen(<HelpPage />);

    await user.click(screen.getByRole('button', { name: 'Marketing' }));

    expect(screen.getByText('How do I enter an enquiry?')).toBeVisible();
    expect(screen.getByText('I have forgotten my password. What now?')).toBeVisible();
    expect(screen.queryByText('How do I let a colleague in?')).not.toBeInTheDocument();
  });

  it('lists the keys that save time, for every role', async () => {
    const { user } = renderScreen(<HelpPage />);

    await user.click(screen.getByRole('button', { name: 'Accounts' }));

    expect(screen.getByRole('heading', { level: 2, name: 'By keyboard' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'In a form' })).toBeVisible();
    expect(screen.getByText('Save').parentElement).toHaveTextContent('CtrlS');
  });

  it.each(Object.keys(helpRoles))('has a job of its own or of everybody for %s, and no empty section', (role) => {
    const sections = sectionsFor(helpSections, role);

    expect(sections.length).toBeGreaterThan(0);
    sections.forEach(({ topics }) => expect(topics.length).toBeGreaterThan(0));
  });
});
