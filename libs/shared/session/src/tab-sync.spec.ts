import { announceLogout, askSiblings, joinSiblings } from './tab-sync';
import { storeToken } from './token-storage';

/** What a second tab hears. */
function sibling(answer?: unknown) {
  const channel = new BroadcastChannel('freightdesk-session');
  const heard: unknown[] = [];
  const first = new Promise<unknown>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      heard.push(data);
      resolve(data);
      if (answer !== undefined) channel.postMessage(answer);
    };
  });
  return { channel, heard, first };
}

const opened: { close(): void }[] = [];
const keep = <Tab extends { channel: BroadcastChannel }>(tab: Tab): Tab => {
  opened.push(tab.channel);
  return tab;
};

afterEach(() => {
  opened.splice(0).forEach((channel) => channel.close());
  sessionStorage.clear();
});

describe('a new tab', () => {
  it('gets the token from a sibling, whom it asks once', async () => {
    const { heard } = keep(sibling({ kind: 'token', token: 'token-1' }));

    expect(await askSiblings()).toBe('token-1');
    expect(heard).toEqual([{ kind: 'ask' }]);
  });

  it('goes on without a token when no sibling answers', async () => {
    keep(sibling());

    expect(await askSiblings()).toBeNull();
  });

  it.each([[{ kind: 'token', token: 7 }], ['token'], [null], [{ kind: 'logout' }]])(
    'takes nothing else for an answer: %j',
    async (answer) => {
      keep(sibling(answer));

      expect(await askSiblings()).toBeNull();
    },
  );
});

describe('a tab with a session', () => {
  it('answers a new tab with its token', async () => {
    storeToken('token-2');
    const leave = joinSiblings(() => undefined);
    const { channel, first } = keep(sibling());

    channel.postMessage({ kind: 'ask' });

    expect(await first).toEqual({ kind: 'token', token: 'token-2' });
    leave();
  });

  it('hears of a logout in another tab', async () => {
    const told = new Promise<string>((resolve) => opened.push({ close: joinSiblings(() => resolve('signed out')) }));

    announceLogout();

    expect(await told).toBe('signed out');
  });
});
