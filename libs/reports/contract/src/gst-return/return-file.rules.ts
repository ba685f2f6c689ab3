import type { GstReturn } from './gst-return.schema';

type Named = Pick<GstReturn, 'data' | 'registrations' | 'from'>;

/**
 * What the portal's file of a return is called: whoever files for several registrations must tell their files apart, and for one
 * alone the name stays as short as it was.
 */
export function returnFileName(what: string, { data: { gstin }, registrations, from }: Named): string {
  const ofWhom = registrations.length > 1 && typeof gstin === 'string' ? `-${gstin}` : '';
  return `${what}${ofWhom}-${from.slice(0, 7)}.json`;
}
