import {
  addParty,
  type Party,
  type PartyRole,
  type PartyRow,
  type SavedParty,
  taxDataPermission,
  updateParty,
} from '@freightdesk/parties-contract';
import { addPartyInput, partyFormInput, partySchema } from '@freightdesk/parties-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useCan } from '@freightdesk/shared-session';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, useRecordForm } from '@freightdesk/shared-ui/forms';
import type { ReactNode } from 'react';
import { changesOf, defaultsOf } from './party-defaults';
import { ContactLines } from './contact-lines';
import { ContactFields, IdentityFields, TermsFields } from './party-fields';

/** Says that the party is saved, and what was found alike: that is no refusal, but worth a look. */
function useSaid(): (saved: SavedParty) => void {
  const { t } = useTranslation();
  const notify = useNotify();
  return ({ data, warnings }) => {
    notify(t('{{name}} is saved', { name: data.name }));
    for (const { message, party } of warnings) notify(`${t(message)} (${party.name})`, 'warning');
  };
}

export interface PartyFormDialogProps {
  /** The party to change; left out, one is added. */
  party?: Party;
  /** What the new party starts with. */
  start?: { name?: string; roles?: PartyRole[] };
  /** Takes the party that is kept already under the typed name, in place of a new one. */
  onTake?: (party: PartyRow) => void;
  /** What else is shown of the party, below its fields. */
  beside?: ReactNode;
  onSaved?: (party: Party) => void;
  onClose: () => void;
}

export function PartyFormDialog({ party, start, beside, onTake, onSaved, onClose }: PartyFormDialogProps) {
  const { t } = useTranslation();
  const say = useSaid();
  const seesTaxData = useCan(taxDataPermission);
  const add = useSave(addParty);
  const update = useSave(updateParty);
  const credit = seesTaxData && { creditStatus: 'GOOD' as const };
  const { form, saving } = useRecordForm({
    // Who changes contacts alone can't be asked for the State.
    schema: seesTaxData || !party ? partyFormInput : addPartyInput,
    record: party ?? null,
    recordSchema: partySchema,
    startOf: (known) =>
      known ? defaultsOf(known) : { roles: ['CUSTOMER' as const], country: 'IN', ...credit, ...start },
    send: (input, standing) =>
      standing ? update(changesOf(standing, input, { mayChangeAll: seesTaxData })) : add(input),
  });
  const take =
    onTake &&
    ((known: PartyRow) => {
      onTake(known);
      onClose();
    });

  const again = onSaved ? undefined : t('Add and start another');
  const words = party
    ? { title: t('Edit {{name}}', { name: party.name }), submitLabel: t('Save') }
    : { title: t('Add party'), submitLabel: t('Add party'), againLabel: again };
  return (
    <FormDialog
      {...saving}
      {...words}
      keeps={['roles', 'country']}
      maxWidth="md"
      onSaved={(saved) => {
        say(saved);
        onSaved?.(saved.data);
      }}
      onClose={onClose}
    >
      {(seesTaxData || !party) && (
        <IdentityFields form={form} showsPan={seesTaxData} onTake={party ? undefined : take} />
      )}
      <ContactFields form={form} />
      <ContactLines form={form} />
      {seesTaxData && <TermsFields form={form} />}
      {beside}
    </FormDialog>
  );
}
