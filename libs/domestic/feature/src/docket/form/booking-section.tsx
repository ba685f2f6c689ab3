import { listBranches } from '@freightdesk/company-contract';
import { type Docket, docketModeLabel, docketModes } from '@freightdesk/domestic-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { PartyPicker } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, SectionCard } from '@freightdesk/shared-ui';
import { DocumentDateInput, FormGrid, SelectInput, TextInput } from '@freightdesk/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { type DocketFieldsProps, useNamesNobody } from './docket-form';

const openBranches = { active: 'true', pageSize: 100 };

/** Branches that are open, and those that the docket names though they are open no longer. */
function useBranchOptions(docket: Docket | null) {
  const { data } = useQuery(queryOf(listBranches, openBranches));
  const named = [docket?.branch, docket?.destinationBranch].filter((branch) => branch != null);
  const names = new Map([...named, ...(data?.data ?? [])].map(({ id, name }) => [id, name]));
  return [...names].map(([value, label]) => ({ value, label }));
}

/** Who is billed, and where and when the goods are booked. */
export function BookingSection({ form, docket, like = null }: DocketFieldsProps) {
  const { t } = useTranslation();
  const namesNobody = useNamesNobody(form);
  const branches = useBranchOptions(docket ?? like);
  const isNumbered = docket !== null && docket.number !== null;
  const hint = isNumbered ? t('Part of the number, so it stays') : undefined;
  return (
    <SectionCard title={t('Booking')}>
      <FormGrid>
        <PartyPicker
          form={form}
          name="billingPartyId"
          role="CUSTOMER"
          chosen={(docket ?? like)?.billingParty ?? null}
          autoFocus={docket === null}
          required={namesNobody}
        />
        <TextInput form={form} name="reference" hint={t("The customer's own number")} />
        <DocumentDateInput form={form} name="date" mayWait disabled={isNumbered} hint={hint} />
        <SelectInput form={form} name="mode" options={optionsOf(docketModes, docketModeLabel, t)} />
        {branches.length > 1 && (
          <>
            <SelectInput
              form={form}
              name="branchId"
              options={branches}
              emptyLabel={isNumbered ? undefined : t('Head office')}
              disabled={isNumbered}
              hint={hint}
            />
            <SelectInput
              form={form}
              name="destinationBranchId"
              options={branches}
              emptyLabel={t('None of our branches')}
            />
          </>
        )}
      </FormGrid>
    </SectionCard>
  );
}
