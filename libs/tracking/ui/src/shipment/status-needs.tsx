import {
  type Need,
  type NeedGroup,
  needLabels,
  type UpdateDomesticShipmentStatusInput,
} from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { SchemaForm } from '@freightdesk/shared-ui/forms';
import { NeedInput } from './need-input';

interface StatusNeedsProps {
  form: SchemaForm<UpdateDomesticShipmentStatusInput>;
  groups: readonly NeedGroup[];
  /** Facts that may be told with the status and need not be. */
  extras: readonly Need[];
}

/** What the chosen status asks for; where one of several facts is enough, each of them names the others. */
export function StatusNeeds({ form, groups, extras }: StatusNeedsProps) {
  const { t } = useTranslation();
  const othersOf = (group: NeedGroup, need: Need) =>
    group
      .filter((other) => other !== need)
      .map((other) => t(needLabels[other]))
      .join(', ');
  return (
    <>
      {groups.flatMap((group) =>
        group.map((need) => (
          <NeedInput
            key={need}
            form={form}
            need={need}
            required={group.length === 1}
            hint={group.length > 1 ? t('This, or: {{others}}', { others: othersOf(group, need) }) : undefined}
          />
        )),
      )}
      {extras.map((need) => (
        <NeedInput key={need} form={form} need={need} required={false} />
      ))}
    </>
  );
}
