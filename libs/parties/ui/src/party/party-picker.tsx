import { isStateCode, listParties, type PartyRole, type PartyRow, stateName } from '@freightdesk/parties-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { type Translate, useTranslation } from '@freightdesk/shared-i18n';
import { ComboInput, type Option, type SchemaForm } from '@freightdesk/shared-ui/forms';
import type { Page } from '@freightdesk/shared-endpoint';
import { useMemo, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { PartyDialog } from './party-dialog';

interface PartyPickerProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  name: FieldPath<Values>;
  label?: string;
  hint?: string;
  /** What a party created here is to us; parties of every role can be chosen. */
  role?: PartyRole;
  chosen?: { id: string; name: string } | null;
  onChosen?: (partyId: string | null) => void;
  autoFocus?: boolean;
  required?: boolean;
}

interface Creation {
  name: string;
  answer: (option: Option | null) => void;
}

type Named = Pick<PartyRow, 'id' | 'name'> & Partial<Pick<PartyRow, 'gstin' | 'stateCode' | 'phone' | 'roles'>>;

const search = (q: string) => queryOf(listParties, { pageSize: 10, ...(q && { q }) });

/** Parties as they are offered: namesakes by GSTIN and State, those first that are to us what the field asks for. */
function optionsFor(role: PartyRole | undefined, t: Translate) {
  const optionOf = ({ id, name, gstin, stateCode, phone }: Named): Option => {
    const state = isStateCode(stateCode) ? t(stateName(stateCode)) : null;
    const detail = [gstin, state].filter(Boolean).join(' · ');
    return { id, label: name, ...(detail && { detail }), ...(phone && { also: phone }) };
  };
  const isLikely = ({ roles = [] }: Named) => role !== undefined && roles.includes(role);
  return {
    optionOf,
    optionsOf: ({ data }: Page<PartyRow>) =>
      data.toSorted((one, other) => Number(isLikely(other)) - Number(isLikely(one))).map(optionOf),
  };
}

/** Chooses a party by name, GSTIN or phone; one that is missing is added on the spot, and the form goes on. */
export function PartyPicker<Values extends FieldValues>({
  role,
  chosen,
  onChosen,
  ...field
}: PartyPickerProps<Values>) {
  const { t } = useTranslation();
  // The same for as long as they say the same, so that the field is not drawn again with its form.
  const { optionOf, optionsOf } = useMemo(() => optionsFor(role, t), [role, t]);
  const [creation, setCreation] = useState<Creation | null>(null);
  const finish = (option: Option | null) => {
    creation?.answer(option);
    setCreation(null);
  };
  return (
    <>
      <ComboInput
        {...field}
        search={search}
        optionsOf={optionsOf}
        chosen={chosen ? optionOf(chosen) : null}
        onChosen={(option) => onChosen?.(option?.id ?? null)}
        onCreate={(name) => new Promise((answer) => setCreation({ name, answer }))}
      />
      {creation && (
        <PartyDialog
          start={{ name: creation.name, ...(role && { roles: [role] }) }}
          onTake={(party) => finish(optionOf(party))}
          onSaved={(party) => finish(optionOf(party))}
          onClose={() => finish(null)}
        />
      )}
    </>
  );
}
