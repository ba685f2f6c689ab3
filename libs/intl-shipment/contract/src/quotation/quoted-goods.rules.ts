import type { ChargedGoods } from '@freightdesk/tax-contract';
import type { JobMode } from '../jobcard/jobcard.kinds';
import { type AskedContainers, typesOfContainers } from '../lead/lead-containers.rules';
import { airChargeableKg, airDivisor, lclRevenueTons } from '../weight/weight.rules';

/** As it is typed: each may be half a figure. */
interface TypedCargo {
  mode?: JobMode | undefined;
  grossKg?: string | null | undefined;
  cbm?: string | null | undefined;
  containers?: readonly Partial<AskedContainers>[] | undefined;
}

const figureOf = (text: string | null | undefined): string | null =>
  text && /^\d{1,9}(\.\d{1,4})?$/.test(text) ? text : null;

const isWhole = (asked: Partial<AskedContainers>): asked is AskedContainers =>
  asked.sizeType !== undefined && Number.isInteger(asked.quantity) && Number(asked.quantity) <= 200;

/**
 * What the charges of a quotation are counted by: by air the larger of weight and volume, among others' goods that of tonnes and cubic
 * metres. What is not known as a figure is not known.
 */
export function quotedGoods({ mode, containers = [], ...cargo }: TypedCargo, divisor = airDivisor): ChargedGoods {
  const [grossKg, cbm] = [figureOf(cargo.grossKg), figureOf(cargo.cbm)];
  const types = typesOfContainers(containers.filter(isWhole));
  if (grossKg === null && cbm === null) return { chargeableKg: null, revenueTons: null, containers: types };
  const known = { grossKg: grossKg ?? '0', cbm: cbm ?? '0' };
  return {
    chargeableKg: mode === 'AIR' ? airChargeableKg(known, divisor) : grossKg,
    revenueTons: lclRevenueTons({ ...known, ...(mode !== 'SEA_LCL' && { minimum: '0' }) }),
    containers: types,
  };
}
