import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Sentence } from '@freightdesk/shared-sentence';
import { isTransport } from '../place-of-supply/service.rules';
import { headRateOn } from './charge-head.rules';
import type { ChargeHead } from './charge-head.schema';

type Head = Pick<ChargeHead, 'id' | 'name' | 'code' | 'sac' | 'rates'>;

interface Line {
  description: string;
  chargeHeadId?: string | null | undefined;
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** What else a head is called: by its code, without or as what stands in brackets at its end, without the word for money. */
function namesOf({ name, code }: Head): string[] {
  const whole = plain(name);
  const [outside = whole, inside = whole] = whole.split(/[()]/).map((part) => part.trim());
  const money = [' fee', ' charge', ' charges'].find((word) => outside.endsWith(word)) ?? '';
  return [whole, outside, outside.slice(0, outside.length - money.length), inside, plain(code ?? whole)];
}

/** Words are single-spaced when they are taken apart. */
const separators = /[,;+&/]| and | with /;

/** The name as words of their own: a short one is no part of a longer word. */
const asWords = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${plain(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'gu');

/**
 * The heads that the words of a line name: by their whole names anywhere, by what else they are called as a part of the list. What two of
 * them are called is the line's own one where it is among them.
 */
function headsIn({ description, chargeHeadId }: Line, heads: readonly Head[]): Head[] {
  let rest = plain(description);
  const longestFirst = heads.toSorted((one, other) => other.name.length - one.name.length);
  const whole = longestFirst.filter(({ name }) => {
    // Of all heads there are a line holds one or two: a pattern is made for these alone.
    if (!rest.includes(plain(name))) return false;
    const before = rest;
    rest = rest.replace(asWords(name), ',');
    return rest !== before;
  });
  const ownFirst = heads.toSorted((one, other) => Number(other.id === chargeHeadId) - Number(one.id === chargeHeadId));
  const parts = rest.split(separators).flatMap((part) => part.trim() || []);
  const called = parts.flatMap((part) => ownFirst.find((head) => namesOf(head).includes(part)) ?? []);
  return [...new Set([...whole, ...called])];
}

/** As it is taxed on the day; heads that are taxed alike may share a line. */
function taxOf({ sac, rates }: Head, date: BusinessDate): string {
  const rate = headRateOn(rates, date);
  return `${sac ?? ''} ${rate?.gstRate ?? ''} ${rate?.taxability ?? ''}`;
}

function nameOf({ name, rates }: Head, date: BusinessDate): string {
  const rate = headRateOn(rates, date);
  return rate === null ? name : `${name} ${rate.gstRate}%`;
}

/**
 * What is to be said of a line that mixes heads of another code or rate, or null. Where they are one composite supply, all of it is taxed
 * as the principal one, which for a forwarder is the transport; else each is a supply of its own.
 */
export function mixedHeadsNotice(line: Line, heads: readonly Head[], date: BusinessDate): Sentence | null {
  const named = headsIn(line, heads);
  const own = heads.filter(({ id }) => id === line.chargeHeadId && !named.some((head) => head.id === id));
  const found = [...own, ...named];
  const [first] = found;
  if (!first || new Set(found.map((head) => taxOf(head, date))).size < 2) return null;
  const principal = found.find(({ sac }) => sac !== null && isTransport(sac)) ?? first;
  return {
    message:
      'Mixes {{heads}}: one composite supply is taxed as {{principal}} (CGST Act s.2(30), s.8), else each needs its own line.',
    values: { heads: found.map((head) => nameOf(head, date)).join(', '), principal: principal.name },
  };
}
