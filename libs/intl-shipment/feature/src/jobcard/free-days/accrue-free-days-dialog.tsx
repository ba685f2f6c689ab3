import {
  accrueFreeDays,
  type AccrueFreeDaysInput,
  freeDaysHeadCodes,
  type freeDaysToCharge,
  type Jobcard,
} from '@freightdesk/intl-shipment-contract';
import { accrueFreeDaysInput } from '@freightdesk/intl-shipment-contract/schema';
import { allOf, useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Loaded, useNotify } from '@freightdesk/shared-ui';
import { AmountInput, FormDialog, FormGrid, SelectInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import { type ChargeHead, listChargeHeads } from '@freightdesk/tax-contract';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { headOptions } from '../../fields/head-options';

interface AccrueProps {
  job: Jobcard;
  /** What is still to be a charge, and the charge that stands for it. */
  due: ReturnType<typeof freeDaysToCharge<Jobcard['charges'][number]>>;
  onClose: () => void;
}

/** As the server chooses it where nobody does. */
const usualHead = (heads: readonly ChargeHead[]) =>
  freeDaysHeadCodes.flatMap((code) => heads.filter((head) => head.active && head.code === code)).at(0)?.id;

function AccrueForm({ job, due, heads, onClose }: AccrueProps & { heads: readonly ChargeHead[] }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const accrue = useSave(accrueFreeDays);
  const { form, saving } = useRecordForm({
    schema: accrueFreeDaysInput,
    record: job,
    startOf: ({ id, version }): AccrueFreeDaysInput => ({
      ...{ id, version, amountPaise: due.restPaise },
      chargeHeadId: due.open?.chargeHeadId ?? usualHead(heads),
    }),
    send: accrue,
  });
  return (
    <FormDialog
      {...saving}
      title={t('Accrue demurrage and detention')}
      submitLabel={t('Accrue as a charge')}
      onSaved={() => notify(t('Demurrage and detention stand in the charges'))}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        {t(
          'It is a charge at cost: the line bills us, and the customer is billed the same. Until it is billed, further days can be added to it.',
        )}
      </Typography>
      <FormGrid>
        <SelectInput
          form={form}
          name="chargeHeadId"
          options={headOptions(heads, form.getValues('chargeHeadId'))}
          required
        />
        <AmountInput form={form} name="amountPaise" required autoFocus />
      </FormGrid>
    </FormDialog>
  );
}

/** Asks before what the days come to is a charge: under which head and how much, as it was counted until somebody agreed otherwise. */
export function AccrueFreeDaysDialog(props: AccrueProps) {
  const heads = useQuery(allOf(listChargeHeads));
  return <Loaded query={heads}>{(rows) => <AccrueForm {...props} heads={rows} />}</Loaded>;
}
