import type { ContactPaper } from './party.kinds';

interface Reached {
  email: string | null;
  contacts: readonly { email?: string | null; receives?: readonly ContactPaper[] }[];
}

/** Where a paper goes: to the first person there who receives its kind and has an address, else to the party's own. */
export const mailAddressFor = (paper: ContactPaper, { email, contacts }: Reached): string | null =>
  contacts.find((one) => one.email && one.receives?.includes(paper))?.email ?? email;
