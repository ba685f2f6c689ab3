import { readToken } from './token-storage';

const channelName = 'freightdesk-session';

/** How long a new tab waits for its siblings. They answer within a few milliseconds, or there are none. */
const patienceMs = 200;

type Message = { kind: 'ask' } | { kind: 'token'; token: string } | { kind: 'logout' };

function messageOf(data: unknown): Message | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'ask' || data.kind === 'logout') return { kind: data.kind };
  const isToken = data.kind === 'token' && 'token' in data && typeof data.token === 'string';
  return isToken ? { kind: 'token', token: String(data.token) } : null;
}

function open(onMessage: (message: Message, channel: BroadcastChannel) => void): BroadcastChannel {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = messageOf(data);
    if (message) onMessage(message, channel);
  };
  return channel;
}

const say = (channel: BroadcastChannel, message: Message) => channel.postMessage(message);

/** Session storage is per tab, so a new tab asks the person's other tabs once for the token; null when none has any. */
export function askSiblings(): Promise<string | null> {
  return new Promise((resolve) => {
    const finish = (token: string | null) => {
      clearTimeout(timer);
      channel.close();
      resolve(token);
    };
    const channel = open((message) => {
      if (message.kind === 'token') finish(message.token);
    });
    const timer = setTimeout(() => finish(null), patienceMs);
    say(channel, { kind: 'ask' });
  });
}

/** Answers new tabs, and hears when the person signs out in another one. */
export function joinSiblings(onLogout: () => void): () => void {
  const channel = open((message, here) => {
    const token = readToken();
    if (message.kind === 'ask' && token !== null) say(here, { kind: 'token', token });
    if (message.kind === 'logout') onLogout();
  });
  return () => channel.close();
}

/** Tells every other tab that the person signed out. */
export function announceLogout(): void {
  const channel = open(() => undefined);
  say(channel, { kind: 'logout' });
  channel.close();
}
