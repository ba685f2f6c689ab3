import { type ApportionInput, type MasterCost, shareBases, shareBasisLabel } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText, SmallTable } from '@freightdesk/shared-ui';
import { type SchemaForm, useWatch } from '@freightdesk/shared-ui/forms';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface HeadBasesProps {
  form: SchemaForm<ApportionInput>;
  costs: readonly MasterCost[];
}

const asAll = '';

/** A charge may be shared otherwise than the rest, or stay with the master. */
export function HeadBases({ form, costs }: HeadBasesProps) {
  const { t } = useTranslation();
  const heads = useWatch({ control: form.control, name: 'heads' }) ?? [];
  const choose = (chargeHeadId: string, chosen: string) => {
    const basis = shareBases.find((one) => one === chosen);
    const others = heads.filter((head) => head.chargeHeadId !== chargeHeadId);
    form.setValue('heads', basis ? [...others, { chargeHeadId, basis }] : others, { shouldDirty: true });
  };
  return (
    <SmallTable
      label={t('Charges')}
      columns={[{ header: t('Charge') }, { header: t('Cost'), align: 'end' }, { header: t('Shared') }]}
      rows={costs.map(({ chargeHeadId, name, buyPaise }) => ({
        key: chargeHeadId,
        cells: [
          name,
          <MoneyText key="cost" paise={buyPaise} />,
          <TextField
            key="basis"
            select
            size="small"
            fullWidth
            value={heads.find((head) => head.chargeHeadId === chargeHeadId)?.basis ?? asAll}
            onChange={({ target }) => choose(chargeHeadId, target.value)}
            slotProps={{
              select: {
                displayEmpty: true,
                inputProps: { 'aria-label': t('How {{charge}} is shared', { charge: name }) },
              },
            }}
          >
            <MenuItem value={asAll}>{t('As all costs')}</MenuItem>
            {shareBases.map((basis) => (
              <MenuItem key={basis} value={basis}>
                {t(shareBasisLabel[basis])}
              </MenuItem>
            ))}
          </TextField>,
        ],
      }))}
    />
  );
}
