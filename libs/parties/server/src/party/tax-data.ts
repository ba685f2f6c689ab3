import { type PartyRow, taxDataFields, taxDataPermission } from '@freightdesk/parties-contract';
import { can } from '@freightdesk/shared-access';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type Actor, refuse } from '@freightdesk/shared-server-kit';

const seesTaxData = ({ role }: Actor) => can(role, taxDataPermission, 'server');

/** PAN, TAN, credit and TDS data are the accounts' own: absent for all others. */
export function asSeenBy<Shown extends PartyRow>(actor: Actor, party: Shown): Shown {
  if (seesTaxData(actor)) return party;
  const shown = { ...party };
  for (const field of taxDataFields) delete shown[field];
  return shown;
}

/** What marketing, international and domestic staff may change of a party that exists. */
const contactFields = ['contacts', 'email', 'phone', 'address'] as const;

const refuseFields = (fields: readonly string[]): void => {
  if (fields.length === 0) return;
  const message = 'Your role does not include this. Ask accounts to change it.';
  refuse(commonProblems.invalid, { errors: fields.map((field) => ({ field, code: 'not_your_role', message })) });
};

/** Tax and credit data come from accounts only. */
export function refuseTaxData(actor: Actor, input: object): void {
  if (!seesTaxData(actor)) refuseFields(taxDataFields.filter((field) => field in input));
}

export function refuseBeyondContacts(actor: Actor, changes: object): void {
  if (seesTaxData(actor)) return;
  const allowed: readonly string[] = contactFields;
  refuseFields(Object.keys(changes).filter((field) => !allowed.includes(field)));
}
