import { isUtgst, tdsNatures } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatPaise } from '@freightdesk/shared-money';
import { SectionCard } from '@freightdesk/shared-ui';
import { AmountInput, FormGrid, SelectInput, SwitchInput, useWatch } from '@freightdesk/shared-ui/forms';
import { tdsNatureLabel } from '@freightdesk/tax-contract';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PurchasePreview } from './preview-purchase';
import type { PurchaseFormOf } from './purchase-form.schema';

interface PurchaseTaxFieldsProps {
  form: PurchaseFormOf;
  preview: PurchasePreview | null;
}

/** The heads that apply, and any other in which an amount stands: it must be seen to be taken out. */
function StatedTaxFields({ form, preview }: { form: PurchaseFormOf; preview: PurchasePreview }) {
  const { t } = useTranslation();
  const stated = useWatch({ control: form.control, name: 'statedTax' });
  const { place, computedTax } = preview;
  const isIntra = place.supply === 'INTRA';
  const heads = [
    { head: 'cgstPaise', label: t('CGST'), applies: isIntra },
    { head: 'sgstPaise', label: isUtgst(place.stateCode) ? t('UTGST') : t('SGST'), applies: isIntra },
    { head: 'igstPaise', label: t('IGST'), applies: !isIntra },
  ] as const;
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="textSecondary">
        {t('Where the paper’s tax differs from ours by a few paise, enter it as it is printed there.')}
      </Typography>
      <FormGrid columns={3}>
        {heads
          .filter(({ head, applies }) => applies || stated?.[head])
          .map(({ head, label }) => (
            <AmountInput
              key={head}
              form={form}
              name={`statedTax.${head}`}
              label={label}
              required={false}
              hint={t('Ours: {{amount}}', { amount: formatPaise(computedTax[head]) })}
            />
          ))}
        <AmountInput form={form} name="roundOffPaise" />
      </FormGrid>
    </Stack>
  );
}

/** Who pays the tax, whether it comes back to us, and what is deducted from the vendor. */
export function PurchaseTaxFields({ form, preview }: PurchaseTaxFieldsProps) {
  const { t } = useTranslation();
  const natures = [
    { value: 'OWN', label: t('As the vendor’s record says') },
    ...tdsNatures.map((value) => ({ value, label: t(tdsNatureLabel[value]) })),
    { value: 'NONE', label: t('Nothing is deducted') },
  ];
  return (
    <SectionCard title={t('Tax')}>
      <Stack spacing={2}>
        <FormGrid>
          <SelectInput
            form={form}
            name="tdsNature"
            options={natures}
            hint={t('It decides the tax deducted at source.')}
          />
          <span />
          {preview?.place.supply === 'IMPORT' ? (
            <Typography variant="body2" color="textSecondary">
              {t('The vendor is abroad, so the tax is ours to pay.')}
            </Typography>
          ) : (
            <SwitchInput form={form} name="reverseCharge" />
          )}
          <SwitchInput form={form} name="itcEligible" hint={t('Without it the tax is part of what it costs.')} />
        </FormGrid>
        {preview && !preview.reverseCharge && <StatedTaxFields form={form} preview={preview} />}
      </Stack>
    </SectionCard>
  );
}
