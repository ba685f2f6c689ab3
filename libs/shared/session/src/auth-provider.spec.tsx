import { settableClock, systemClock } from '@freightdesk/shared-calendar';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { type SessionUser, useAuthContext } from './auth-context';
import { AuthProvider, type AuthProviderProps } from './auth-provider';
import { announceSessionEnd } from './session-end';
import { readToken, storeToken } from './token-storage';
import { useCan } from './use-can';

const start = '2026-11-21T04:00:00Z';
const hourMs = 60 * 60 * 1000;

const tokenUntil = (instantMs: number) =>
  `head.${Buffer.from(JSON.stringify({ exp: instantMs / 1000 })).toString('base64url')}.signature`;
const inHours = (hours: number) => tokenUntil(Date.parse(start) + hours * hourMs);

const asha: SessionUser = {
  id: '1',
  email: 'asha@example.test',
  name: 'Asha Rao',
  roleId: { id: '2', name: 'ACCOUNT' },
};

function Who() {
  const { status, user, role, ending, signIn, signOut, leave } = useAuthContext();
  const mayWrite = useCan('lead.write');
  return (
    <>
      <p>
        {status} {user?.name ?? 'nobody'} {role ?? 'no role'} {ending ?? 'running'}{' '}
        {mayWrite ? 'sells' : 'does not sell'}
      </p>
      <button onClick={() => signIn(inHours(1), asha)}>Sign in</button>
      <button onClick={() => void signOut()}>Logout</button>
      <button onClick={leave}>OK</button>
    </>
  );
}

const clock = settableClock(start);

function show(props: Partial<AuthProviderProps> = {}) {
  const calls = {
    loadUser: jest.fn(() => Promise.resolve(asha)),
    endSession: jest.fn(() => Promise.resolve()),
    report: jest.fn(),
  };
  render(
    <StrictMode>
      <AuthProvider {...calls} clock={clock} {...props}>
        <Who />
      </AuthProvider>
    </StrictMode>,
  );
  return calls;
}

const says = (text: string | RegExp) => screen.findByText(text);

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('at the start', () => {
  it('a live token is turned into its user', async () => {
    storeToken(inHours(1));

    show();

    expect(screen.getByText(/^loading nobody/)).toBeVisible();
    expect(await says('authenticated Asha Rao ACCOUNT running does not sell')).toBeVisible();
  });

  it.each([
    ['an absent token', null],
    ['an expired token', inHours(0)],
    ['a token that is none', 'x'],
  ])('%s means signed out, and nothing is asked', async (_what, token) => {
    if (token) storeToken(token);

    const { loadUser } = show();

    expect(await says(/^unauthenticated nobody/)).toBeVisible();
    expect(loadUser).not.toHaveBeenCalled();
  });

  it('a failed fetch of the user is reported and means signed out', async () => {
    storeToken(inHours(1));

    const { report } = show({ loadUser: () => Promise.reject(new Error('away')) });

    expect(await says(/^unauthenticated nobody/)).toBeVisible();
    expect(report).toHaveBeenCalledWith('The signed-in user could not be read', new Error('away'));
  });
});

describe('beside other tabs', () => {
  const opened: BroadcastChannel[] = [];
  afterEach(() => opened.splice(0).forEach((channel) => channel.close()));

  /** A tab of the same person that answers or listens. */
  const sibling = (onMessage: (data: unknown, channel: BroadcastChannel) => void) => {
    const channel = new BroadcastChannel('freightdesk-session');
    channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data, channel);
    opened.push(channel);
    return channel;
  };

  it('a new tab is signed in with the token of a sibling', async () => {
    sibling((_data, channel) => channel.postMessage({ kind: 'token', token: inHours(1) }));

    show();

    expect(await says(/^authenticated Asha Rao/)).toBeVisible();
    expect(readToken()).toBe(inHours(1));
  });

  it('a sibling’s token that has expired is not taken', async () => {
    sibling((_data, channel) => channel.postMessage({ kind: 'token', token: inHours(-1) }));

    show();

    expect(await says(/^unauthenticated nobody/)).toBeVisible();
    expect(readToken()).toBeNull();
  });

  it('a sign-in at the very moment the siblings’ time runs out stands', async () => {
    jest.useFakeTimers();
    try {
      show();
      const button = screen.getByRole('button', { name: 'Sign in' });

      // Both happen before the page is drawn anew: the sign-in first, then the end of the waiting.
      await act(async () => {
        button.click();
        jest.advanceTimersByTime(200);
        await Promise.resolve();
        await Promise.resolve();
      });

      expect(screen.getByText(/^authenticated Asha Rao/)).toBeVisible();
      expect(readToken()).toBe(inHours(1));
    } finally {
      jest.useRealTimers();
    }
  });

  it('a logout in one tab reaches this one, which forgets the token and what was fetched', async () => {
    storeToken(inHours(1));
    const onOver = jest.fn();
    const { endSession } = show({ onOver });
    await says(/^authenticated/);
    const other = sibling(() => undefined);

    act(() => other.postMessage({ kind: 'logout' }));

    expect(await says(/^unauthenticated nobody/)).toBeVisible();
    expect(readToken()).toBeNull();
    expect(onOver).toHaveBeenCalledTimes(1);
    expect(endSession).not.toHaveBeenCalled();
  });

  it('a logout here is told to the others', async () => {
    storeToken(inHours(1));
    show();
    await says(/^authenticated/);
    const told = new Promise((resolve) => sibling(resolve));

    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));

    expect(await told).toEqual({ kind: 'logout' });
  });
});

