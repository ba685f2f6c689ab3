import { type AddPartyInput, normalisePhone } from '@freightdesk/parties-contract';

/** The people of a party as its row keeps them. */
export const contactsToKeep = (contacts: AddPartyInput['contacts']): string =>
  JSON.stringify(
    (contacts ?? []).map(({ name, mobile, email, receives }) => ({
      name,
      mobile: mobile ? normalisePhone(mobile) : null,
      email: email ?? null,
      receives: receives ?? [],
    })),
  );
