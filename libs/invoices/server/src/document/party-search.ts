import { likeAll, type Related, searchText } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Documents are found by what their party is called on them, name and GSTIN: among the few such that there are. */
const calledSo: Related = {
  key: [sql`listed.party_id`, sql`listed.party_name`, sql`coalesce(listed.party_gstin, '')`],
  ids: (patterns) =>
    sql`select called.party_id, called.name, called.gstin from document_party as called
      where ${likeAll(searchText([sql`called.name`, sql`called.gstin`]), patterns)}`,
};

export const byParty = { partyName: calledSo, partyGstin: calledSo };
