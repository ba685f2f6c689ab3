import { sum } from '@freightdesk/shared-money';
import type { Matchable } from './proposal.rules';
import { tellingWords } from '../statement/words.rules';

/** What a vendor of an approved payment run gets, which no statement has told yet. */
export interface RunVendor {
  runId: string;
  title: string;
  partyId: string;
  name: string;
  amountPaise: number;
}

/** A line by which the bank likely paid a vendor of a run, or in one sum all of them. */
export interface RunProposal {
  lineId: string;
  run: { id: string; title: string };
  vendors: { id: string; name: string }[];
}

type Line = Pick<Matchable, 'id' | 'amountMinor' | 'narration' | 'reference'>;

const shares = ({ narration, reference }: Line, words: string): boolean => {
  const said = new Set(tellingWords(`${narration} ${reference ?? ''}`));
  return tellingWords(words).some((word) => said.has(word));
};

/** The surest first: who is named on the line, then whose run is, then whoever gets just that. */
const signs: readonly ((line: Line, vendor: RunVendor) => boolean)[] = [
  (line, { name }) => shares(line, name),
  (line, { title }) => shares(line, title),
  () => true,
];

/** What is left of each run: some banks take one sum for all of a file. */
function byRun(vendors: readonly RunVendor[]): RunVendor[][] {
  const runs = new Map<string, RunVendor[]>();
  for (const vendor of vendors) runs.set(vendor.runId, [...(runs.get(vendor.runId) ?? []), vendor]);
  return [...runs.values()];
}

/**
 * For each line that took what a vendor of a run gets that vendor; each is proposed once. A line that took what all of a run get is the
 * whole run, where nothing of it was told by itself.
 */
export function runProposalsOf(lines: readonly Line[], vendors: readonly RunVendor[]): RunProposal[] {
  const taken = new Set<RunVendor>();
  const found = new Map<string, RunVendor[]>();
  for (const fits of signs) {
    for (const line of lines.filter(({ id }) => !found.has(id))) {
      const vendor = vendors.find((one) => !taken.has(one) && one.amountPaise === -line.amountMinor && fits(line, one));
      if (!vendor) continue;
      taken.add(vendor);
      found.set(line.id, [vendor]);
    }
  }
  for (const run of byRun(vendors.filter((vendor) => !taken.has(vendor)))) {
    const paise = sum(run.map(({ amountPaise }) => amountPaise));
    const line = lines.find(({ id, amountMinor }) => !found.has(id) && amountMinor === -paise);
    if (line) found.set(line.id, run);
  }
  return lines.flatMap(({ id }) => proposalOf(id, found.get(id) ?? []));
}

const proposalOf = (lineId: string, vendors: readonly RunVendor[]): RunProposal[] => {
  const [first] = vendors;
  if (!first) return [];
  const run = { id: first.runId, title: first.title };
  return [{ lineId, run, vendors: vendors.map(({ partyId, name }) => ({ id: partyId, name })) }];
};
