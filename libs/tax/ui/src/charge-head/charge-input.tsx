import { allOf } from '@freightdesk/data-access-api';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import { NamedInput, type Option, type SchemaForm, useWatch } from '@freightdesk/shared-ui/forms';
import { type ChargeHead, listChargeHeads, mixedHeadsNotice } from '@freightdesk/tax-contract';
import { useQuery } from '@tanstack/react-query';
import type { FieldPath, FieldValues } from 'react-hook-form';

export type ChargeHeads = ReadonlyMap<string, ChargeHead>;

const none: ChargeHeads = new Map();
/** None is known yet: a key that would choose one waits for it. */
const unread: ChargeHeads = new Map();
const byId = (heads: readonly ChargeHead[]): ChargeHeads => new Map(heads.map((head) => [head.id, head]));

/** All charge heads, by id; empty until they are read. */
export function useChargeHeads(): ChargeHeads {
  const { data, isPending } = useQuery({ ...allOf(listChargeHeads), select: byId });
  return data ?? (isPending ? unread : none);
}

/** By name, told apart by SAC, and found by the code too. */
const optionOf = ({ id, name, code, sac }: ChargeHead): Option => ({
  ...{ id, label: name },
  ...(sac && { detail: sac }),
  ...(code && { also: code }),
});

interface ChargeInputProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  fields: { description: FieldPath<Values>; chargeHead: FieldPath<Values> };
  heads: ChargeHeads;
  /** Why a line can't be charged under a head. */
  problemOf: (head: ChargeHead) => { message: string } | null;
  onCharged: (head: ChargeHead) => void;
  /** The day on which heads of other codes or rates are told to be mixed; left out, nobody looks for them. */
  unmixedOn?: BusinessDate | undefined;
}

/** What a line is for: words, or a charge head that is found by them and fills the line. */
export function ChargeInput<Values extends FieldValues>(props: ChargeInputProps<Values>) {
  const { form, fields, heads, problemOf, onCharged, unmixedOn } = props;
  const { t } = useTranslation();
  const say = useSay();
  const [headId, typed]: readonly unknown[] = useWatch({
    control: form.control,
    name: [fields.chargeHead, fields.description],
  });
  const head = typeof headId === 'string' ? heads.get(headId) : undefined;
  const offered = [...heads.values()].filter(({ id, active }) => active || id === headId);
  const problem = head ? problemOf(head) : null;
  const line = { description: typeof typed === 'string' ? typed : '', chargeHeadId: head?.id };
  const mixed = unmixedOn ? mixedHeadsNotice(line, offered, unmixedOn) : null;
  return (
    <NamedInput
      form={form}
      name={fields.description}
      recordName={fields.chargeHead}
      required={form.facts(fields.description).required || form.facts(fields.chargeHead).required}
      options={offered.map(optionOf)}
      isPending={heads === unread}
      onTaken={(id) => {
        const taken = heads.get(id);
        if (taken) onCharged(taken);
      }}
      {...(problem && { problem: t(problem.message) })}
      {...(mixed && { hint: say(mixed) })}
    />
  );
}
