import { queryOf } from '@freightdesk/data-access-api';
import {
  carriageRiskLabel,
  carriageRisks,
  docketDeliveries,
  docketDeliveryLabel,
  freightBases,
  freightBasisLabel,
  type GstPayer,
  gstPayerLabel,
  gstPayerNotice,
  gstPayers,
  isCarriedOtherwise,
  proposedGstPayer,
  repairVehicleNumber,
} from '@freightdesk/domestic-contract';
import { getParty } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, SectionCard } from '@freightdesk/shared-ui';
import { FormGrid, NumberRepairs, SelectInput, TextInput, useWatch } from '@freightdesk/shared-ui/forms';
import { useGtaOption } from '@freightdesk/tax-ui';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DocketFieldsProps, DocketForm } from './docket-form';

const repairsOf = (text: string) => [repairVehicleNumber(text)].filter((repaired) => repaired !== null);

/** The vehicle's plate; zeros that were left out are offered. */
function VehicleInput({ form }: { form: DocketForm }) {
  return (
    <Box>
      <TextInput form={form} name="vehicleNumber" uppercase />
      <NumberRepairs form={form} name="vehicleNumber" repairsOf={repairsOf} />
    </Box>
  );
}

/** Who owes the tax by the company's option of the docket's day, as far as it is typed. */
function useProposal(form: DocketForm, isNew: boolean): { found: GstPayer | null; isByOption: boolean } {
  const [date, mode, freightBasis, consignor, consignee, partyId] = useWatch({
    control: form.control,
    name: ['date', 'mode', 'freightBasis', 'consignor', 'consignee', 'billingPartyId'],
  });
  const option = useGtaOption(date, isNew);
  const isBilled = option === 'REVERSE_CHARGE' && freightBasis === 'TBB';
  const { data: billed } = useQuery({
    ...queryOf(getParty, { id: partyId ?? '' }),
    enabled: isBilled && Boolean(partyId),
  });
  const facts = { mode, freightBasis, consignor, consignee, billed };
  const found = isNew ? proposedGstPayer(facts, option) : null;
  return { found, isByOption: found !== null && !isCarriedOtherwise(mode) };
}

interface GstPayerInputProps {
  form: DocketForm;
  /** A docket that is kept says it for itself. */
  isNew: boolean;
}

/** Who owes the GST: proposed by the company's option, and what a person chose is left alone. */
function GstPayerInput({ form, isNew }: GstPayerInputProps) {
  const { t } = useTranslation();
  const { found, isByOption } = useProposal(form, isNew);
  const [chosen, consignor, consignee] = useWatch({
    control: form.control,
    name: ['gstPayableBy', 'consignor', 'consignee'],
  });
  const proposed = useRef<GstPayer | null>(null);
  const propose = useEffectEvent(() => {
    if (chosen && chosen !== proposed.current) return;
    if (!found && !proposed.current) return;
    proposed.current = found;
    form.setValue('gstPayableBy', found);
  });
  useEffect(() => {
    propose();
  }, [found]);

  const notice = gstPayerNotice(chosen, { consignor, consignee });
  const byOption = isByOption && chosen === found ? t('As our GTA option of this date says') : undefined;
  const hint = notice === null ? byOption : t(notice);
  return (
    <SelectInput
      form={form}
      name="gstPayableBy"
      options={optionsOf(gstPayers, gstPayerLabel, t)}
      emptyLabel={t('Not said yet')}
      {...(hint && { hint })}
    />
  );
}

/** On which terms the goods are carried, and by which vehicle. */
export function TermsSection({ form, docket }: DocketFieldsProps) {
  const { t } = useTranslation();
  const emptyLabel = t('Not said yet');
  return (
    <SectionCard title={t('Terms and vehicle')}>
      <Stack spacing={2}>
        <FormGrid columns={4}>
          <SelectInput
            form={form}
            name="risk"
            options={optionsOf(carriageRisks, carriageRiskLabel, t)}
            emptyLabel={emptyLabel}
          />
          <SelectInput
            form={form}
            name="freightBasis"
            options={optionsOf(freightBases, freightBasisLabel, t)}
            emptyLabel={emptyLabel}
          />
          <GstPayerInput form={form} isNew={docket === null} />
          <SelectInput form={form} name="delivery" options={optionsOf(docketDeliveries, docketDeliveryLabel, t)} />
        </FormGrid>
        <FormGrid columns={3}>
          <VehicleInput form={form} />
          <TextInput form={form} name="driverName" />
          <TextInput form={form} name="driverPhone" type="tel" />
        </FormGrid>
        <TextInput form={form} name="notes" rows={2} />
      </Stack>
    </SectionCard>
  );
}
