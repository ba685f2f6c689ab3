import { type LetterMail, letterMails, type LetterMailQuery } from '@freightdesk/reports-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type ReadContext, refuse } from '@freightdesk/shared-server-kit';
import type { LetterPorts } from './letter-ports';
import { mailAddressOf } from './letter.repository';

/** The words that go with a letter to a party, and where it is sent. */
export async function readLetterMail(
  { partyId, letter }: LetterMailQuery,
  { db }: Pick<ReadContext, 'db'>,
  ports: LetterPorts,
): Promise<LetterMail> {
  const party = await mailAddressOf(db, partyId);
  if (!party) refuse(commonProblems.not_found, { message: 'This party does not exist, or no longer does.' });
  const { name } = await ports.issuer(db);
  return { to: party.email, letters: letterMails(letter, { to: party.name, from: name }) };
}
