/** What a client says to PostgreSQL in one go: `begin`, `commit`, or a statement with its values. */
export interface Turn {
  /** The text of the statement, or of several that are asked together, one behind the other; empty where none was sent. */
  text: string;
  bytes: Buffer;
  /** Whether PostgreSQL will say when it is done with it; not so in the beginning, and of a goodbye. */
  isAnswered: boolean;
}

/** What PostgreSQL says to a turn, or while somebody signs in. */
export interface Reply {
  isLast: boolean;
  bytes: Buffer;
}

/** The texts of statements, also of those that PostgreSQL was asked to keep and that are called by their names from then on. */
function statementReader(): (type: string, body: Buffer) => string | undefined {
  const kept = new Map<string, string>();
  return (type, body) => {
    if (!['Q', 'P', 'B'].includes(type)) return undefined;
    // `Query` carries the text; `Parse` a name and the text; `Bind` a portal and the name: each ended by a zero.
    const [first = '', second = ''] = body.toString('utf8').split('\0');
    if (type === 'Q') return first;
    if (type === 'P') kept.set(first, second);
    return type === 'P' ? second : kept.get(second);
  };
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

/**
 * What ends a turn: the beginning, passwords and goodbyes pass at once, and so do the rows that a `copy` brings, for which
 * PostgreSQL waits; all else is answered by one `ReadyForQuery`.
 */
const endsTurn = ['', 'p', 'X', 'd', 'c', 'f', 'Q', 'S'];
const isAnswered = (type: string) => type === 'Q' || type === 'S';

/** Cuts what a client sends into turns. */
export function turnCutter(): (chunk: Buffer) => Turn[] {
  const cut = messageCutter({ beginsUntyped: true });
  const read = statementReader();
  let [texts, pending]: [string[], Buffer[]] = [[], []];
  return (chunk) =>
    cut(chunk).flatMap(({ type, bytes }) => {
      const text = read(type, bytes.subarray(5));
      // What is both parsed and bound is one statement.
      if (text !== undefined && text !== texts.at(-1)) texts.push(text);
      pending.push(bytes);
      if (!endsTurn.includes(type)) return [];
      const turn = { text: texts.join('\n'), bytes: Buffer.concat(pending), isAnswered: isAnswered(type) };
      [texts, pending] = [[], []];
      return [turn];
    });
}

/** What PostgreSQL says before somebody answers it: whoever signs in with a password, whoever brings rows with them. */
const asksOn = ['R', 'G'];

/** Cuts what PostgreSQL sends into replies: with `ReadyForQuery`, and before it with what it asks. */
export function replyCutter(): (chunk: Buffer) => Reply[] {
  const cut = messageCutter({ beginsUntyped: false });
  let pending: Buffer[] = [];
  return (chunk) =>
    cut(chunk).flatMap(({ type, bytes }) => {
      pending.push(bytes);
      if (type !== 'Z' && !asksOn.includes(type)) return [];
      const reply = { isLast: type === 'Z', bytes: Buffer.concat(pending) };
      pending = [];
      return [reply];
    });
}

/** A statement in place of another, which PostgreSQL refuses with a code: its transaction is then over. */
export function failing(code: string, text: string): Buffer {
  const body = Buffer.from(`do $$ begin raise exception using errcode = '${code}', message = '${text}'; end $$\0`);
  const head = Buffer.alloc(5);
  head.write('Q', 0, 'latin1');
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
