import { type AddQuotationInput, askedOf, type Lead, normaliseLocode } from '@freightdesk/intl-shipment-contract';
import type { Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';
import { partyName } from './quotation-party.repository';

/** Fields of a quotation that name another record, by the constraint of each. */
export const quotationReferences = {
  quotation_party_id_fkey: 'partyId',
  quotation_owner_id_fkey: 'ownerId',
};

type Spelled = Pick<Partial<AddQuotationInput>, 'originLocode' | 'destinationLocode'>;

/** In normal spelling, however it was typed; what was left out stays left out. */
export function inNormalSpelling<Fields extends Spelled>(fields: Fields): Fields {
  const { originLocode, destinationLocode } = fields;
  return {
    ...fields,
    ...(originLocode && { originLocode: normaliseLocode(originLocode) }),
    ...(destinationLocode && { destinationLocode: normaliseLocode(destinationLocode) }),
  };
}

/** As a quotation is kept. */
export const asKept = <Fields extends Spelled & Pick<AddQuotationInput, 'containers'>>({
  containers,
  ...fields
}: Fields) => ({
  ...inNormalSpelling(fields),
  ...(containers && { containers: JSON.stringify(containers) }),
});

export const refuseUnknownAt = (...fields: readonly string[]): never =>
  refuse(commonProblems.invalid, {
    errors: fields.map((field) => ({ field, code: 'unknown', message: 'This does not exist.' })),
  });

/** Whom the paper names: the customer, or the company of a lead that is none yet. */
export async function customerNameOf(
  tx: Tx,
  partyId: string | null,
  lead: Pick<Lead, 'companyName'> | null,
): Promise<string> {
  if (partyId === null) return lead?.companyName ?? refuseUnknownAt('partyId');
  return (await partyName(tx, partyId)) ?? refuseUnknownAt('partyId');
}

/** What is to be carried, as a quotation keeps it. */
export const keptAsked = (of: Parameters<typeof askedOf>[0]) => ({
  ...askedOf(of),
  containers: JSON.stringify(of.containers),
});

/** What a lead knows of what is quoted; a quotation may say otherwise. */
export const knownToLead = (lead: Lead | null) => lead && { ownerId: lead.ownerId, ...keptAsked(lead) };
