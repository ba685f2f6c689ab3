import { useTranslation } from '@freightdesk/shared-i18n';
import type { SchemaForm } from '@freightdesk/shared-ui/forms';
import type { Asked, NeedGroup, NeedTable } from '@freightdesk/tracking-contract';
import { NeedInput } from './need-input';
import type { StatusValues } from './status-values';

interface StatusNeedsProps {
  form: SchemaForm<StatusValues>;
  table: NeedTable;
  asked: Asked;
  /** Those that are asked elsewhere. */
  except?: readonly string[];
}

/** What the chosen status asks for; where one of several facts is enough, each of them names the others. */
export function StatusNeeds({ form, table, asked, except = [] }: StatusNeedsProps) {
  const { t } = useTranslation();
  const { needs, extras = [] } = asked;
  const inputOf = (name: string, group: NeedGroup, required: boolean) => {
    const need = table[name];
    const others = group.filter((other) => other !== name).map((other) => t(table[other]?.label ?? other));
    const hint = others.length > 0 ? t('This, or: {{others}}', { others: others.join(', ') }) : undefined;
    if (!need || except.includes(name)) return null;
    return <NeedInput key={name} form={form} name={name} need={need} required={required} hint={hint} />;
  };
  return (
    <>
      {needs.flatMap((group) => group.map((name) => inputOf(name, group, group.length === 1)))}
      {extras.map((name) => inputOf(name, [name], false))}
    </>
  );
}
