import { add, parseDecimal, plainDecimal } from '@freightdesk/shared-money';
import type { JobMode } from '../jobcard/jobcard.kinds';
import type { Jobcard } from '../jobcard/jobcard.schema';
import { hasEnded } from '../jobcard/jobcard.rules';
import { teuOf } from '../jobcard/job-profit.rules';
import { cubicMetres } from '../weight/weight.rules';
import type { consolProblems } from './consol.errors';
import type { JobMeasures } from './consol.schema';

export type ConsolProblem = keyof typeof consolProblems;

type Lane = Pick<Jobcard, 'originLocode' | 'originPlace' | 'destinationLocode' | 'destinationPlace'>;

type Linked = Lane & Pick<Jobcard, 'id' | 'status' | 'mode' | 'direction' | 'master' | 'coLoaderId' | 'houses'>;

const alike = (one: string | null, other: string | null) => one?.trim().toLowerCase() === other?.trim().toLowerCase();

/** A place by its code where both have one; else as it is written. */
const isSamePlace = (
  one: { locode: string | null; place: string | null },
  other: { locode: string | null; place: string | null },
): boolean => (one.locode && other.locode ? one.locode === other.locode : alike(one.place, other.place));

export const hasSamePorts = (one: Lane, other: Lane): boolean =>
  isSamePlace(
    { locode: one.originLocode, place: one.originPlace },
    { locode: other.originLocode, place: other.originPlace },
  ) &&
  isSamePlace(
    { locode: one.destinationLocode, place: one.destinationPlace },
    { locode: other.destinationLocode, place: other.destinationPlace },
  );

/** What may travel under a master of each mode. A box of our own is loaded with parts of boxes; whole ones share its bill. */
export const houseModes: Readonly<Record<JobMode, readonly JobMode[]>> = {
  AIR: ['AIR'],
  SEA_FCL: ['SEA_LCL', 'SEA_FCL'],
  SEA_LCL: ['SEA_LCL'],
  ROAD: ['ROAD'],
  RAIL: ['RAIL'],
  MULTIMODAL: ['MULTIMODAL'],
};

/** What keeps a job from having houses at all. */
export function masterProblem(master: Linked): ConsolProblem | null {
  if (hasEnded(master)) return 'job_ended';
  return master.master === null ? null : 'is_house';
}

/** What keeps a job from being a house of this master. Goods that begin or end elsewhere may be, for a reason. */
export function houseProblem(master: Linked, house: Linked, reason?: string | null): ConsolProblem | null {
  if (house.id === master.id) return 'own_house';
  if (hasEnded(house)) return 'job_ended';
  if (house.master !== null) return 'house_of_other';
  if (house.houses.length > 0) return 'has_houses';
  if (house.coLoaderId !== null) return 'co_loaded';
  if (!houseModes[master.mode].includes(house.mode) || house.direction !== master.direction) return 'other_way';
  return hasSamePorts(master, house) || reason ? null : 'other_ports';
}

/** How much a job is, by whatever its costs may be shared by. */
export const measuresOf = ({
  grossKg,
  chargeableKg,
  packages,
  containers,
}: Pick<Jobcard, 'grossKg' | 'chargeableKg' | 'packages' | 'containers'>): JobMeasures => ({
  grossKg,
  kg: chargeableKg ?? grossKg,
  cbm: packages.length === 0 ? null : cubicMetres(packages),
  containers: containers.length,
  teu: teuOf(containers),
});

const sumOf = (texts: readonly (string | null)[]): string | null => {
  const known = texts.filter((text) => text !== null);
  return known.length === 0 ? null : plainDecimal(known.map(parseDecimal).reduce(add));
};

/** What houses come to, beside what the master says. */
export const totalMeasures = (all: readonly JobMeasures[]): JobMeasures => ({
  grossKg: sumOf(all.map(({ grossKg }) => grossKg)),
  kg: sumOf(all.map(({ kg }) => kg)),
  cbm: sumOf(all.map(({ cbm }) => cbm)),
  containers: all.reduce((sum, { containers }) => sum + containers, 0),
  teu: all.reduce((sum, { teu }) => sum + teu, 0),
});
