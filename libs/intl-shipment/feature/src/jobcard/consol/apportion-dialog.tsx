import { useSave } from '@freightdesk/data-access-api';
import {
  apportionCosts,
  type ApportionInput,
  type Consol,
  type Jobcard,
  type JobMode,
  shareBases,
  type ShareBasis,
  shareBasisLabel,
  sharedCosts,
  unmeasuredBases,
} from '@freightdesk/intl-shipment-contract';
import { apportionInput } from '@freightdesk/intl-shipment-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, useNotify } from '@freightdesk/shared-ui';
import { FormDialog, SelectInput, useRecordForm, useWatch } from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { HeadBases } from './head-bases';
import { SharedCosts } from './shared-costs';

const usual: Readonly<Record<JobMode, ShareBasis>> = {
  AIR: 'KG',
  SEA_FCL: 'TEU',
  SEA_LCL: 'CBM',
  ROAD: 'KG',
  RAIL: 'KG',
  MULTIMODAL: 'KG',
};

const startOf =
  ({ houses, apportionment }: Consol) =>
  ({ id, version, mode }: Pick<Jobcard, 'id' | 'version' | 'mode'>): ApportionInput => ({
    ...{ id, version, basis: apportionment?.basis ?? usual[mode], heads: apportionment?.heads ?? [] },
    houses: houses.map((house) => ({ id: house.id, version: house.version })),
  });

interface ApportionDialogProps {
  job: Jobcard;
  consol: Consol;
  onClose: () => void;
}

/** By what the costs of a master are shared, and what each house bears then: reckoned by the rule that the server keeps them by. */
export function ApportionDialog({ job, consol, onClose }: ApportionDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const save = useSave(apportionCosts);
  const { form, saving } = useRecordForm({
    schema: apportionInput,
    record: job,
    startOf: startOf(consol),
    send: (input) => save(input),
  });
  const [basis, heads] = useWatch({ control: form.control, name: ['basis', 'heads'] });
  const houses = consol.houses.map(({ measures }) => measures);
  const costs = sharedCosts({ costs: consol.costs, houses, basis, heads });
  return (
    <FormDialog
      {...saving}
      title={t('Costs of {{number}}', { number: job.number })}
      submitLabel={t('Share costs')}
      onSaved={() => notify(t('The houses of {{number}} bear its costs', { number: job.number }))}
      onClose={onClose}
      maxWidth="md"
    >
      <SelectInput form={form} name="basis" options={optionsOf(shareBases, shareBasisLabel, t)} autoFocus />
      <HeadBases form={form} costs={consol.costs} />
      {unmeasuredBases(costs).length > 0 && (
        <Alert severity="warning">{t('No house has what the costs are shared by. Choose another basis.')}</Alert>
      )}
      <SharedCosts houses={consol.houses} costs={costs} />
      <Typography variant="body2" color="textSecondary">
        {t('Charges move at once. What is posted moves when accounts post it under Shared costs.')}
      </Typography>
    </FormDialog>
  );
}
