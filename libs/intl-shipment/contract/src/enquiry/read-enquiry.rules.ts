import type { BusinessDate } from '@freightdesk/shared-calendar';
import { packagesIn, volumeIn, weightIn } from './enquiry-cargo.rules';
import { containersIn } from './enquiry-containers.rules';
import { readyIn } from './enquiry-dates.rules';
import type { Finding, PlaceNames } from './enquiry-findings';
import { countIn, measuresIn, volumeOfMeasures } from './enquiry-measures.rules';
import { wantedNow } from './enquiry-past.rules';
import { closingLine, reachIn, signedIn } from './enquiry-people.rules';
import { type Lane, lanesIn, ofFirstLane } from './enquiry-lanes.rules';
import { directionOf, placesIn } from './enquiry-places.rules';
import { hsCodeIn } from './enquiry-tariff.rules';
import { commodityIn, dangerIn, incotermIn, serviceIn } from './enquiry-terms.rules';
import { longestEnquiry, type Token, tokensOf } from './enquiry-tokens.rules';

interface Known {
  places: PlaceNames;
  today: BusinessDate;
}

const hasWord = (tokens: readonly Token[], starts: string): boolean =>
  tokens.some(({ word }) => word.startsWith(starts));

/** Both ends are ours. */
const isWithinIndia = (ends: readonly Finding[]): boolean =>
  ends.length === 2 && ends.every(({ value }) => value.startsWith('IN'));

/** Which way it goes: by its two ends, lit where the goods come to; else by the word for it. */
function directionIn(tokens: readonly Token[], ends: readonly Finding[]): Finding[] {
  const [origin, destination] = ['originLocode', 'destinationLocode'].map((end) =>
    ends.find(({ field }) => field === end),
  );
  const value = origin && destination && directionOf(origin.value, destination.value);
  // What is cleared by the customs at one of our ports has come, or goes, further than that.
  const isPart = isWithinIndia(ends) && hasWord(tokens, 'clearance');
  if (value && !isPart) return [{ ...destination, field: 'direction', value }];
  const said = tokens.find(({ word }) => /^(?:ex|im)port(?:s|ing)?$/.test(word));
  return said
    ? [{ field: 'direction', value: said.word.startsWith('ex') ? 'EXPORT' : 'IMPORT', from: said.from, to: said.to }]
    : [];
}

/** The words of a message, and those of them that say what is wanted. */
function wordsOf(text: string) {
  const all = tokensOf(text);
  const closing = closingLine(all);
  return { all, closing, tokens: wantedNow(all.filter(({ line }) => line < closing)) };
}

/** The ways beside the first: a lead is of one, so each of these takes a lead of its own. */
export const otherLanes = (message: string, places: PlaceNames): Lane[] =>
  lanesIn(wordsOf(message.slice(0, longestEnquiry)).tokens, places).slice(1);

/**
 * What the plain text of an e-mail or a message says of the goods, their way and whoever asks, by rules alone: each finding with the
 * characters that say it. Every word is looked at a bounded number of times, so it takes as long as the text is long.
 */
export function readEnquiry(message: string, { places, today }: Known): Finding[] {
  const text = message.slice(0, longestEnquiry);
  const { all, closing, tokens } = wordsOf(text);
  const containers = ofFirstLane(containersIn(tokens), lanesIn(tokens, places));
  const measured = measuresIn(tokens);
  const volume = volumeIn(tokens);
  const weight = weightIn(tokens);
  const ends = placesIn(tokens, places, hasWord(tokens, 'import') && !hasWord(tokens, 'export'));
  return [
    ...serviceIn(tokens, containers, volume.length + weight.length + measured.length > 0, isWithinIndia(ends)),
    ...directionIn(tokens, ends),
    ...ends,
    ...incotermIn(tokens),
    ...commodityIn(text, tokens),
    ...dangerIn(tokens),
    ...hsCodeIn(text, tokens),
    ...containers,
    ...countIn(tokens, packagesIn(tokens), measured),
    ...weight,
    ...(volume.length > 0 ? volume : volumeOfMeasures(tokens, measured)),
    ...readyIn(tokens, today),
    ...reachIn(text),
    ...signedIn(text, all, closing),
  ];
}
