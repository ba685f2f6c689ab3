/** What a client says to PostgreSQL in one go: `begin`, `commit`, or a statement with its values. */
export interface Turn {
  /** The text of the statement; empty where none was sent. */
  text: string;
  bytes: Buffer;
}

/** Begins at the zero-terminated texts that `Query` and `Parse` carry. */
function textOf(type: string, body: Buffer): string {
  const parts = body.toString('utf8').split('\0');
  return (type === 'P' ? parts[1] : parts[0]) ?? '';
}

interface Message {
  /** Empty for the first of a connection, which has none. */
  type: string;
  bytes: Buffer;
}

/** Cuts a stream into messages; see https://www.postgresql.org/docs/current/protocol-message-formats.html. */
function messageCutter({ beginsUntyped }: { beginsUntyped: boolean }): (chunk: Buffer) => Message[] {
  let held: Buffer = Buffer.alloc(0);
  let head = beginsUntyped ? 0 : 1;
  return (chunk) => {
    held = Buffer.concat([held, chunk]);
    const messages: Message[] = [];
    while (held.length >= head + 4 && held.length >= head + held.readUInt32BE(head)) {
      const length = head + held.readUInt32BE(head);
      messages.push({ type: head === 0 ? '' : held.toString('latin1', 0, 1), bytes: held.subarray(0, length) });
      held = held.subarray(length);
      head = 1;
    }
    return messages;
  };
}

/** What ends a turn: the beginning, passwords and goodbyes pass at once, all else is answered by one `ReadyForQuery`. */
const endsTurn = ['', 'p', 'X', 'Q', 'S'];

/** Cuts what a client sends into turns. */
export function turnCutter(): (chunk: Buffer) => Turn[] {
  const cut = messageCutter({ beginsUntyped: true });
  let turn: Turn = { text: '', bytes: Buffer.alloc(0) };
  return (chunk) =>
    cut(chunk).flatMap(({ type, bytes }) => {
      const text = type === 'Q' || type === 'P' ? textOf(type, bytes.subarray(5)) : turn.text;
      const longer = { text, bytes: Buffer.concat([turn.bytes, bytes]) };
      turn = endsTurn.includes(type) ? { text: '', bytes: Buffer.alloc(0) } : longer;
      return endsTurn.includes(type) ? [longer] : [];
    });
}

/** Cuts what PostgreSQL sends into answers to turns: with `ReadyForQuery`, and before it with questions for the password. */
export function answerCutter(): (chunk: Buffer) => Buffer[] {
  const cut = messageCutter({ beginsUntyped: false });
  let pending: Buffer[] = [];
  return (chunk) =>
    cut(chunk).flatMap(({ type, bytes }) => {
      pending.push(bytes);
      if (type !== 'Z' && type !== 'R') return [];
      const answer = Buffer.concat(pending);
      pending = [];
      return [answer];
    });
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
