import { type Token, wordAt } from './enquiry-tokens.rules';

const earlier: ReadonlySet<string> = new Set(['last', 'previous', 'earlier', 'prior']);
const sent: ReadonlySet<string> = new Set([
  ...[
    'shipment',
    'shipments',
    'consignment',
    'consignments',
    'booking',
    'bookings',
    'order',
    'container',
    'containers',
  ],
  ...['time', 'lot', 'one'],
]);
/** What is to be as it was: the words that follow are of the new one. */
const alike: ReadonlySet<string> = new Set(['same', 'like', 'similar', 'as', 'repeat']);
const ends: ReadonlySet<string> = new Set(['.', '!', '?', ';', 'now', 'today', 'next', 'new', 'currently']);

/** `our last shipment`, and not `same as last time`; the word before it may be whose it was. */
function tellsOfBefore(tokens: readonly Token[], at: number): boolean {
  if (!earlier.has(wordAt(tokens, at)) || !sent.has(wordAt(tokens, at + 1))) return false;
  return ![1, 2, 3].some((back) => alike.has(wordAt(tokens, at - back)));
}

/** Whether a word ends what is said of before: a sentence, its line, or what speaks of now, as `this time` does. */
const isOver = (tokens: readonly Token[], at: number, line: number | undefined): boolean =>
  ends.has(wordAt(tokens, at)) ||
  tokens[at]?.line !== line ||
  (wordAt(tokens, at) === 'this' && wordAt(tokens, at + 1) === 'time');

/** The words without what is told of shipments before this one: nobody asks for them again by telling how they went. */
export function wantedNow(tokens: readonly Token[]): Token[] {
  let before: Token | null = null;
  return tokens.filter((token, at) => {
    if (before && isOver(tokens, at, before.line)) before = null;
    if (!before && tellsOfBefore(tokens, at)) before = token;
    return before === null;
  });
}
