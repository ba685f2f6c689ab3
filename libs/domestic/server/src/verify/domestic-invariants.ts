import type { Invariant } from '@freightdesk/shared-server-kit';
import { historyInvariant } from '@freightdesk/tracking-server';
import {
  chargesWithoutDocket,
  docketPositions,
  gappedSeries,
  unproven,
  wrongBilledNames,
  wrongEnds,
} from './verify.repository';

/** What is always true of dockets. */
export const domesticInvariants: readonly Invariant[] = [
  {
    sentence: 'The dockets of a branch are numbered from the first without a gap in each fiscal year.',
    broken: async (db) =>
      (await gappedSeries(db)).map(
        ({ branch, year, count, first, last }) => `${branch} ${year}: ${count} dockets, numbered ${first} to ${last}`,
      ),
  },
  { sentence: 'A charge of a docket is of a docket that is there.', broken: chargesWithoutDocket },
  historyInvariant({
    sentence: 'A docket has the status that its last event left it in.',
    record: 'domestic-shipment',
    positions: docketPositions,
  }),
  {
    sentence: 'A docket whose proof of delivery is uploaded has one.',
    broken: unproven,
  },
  { sentence: 'What a docket says of its e-way bills is when the first of them ends.', broken: wrongEnds },
  { sentence: 'A docket is found by the name that its party has.', broken: wrongBilledNames },
];
