import { createServer, type Socket } from 'node:net';

/** A mail server that keeps what it is sent; for specs. */
export interface MailSink {
  port: number;
  /** Letters as they came over the wire, and the addresses that they are for. */
  letters: { to: string[]; data: string }[];
  /** What it answers to the next letters in place of taking them, such as `451 Come again`. */
  refuses: string[];
  close(): Promise<void>;
}

/** What is said to a line outside a letter. */
const replies: readonly [RegExp, string][] = [
  [/^EHLO/i, '250-sink\r\n250 8BITMIME'],
  [/^HELO/i, '250 sink'],
  [/^(MAIL|RCPT|RSET|NOOP)/i, '250 OK'],
  [/^DATA/i, '354 Go on'],
  [/^QUIT/i, '221 Bye'],
];

/** Talks as far as a sender needs it: RFC 5321 without extensions. */
export async function mailSink(): Promise<MailSink> {
  const sink: Pick<MailSink, 'letters' | 'refuses'> = { letters: [], refuses: [] };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let [rest, data, to]: [string, string | null, string[]] = ['', null, []];
    const take = (line: string): string | null => {
      if (data !== null && line !== '.') {
        data += `${line}\n`;
        return null;
      }
      if (data !== null) {
        const refusal = sink.refuses.shift();
        if (refusal === undefined) sink.letters.push({ to, data });
        [data, to] = [null, []];
        return refusal ?? '250 Taken';
      }
      const [, address] = /^RCPT TO:<(.*?)>/i.exec(line) ?? [];
      if (address !== undefined) to = [...to, address];
      if (/^DATA/i.test(line)) data = '';
      return replies.find(([said]) => said.test(line))?.[1] ?? '502 What?';
    };
    socket.write('220 sink\r\n');
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const reply = take(line);
        if (reply !== null) socket.write(`${reply}\r\n`);
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const at = server.address();
  const close = () =>
    new Promise<void>((closed) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => closed());
    });
  return Object.assign(sink, { port: typeof at === 'object' && at ? at.port : 0, close });
}
