import type { SupplyFacts } from './place-of-supply.rules';

/** Transport of goods is heading 9965 of the scheme of classification (notification 11/2017-Central Tax (Rate)). */
/** By road: a carrier's own service, or that of a goods transport agency. */
export const isRoadCarriage = (sac: string): boolean => sac === '996511' || sac === '996791';

export const isTransport = (sac: string): boolean => sac.startsWith('9965') || isRoadCarriage(sac);

/**
 * What a document supplies, for its place of supply. Freight is the principal supply of a forwarder's bill, and the place of
 * the principal supply is that of what goes with it (CGST Act s.2(30), s.8(a)): one line of transport decides.
 */
export const serviceOf = (lines: readonly { sac: string }[]): SupplyFacts['service'] =>
  lines.some(({ sac }) => isTransport(sac)) ? 'GOODS_TRANSPORT' : 'OTHER';
