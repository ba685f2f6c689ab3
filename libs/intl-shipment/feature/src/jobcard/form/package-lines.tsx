import { type AddJobcardInput, jobWeights } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard } from '@freightdesk/shared-ui';
import {
  DecimalInput,
  gridLines,
  LineGrid,
  type SchemaForm,
  TextInput,
  useFieldArray,
  useWatch,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';

const blank = { quantity: 1, type: '', lengthCm: '', widthCm: '', heightCm: '', grossKg: '', description: '' };

/** The packages of a job, a line for each kind; the weights they make stand beside the buttons. */
export function PackageLines({ form }: { form: SchemaForm<AddJobcardInput> }) {
  const { t } = useTranslation();
  const array = useFieldArray({ control: form.control, name: 'packages' });
  const lineAt = (index: number) => ({ ...blank, ...form.getValues(`packages.${index}`) });
  return (
    <SectionCard title={t('Packages')}>
      {array.fields.length === 0 && <Typography color="textSecondary">{t('No packages are listed yet.')}</Typography>}
      <LineGrid
        form={form}
        {...gridLines(array, { blank, lineAt })}
        columns={[
          { field: 'quantity', label: t('Quantity'), width: '64px', isFigure: true },
          { field: 'type', label: t('Packing'), width: 'minmax(0, 1fr)' },
          { field: 'lengthCm', label: t('Length cm'), width: '76px', isFigure: true },
          { field: 'widthCm', label: t('Width cm'), width: '76px', isFigure: true },
          { field: 'heightCm', label: t('Height cm'), width: '76px', isFigure: true },
          { field: 'grossKg', label: t('Line gross kg'), width: '88px', isFigure: true },
          { field: 'description', label: t('Description'), width: 'minmax(0, 1.4fr)' },
        ]}
        nameOf={(index) => t('Packages, line {{line}}', { line: index + 1 })}
        addLabel={t('Add packages')}
        mayBeEmpty
      >
        {(index) => (
          <>
            <WholeNumberInput form={form} name={`packages.${index}.quantity`} />
            <TextInput form={form} name={`packages.${index}.type`} />
            <DecimalInput form={form} name={`packages.${index}.lengthCm`} />
            <DecimalInput form={form} name={`packages.${index}.widthCm`} />
            <DecimalInput form={form} name={`packages.${index}.heightCm`} />
            <DecimalInput form={form} name={`packages.${index}.grossKg`} />
            <TextInput form={form} name={`packages.${index}.description`} />
          </>
        )}
      </LineGrid>
    </SectionCard>
  );
}

type Line = NonNullable<AddJobcardInput['packages']>[number];

const isDecimal = (text: string | null | undefined): boolean => /^\d+(\.\d+)?$/.test(text ?? '');

/** A line that is typed to its end; others do not weigh yet. */
const isWhole = ({ quantity, lengthCm, widthCm, heightCm, grossKg }: Line): boolean =>
  Number.isInteger(quantity) && [lengthCm, widthCm, heightCm, grossKg].every(isDecimal);

/** What the packages weigh as they are typed, by the rule that the server counts with. */
export function JobWeights({ form }: { form: SchemaForm<AddJobcardInput> }) {
  const { t } = useTranslation();
  const [mode, packages = []] = useWatch({ control: form.control, name: ['mode', 'packages'] });
  const { grossKg, chargeableKg } = jobWeights({ mode, packages: packages.filter(isWhole) });
  if (grossKg === null) return null;
  return (
    <Typography variant="body2" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {t('Gross {{kg}} kg', { kg: grossKg })}
      {chargeableKg !== null && ` · ${t('Chargeable {{kg}} kg', { kg: chargeableKg })}`}
    </Typography>
  );
}
