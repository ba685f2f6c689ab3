import { addParty, getParty, listParties, updateParty } from '@freightdesk/parties-contract';
import * as schema from '@freightdesk/parties-contract/schema';
import { idQuery } from '@freightdesk/shared-endpoint/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import { addParty as add } from './party/add-party';
import { listPartyRows } from './party/party.repository';
import { findPartyOrRefuse } from './party/read-party';
import { asSeenBy } from './party/tax-data';
import { updateParty as update } from './party/update-party';

export function registerParties(api: Api): void {
  api.list(listParties, { row: schema.partyRowSchema }, (request, { db }) => listPartyRows(db, request));
  api.read(getParty, { input: idQuery, output: schema.partySchema }, async ({ id }, { db, actor }) =>
    asSeenBy(actor, await findPartyOrRefuse(db, id)),
  );
  api.write(addParty, { input: schema.addPartyInput, output: schema.savedPartySchema }, add);
  api.write(updateParty, { input: schema.updatePartyInput, output: schema.savedPartySchema }, update);
}
