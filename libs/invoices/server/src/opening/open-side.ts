import { openDocumentRefusals, type OpenDocumentInput } from '@freightdesk/invoices-contract';
import type { accountCode } from '@freightdesk/ledger-contract';
import type { Tx } from '@freightdesk/shared-database';
import { refuseAt } from '../document/refuse-at';
import type { InvoicesPorts } from '../invoices-ports';
import { readTheirSide, type TheirSide } from '../document/their-side';
import { isOpenedAsBalance } from './opened-balance.repository';

interface Asked {
  tx: Tx;
  control: typeof accountCode.debtors | typeof accountCode.creditors;
  ports: InvoicesPorts;
}

/** The party that a row names, unless all that it owes was brought in as one balance already. */
export async function openSide({ party }: OpenDocumentInput, { tx, control, ports }: Asked): Promise<TheirSide> {
  const [found] = await ports.partiesCalled(tx, [party]);
  const [partyId, ...others] = found?.ids ?? [];
  if (partyId === undefined) return refuseAt(openDocumentRefusals.unknown_party, 'party');
  if (others.length > 0) refuseAt(openDocumentRefusals.several_parties, 'party');
  if (await isOpenedAsBalance(tx, partyId, control)) refuseAt(openDocumentRefusals.opened_as_balance, 'party');
  const problems = { unknown_party: openDocumentRefusals.unknown_party };
  return readTheirSide(tx, { partyId }, ports, { ...problems, unknown_registration: problems.unknown_party });
}
