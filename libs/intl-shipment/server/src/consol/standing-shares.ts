import {
  type Apportionment,
  type Jobcard,
  masterCosts,
  measuresOf,
  type SharedCost,
  sharedCosts,
} from '@freightdesk/intl-shipment-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { keptApportionment } from './apportionment.repository';
import type { HouseJob } from './house-jobs';

type Share = Pick<Apportionment['shares'][number], 'chargeHeadId' | 'houseId' | 'weight' | 'buyPaise'>;

const sharesIn = (costs: readonly SharedCost[], houses: readonly HouseJob[]): Share[] =>
  costs
    .filter(({ basis }) => basis !== 'NONE')
    .flatMap(({ chargeHeadId, weights, shares }) =>
      houses.map(({ id }, index) => ({
        ...{ chargeHeadId, houseId: id },
        ...{ weight: weights[index] ?? '0', buyPaise: shares[index] ?? 0 },
      })),
    );

const asText = (shares: readonly Share[]) =>
  shares
    .map(({ chargeHeadId, houseId, weight, buyPaise }) => [chargeHeadId, houseId, weight, buyPaise].join())
    .sort()
    .join('\n');

/** How the costs of a master are shared, and whether they would be shared otherwise today. */
export async function standingShares(
  db: Db | Tx,
  master: Jobcard,
  houses: readonly HouseJob[],
): Promise<Apportionment | null> {
  const kept = await keptApportionment(db, master.id);
  if (!kept) return null;
  const { basis, shares } = kept;
  const heads = [
    ...new Map(
      shares.flatMap(({ chargeHeadId, basis: own }) =>
        chargeHeadId === null || own === basis ? [] : [[chargeHeadId, { chargeHeadId, basis: own }] as const],
      ),
    ).values(),
  ];
  const today = sharedCosts({ costs: masterCosts(master.charges), houses: houses.map(measuresOf), basis, heads });
  return {
    ...kept,
    heads,
    isStale: asText(sharesIn(today, houses)) !== asText(shares.filter((share) => share.basis !== 'NONE')),
  };
}
