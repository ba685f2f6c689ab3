import type { DocketMode } from '@freightdesk/domestic-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { DomesticPorts } from '../domestic-ports';
import { addDocket } from './add-docket';

/** What marketing knows of goods that it won for carriage within India. */
export interface WonGoods {
  date: string;
  mode: string;
  billingPartyId: string;
  commodity: string | null;
  packages: number | null;
  actualKg: string | null;
  notes: string | null;
}

const modes: Readonly<Record<string, DocketMode>> = { AIR: 'AIR', RAIL: 'RAIL' };

/** The draft docket of a lead or a quotation that was won: its desk completes and books it. */
export const docketWriter =
  (ports: DomesticPorts) =>
  async ({ mode, commodity, packages, ...goods }: WonGoods, context: WriteContext): Promise<{ id: string }> => {
    const docket = { ...goods, mode: modes[mode] ?? 'SURFACE', description: commodity, packages: packages || null };
    const { data } = await addDocket(docket, context, ports);
    return { id: data.id };
  };
