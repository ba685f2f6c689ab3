import { type SeriesKind, seriesKindNames, seriesKinds } from '@freightdesk/company-contract';
import type { Tx } from '@freightdesk/shared-database';
import {
  findSeries,
  insertSeries,
  isPrefixTaken,
  passSeriesOn,
  type Series,
  waitToOpen,
} from './number-series.repository';

/** Prefix and width together, so that a number keeps within 16 characters (CGST Rules, rule 46(b)). */
const room = 9;

/** SI, or SI2 where another registration has SI: one document number is never given twice, though the law would allow it. */
async function freePrefix(tx: Tx, kind: SeriesKind, wanted: string): Promise<string> {
  for (let ordinal = 1; ; ordinal += 1) {
    const prefix = ordinal === 1 ? wanted : `${wanted}${ordinal}`;
    if (!(await isPrefixTaken(tx, kind, prefix))) return prefix;
  }
}

/** The series of a holder, opened with the kind's usual spelling if it has none yet. */
export async function openSeries(
  tx: Tx,
  { kind, holder, prefix: wanted }: { kind: SeriesKind; holder: string; prefix: string },
): Promise<Series> {
  const found = await findSeries(tx, { kind, holder });
  if (found) return found;
  await waitToOpen(tx);
  const meanwhile = await findSeries(tx, { kind, holder });
  if (meanwhile) return meanwhile;
  const prefix = await freePrefix(tx, kind, wanted);
  return insertSeries(tx, { kind, holder, prefix, width: Math.min(seriesKinds[kind].width, room - prefix.length) });
}

/** A GSTIN's series; a company that is not registered has them under no GSTIN. */
export const registrationHolder = (gstin: string | null): string => gstin ?? '';

const registrationKinds = seriesKindNames.filter((kind) => seriesKinds[kind].per === 'registration');

/** Opens every series that a registration has, so that an administrator can spell them before the first document. */
export async function openRegistrationSeries(tx: Tx, gstin: string | null): Promise<void> {
  for (const kind of registrationKinds) {
    const { prefix } = seriesKinds[kind];
    await openSeries(tx, { kind, holder: registrationHolder(gstin), prefix: prefix ?? kind });
  }
}

export async function passRegistrationSeriesOn(
  tx: Tx,
  { from, to }: { from: string | null; to: string | null },
): Promise<void> {
  await passSeriesOn(tx, { kinds: registrationKinds, from: registrationHolder(from), to: registrationHolder(to) });
}
