import { changePassword, logoutOthers } from '@freightdesk/auth-contract';
import { mock, mockProblem, renderScreen, testUser } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { useOwnSignIn } from './use-own-sign-in';

const current = 'four trains leave at noon';
const fresh = 'kites over the harbour wall';

/** The two actions as buttons; the frame of the page has them in the account menu and in the command palette. */
function Page() {
  const { actions, dialog } = useOwnSignIn();
  return (
    <>
      {actions.map(({ title, run }) => (
        <button key={title} type="button" onClick={run}>
          {title}
        </button>
      ))}
      {dialog}
    </>
  );
}

async function openPasswordDialog() {
  const shown = renderScreen(<Page />);
  await shown.user.click(screen.getByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  const submit = () => shown.user.click(dialog.getByRole('button', { name: 'Change password' }));
  return { ...shown, dialog, submit };
}

async function fill({ user, dialog }: Awaited<ReturnType<typeof openPasswordDialog>>, password = fresh) {
  await user.type(dialog.getByLabelText(/^Current password/), current);
  await user.click(dialog.getByLabelText(/^New password/));
  await user.paste(password);
}

describe('changing one’s own password', () => {
  it('asks for the current one, tells that other sign-ins have ended, and closes', async () => {
    const { calls } = mock(changePassword, { done: true });
    const page = await openPasswordDialog();

    await fill(page);
    await page.submit();

    expect(await screen.findByText('Your password is changed. Your other sign-ins have ended.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls[0]?.input).toEqual({ currentPassword: current, newPassword: fresh });
  });

  it('lets a password manager do its work, and both passwords be seen', async () => {
    const { user, dialog } = await openPasswordDialog();
    const typed = [dialog.getByLabelText(/^Current password/), dialog.getByLabelText(/^New password/)];

    expect(typed.map((field) => field.getAttribute('autocomplete'))).toEqual(['current-password', 'new-password']);
    expect(document.querySelector('[autocomplete="username"]')).toHaveValue(testUser().email);
    expect(typed[0]).toHaveFocus();
    for (const button of dialog.getAllByRole('button', { name: 'Show password' })) await user.click(button);

    expect(typed.map((field) => field.getAttribute('type'))).toEqual(['text', 'text']);
  });

  it('refuses a new one that is easily guessed before it is sent', async () => {
    const { calls } = mockProblem(changePassword, 422);
    const page = await openPasswordDialog();

    await fill(page, 'short');
    await page.submit();

    expect(await screen.findByText(/Use at least 15 characters/)).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it('shows at its field that the current one is wrong, and keeps what was typed', async () => {
    const message = 'This is not your current password.';
    mockProblem(changePassword, 422, { errors: [{ field: 'currentPassword', code: 'wrong_password', message }] });
    const page = await openPasswordDialog();

    await fill(page);
    await page.submit();

    const field = page.dialog.getByLabelText(/^Current password/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toHaveFocus();
    expect(page.dialog.getByLabelText(/^New password/)).toHaveValue(fresh);
  });

  it('says how long to wait after too many wrong tries', async () => {
    const message = 'Too many wrong attempts. Please wait before you try again.';
    mockProblem(changePassword, 429, { code: 'too_many_attempts', message, retryAfterSeconds: 20 });
    const page = await openPasswordDialog();

    await fill(page);
    await page.submit();

    expect(await page.dialog.findByRole('alert')).toHaveTextContent(`${message} Try again in 20 seconds.`);
  });
});

describe('signing out everywhere else', () => {
  const ask = async () => {
    const { user } = renderScreen(<Page />);
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    return { user, question: within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere else' })) };
  };

  it('is asked first, done, and told', async () => {
    const { calls } = mock(logoutOthers, { done: true });
    const { user, question } = await ask();

    await user.click(question.getByRole('button', { name: 'Sign out everywhere else' }));

    expect(await screen.findByText('You are signed out everywhere else')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('is not done when the person thinks better of it', async () => {
    const { calls } = mock(logoutOthers, { done: true });
    const { user, question } = await ask();

    await user.click(question.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls).toHaveLength(0);
  });

  it('that failed says why, and may be tried again', async () => {
    mockProblem(logoutOthers, 503, { code: 'unavailable', message: 'The server is busy. Please try again.' });
    const { user, question } = await ask();

    await user.click(question.getByRole('button', { name: 'Sign out everywhere else' }));

    expect(await question.findByRole('alert')).toHaveTextContent('The server is busy. Please try again.');
    expect(question.getByRole('button', { name: 'Sign out everywhere else' })).toBeEnabled();
  });
});
