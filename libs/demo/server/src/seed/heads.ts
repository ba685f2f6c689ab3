import { listChargeHeads } from '@freightdesk/tax-contract';
import type { Call } from './diary';

/** A line as a story plans it, under a charge head that it knows by its code. */
export type Planned<Line> = Line & { head?: string };

type Ids = ReadonlyMap<string | null, string>;

async function readIds(call: Call): Promise<Ids> {
  const { data } = await call(listChargeHeads, { pageSize: 100 });
  return new Map(data.map(({ code, id }) => [code, id]));
}

/** Puts lines under their heads; the first that asks reads which heads the company has. */
export function headFinder() {
  let ids: Promise<Ids> | undefined;
  return async <Line>(call: Call, planned: readonly Planned<Line>[]) => {
    const known = await (ids ??= readIds(call));
    return planned.map(({ head, ...line }) => {
      const chargeHeadId = head && known.get(head);
      return { ...line, ...(chargeHeadId && { chargeHeadId }) };
    });
  };
}
