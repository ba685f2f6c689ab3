import { openDocumentRefusals, type OpenDocumentInput } from '@freightdesk/invoices-contract';
import type { accountCode } from '@freightdesk/ledger-contract';
import { together, type Tx } from '@freightdesk/shared-database';
import { readOurSide } from '../document/our-side';
import { refuseAt } from '../document/refuse-at';
import { readTheirSide, type TheirSide } from '../document/their-side';
import type { InvoicesPorts } from '../invoices-ports';
import { openedAsBalance } from './opened-balance.repository';

interface Asked {
  tx: Tx;
  control: typeof accountCode.debtors | typeof accountCode.creditors;
  ports: InvoicesPorts;
}

export interface OpenFile {
  ourSide: Awaited<ReturnType<typeof readOurSide>>;
  /** The party that a row names, unless all that it owes was brought in as one balance already. */
  theirSide(row: OpenDocumentInput): Promise<TheirSide>;
}

/**
 * What all rows of a file are held against, read once for the file: we ourselves, whom its names call, and who was opened with a balance.
 * A party is read when its first row is written.
 */
export async function readOpenFile(parties: readonly string[], { tx, control, ports }: Asked): Promise<OpenFile> {
  const [ourSide, found] = await together(readOurSide(tx, null, ports), ports.partiesCalled(tx, [...new Set(parties)]));
  const called = new Map(found.map(({ called: name, ids }) => [name, ids]));
  const opened = await openedAsBalance(tx, [...new Set(found.flatMap(({ ids }) => ids))], control);
  const sides = new Map<string, TheirSide>();
  const problems = { unknown_party: openDocumentRefusals.unknown_party };
  return {
    ourSide,
    async theirSide({ party }) {
      const [partyId, ...others] = called.get(party) ?? [];
      if (partyId === undefined) return refuseAt(openDocumentRefusals.unknown_party, 'party');
      if (others.length > 0) refuseAt(openDocumentRefusals.several_parties, 'party');
      if (opened.has(partyId)) refuseAt(openDocumentRefusals.opened_as_balance, 'party');
      const asked = { ...problems, unknown_registration: problems.unknown_party };
      const side = sides.get(partyId) ?? (await readTheirSide(tx, { partyId }, ports, asked));
      sides.set(partyId, side);
      return side;
    },
  };
}
