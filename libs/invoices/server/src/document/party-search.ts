import type { Related } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Documents are found by what their party is called on them, name and GSTIN: among the few such that there are. */
const calledSo: Related = {
  key: [sql`listed.party_id`, sql`listed.party_name`, sql`coalesce(listed.party_gstin, '')`],
  from: sql`document_party as called`,
  keys: [sql`called.party_id`, sql`called.name`, sql`called.gstin`],
  text: sql`called.search_text`,
};

export const byParty = { partyName: calledSo, partyGstin: calledSo };

/** The same in a list of all documents of a side: how many of them bear a name is kept with it. */
export function byPartyOf(side: 'sales' | 'bills') {
  const counted: Related = { ...calledSo, borne: sql.ref(`called.${side}`) };
  return { partyName: counted, partyGstin: counted };
}