describe('signing in and out', () => {
  it('keeps the token in this tab', async () => {
    show();

    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(await says(/^authenticated Asha Rao/)).toBeVisible();
    expect(readToken()).toBe(inHours(1));
  });

  it('tells the server while the token is still there, then forgets token, local storage and user', async () => {
    storeToken(inHours(1));
    localStorage.setItem('settings', '{}');
    const tokens: unknown[] = [];
    show({ endSession: () => Promise.resolve(tokens.push(readToken())) });
    await says(/^authenticated/);

    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));

    expect(await says(/^unauthenticated nobody/)).toBeVisible();
    expect(tokens).toEqual([inHours(1)]);
    expect(readToken()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('signs out here even when the server could not be told, which is only reported', async () => {
    storeToken(inHours(1));
    const { report } = show({ endSession: () => Promise.reject(new Error('away')) });
    await says(/^authenticated/);

    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));

    expect(await says(/^unauthenticated nobody/)).toBeVisible();
    expect(report).toHaveBeenCalledWith('Logout failed', new Error('away'));
  });
});

describe('when a session stops on its own', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse(start) });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('at the token’s expiry the token goes at once, and the screen stays until the person has read why', async () => {
    storeToken(inHours(12));
    show({ clock: systemClock });
    await pass(12 * hourMs - 1000);
    expect(screen.getByText(/^authenticated Asha Rao ACCOUNT running/)).toBeVisible();

    await pass(1000);

    expect(screen.getByText(/^authenticated Asha Rao ACCOUNT expired/)).toBeVisible();
    expect(readToken()).toBeNull();
    await act(() => screen.getByRole('button', { name: 'OK' }).click());
    expect(screen.getByText(/^unauthenticated nobody no role running/)).toBeVisible();
  });

  it('an expiry farther off than a timer can count does not come early', async () => {
    storeToken(inHours(24 * 40));
    show({ clock: systemClock });

    await pass(30 * 24 * hourMs);
    expect(screen.getByText(/running/)).toBeVisible();

    await pass(10 * 24 * hourMs);
    expect(screen.getByText(/expired/)).toBeVisible();
  });

  it('a 401 after a sleep, when the token has outlived itself, is an expiry', async () => {
    storeToken(inHours(1));
    const late = settableClock(start);
    show({ clock: late });
    await pass(0);

    late.set('2026-11-21T09:00:00Z');
    act(() => announceSessionEnd());

    expect(screen.getByText(/^authenticated Asha Rao ACCOUNT expired/)).toBeVisible();
    expect(readToken()).toBeNull();
  });

  it('a page that is looked at again after a sleep counts anew', async () => {
    storeToken(inHours(1));
    const late = settableClock(start);
    show({ clock: late });
    await pass(0);

    late.set('2026-11-21T09:00:00Z');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));

    expect(screen.getByText(/^authenticated Asha Rao ACCOUNT expired/)).toBeVisible();
  });

  it('the server’s word ends it too', async () => {
    storeToken(inHours(12));
    show({ clock: systemClock });
    await pass(0);

    act(() => announceSessionEnd());

    expect(screen.getByText(/^authenticated Asha Rao ACCOUNT ended/)).toBeVisible();
    expect(readToken()).toBeNull();
  });
});

it('the context used outside its provider says so', () => {
  const problem = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  expect(() => render(<Who />)).toThrow('useAuthContext context must be use inside AuthProvider');

  problem.mockRestore();
});
