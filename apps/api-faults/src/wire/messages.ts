/** What a client says to PostgreSQL in one go: `begin`, `commit`, or a statement with its values. */
export interface Turn {
  /** The text of the statement; empty where none was sent. */
  text: string;
  bytes: Buffer;
}

const syncOf = (type: string) => type === 'Q' || type === 'S';

/** Begins at the zero-terminated texts that `Query` and `Parse` carry. */
function textOf(type: string, body: Buffer): string {
  const parts = body.toString('utf8').split('\0');
  return (type === 'P' ? parts[1] : parts[0]) ?? '';
}

/**
 * Cuts what a client sends into turns, each of which PostgreSQL answers with one `ReadyForQuery`. The first message of a
 * connection has no type; see https://www.postgresql.org/docs/current/protocol-message-formats.html.
 */
export function turnCutter(): (chunk: Buffer) => Turn[] {
  let held: Buffer = Buffer.alloc(0);
  let isStartup = true;
  let pending: Buffer[] = [];
  let text = '';
  const take = (length: number): Buffer => {
    const taken = held.subarray(0, length);
    held = held.subarray(length);
    return taken;
  };
  const takeTurn = (): Turn => {
    const turn = { text, bytes: Buffer.concat(pending) };
    [pending, text] = [[], ''];
    return turn;
  };
  return (chunk) => {
    held = Buffer.concat([held, chunk]);
    const turns: Turn[] = [];
    for (;;) {
      const head = isStartup ? 0 : 1;
      if (held.length < head + 4) return turns;
      const length = head + held.readUInt32BE(head);
      if (held.length < length) return turns;
      const message = take(length);
      pending.push(message);
      const type = isStartup ? '' : String.fromCharCode(message[0] ?? 0);
      if (type === 'Q' || type === 'P') text = textOf(type, message.subarray(5));
      // Passwords and goodbyes are answered by no ReadyForQuery, and pass at once.
      if (isStartup || syncOf(type) || type === 'p' || type === 'X') turns.push(takeTurn());
      isStartup = false;
    }
  };
}

/** Tells when PostgreSQL has answered a turn: its messages end with `ReadyForQuery`. */
export function answerCutter(): (chunk: Buffer) => Buffer[] {
  let held: Buffer = Buffer.alloc(0);
  let pending: Buffer[] = [];
  return (chunk) => {
    held = Buffer.concat([held, chunk]);
    const answers: Buffer[] = [];
    while (held.length >= 5 && held.length >= 1 + held.readUInt32BE(1)) {
      const length = 1 + held.readUInt32BE(1);
      const message = held.subarray(0, length);
      held = held.subarray(length);
      pending.push(message);
      // Questions about the password come before the first of them.
      if (message[0] !== 0x5a && message[0] !== 0x52) continue;
      answers.push(Buffer.concat(pending));
      pending = [];
    }
    return answers;
  };
}

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

/** How PostgreSQL says that a statement failed within a transaction. */
export function failure(code: string, text: string): Buffer {
  const fields = ['SERROR', 'VERROR', `C${code}`, `M${text}`].map((field) => `${field}\0`).join('');
  return Buffer.concat([message('E', Buffer.from(`${fields}\0`)), message('Z', Buffer.from('E'))]);
}
