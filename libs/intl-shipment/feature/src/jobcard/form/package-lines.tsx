import {
  type AddJobcardInput,
  airDivisor,
  hazardClasses,
  type Jobcard,
  jobWeights,
  packingGroups,
} from '@freightdesk/intl-shipment-contract';
import { useAgreedDivisor } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { fixedText, SectionCard } from '@freightdesk/shared-ui';
import {
  DecimalInput,
  gridLines,
  LineGrid,
  LineParticulars,
  type SchemaForm,
  SelectInput,
  TextInput,
  useFieldArray,
  useWatch,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';

type Line = NonNullable<AddJobcardInput['packages']>[number];

const blank: Line = {
  ...{ quantity: 1, type: '', lengthCm: '', widthCm: '', heightCm: '', grossKg: '', description: '' },
  ...{ marks: '', hsCode: '', netKg: '', unNumber: '' },
};

const hasParticulars = ({ marks, hsCode, netKg, unNumber }: Line): boolean =>
  [marks, hsCode, netKg, unNumber].some(Boolean);

const lineFields = ['quantity', 'type', 'lengthCm', 'widthCm', 'heightCm', 'grossKg', 'description'] as const;
const particulars = ['marks', 'hsCode', 'netKg', 'unNumber', 'hazardClass', 'packingGroup'] as const;

const cellsOf = (fields: readonly (keyof Line)[]) => (index: number) =>
  fields.map((field) => ({ path: `packages.${index}.${field}` as const }));
const lineCells = cellsOf(lineFields);
const particularCells = cellsOf(particulars);

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** By what the goods of a line are told apart and known to customs, and what makes them dangerous. */
function PackageParticulars({ form, index }: { form: SchemaForm<AddJobcardInput>; index: number }) {
  const { t } = useTranslation();
  const danger = { form, emptyLabel: t('Not dangerous') };
  return (
    <>
      <TextInput form={form} name={`packages.${index}.marks`} />
      <TextInput form={form} name={`packages.${index}.hsCode`} />
      <DecimalInput form={form} name={`packages.${index}.netKg`} />
      <TextInput form={form} name={`packages.${index}.unNumber`} uppercase />
      <SelectInput {...danger} name={`packages.${index}.hazardClass`} options={optionsOf(hazardClasses)} />
      <SelectInput {...danger} name={`packages.${index}.packingGroup`} options={optionsOf(packingGroups)} />
    </>
  );
}

/** The packages of a job, a line for each kind; the weights they make stand beside the buttons. */
export function PackageLines({ form }: { form: SchemaForm<AddJobcardInput> }) {
  const { t } = useTranslation();
  const array = useFieldArray({ control: form.control, name: 'packages' });
  const lineAt = (index: number) => ({ ...blank, ...form.getValues(`packages.${index}`) });
  const nameOf = (index: number) => t('Packages, line {{line}}', { line: index + 1 });
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
        nameOf={nameOf}
        addLabel={t('Add packages')}
        cells={lineCells}
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
      <LineParticulars
        form={form}
        cells={particularCells}
        lines={array.fields}
        isSaid={array.fields.some(hasParticulars)}
        label={t('Marks, HS code, net weight, dangerous goods')}
        nameOf={nameOf}
      >
        {(index) => <PackageParticulars form={form} index={index} />}
      </LineParticulars>
    </SectionCard>
  );
}

const isDecimal = (text: string | null | undefined): boolean => /^\d+(\.\d+)?$/.test(text ?? '');

/** A line that is typed to its end; others do not weigh yet. */
const isWhole = ({ quantity, lengthCm, widthCm, heightCm, grossKg }: Line): boolean =>
  Number.isInteger(quantity) && [lengthCm, widthCm, heightCm, grossKg].every(isDecimal);

/** Of a job that has its customer still; null where the customer's own is to be asked for. */
const keptDivisor = (job: Jobcard | null, customerId: string): string | null =>
  job?.customerId === customerId ? (job.volumetricDivisor ?? airDivisor) : null;

/** What the packages weigh as they are typed, by the rule that the server counts with. */
export function JobWeights({ form, job }: { form: SchemaForm<AddJobcardInput>; job: Jobcard | null }) {
  const { t } = useTranslation();
  const names = ['mode', 'packages', 'customerId'] as const;
  const [mode, packages = [], customerId] = useWatch({ control: form.control, name: [...names] });
  const kept = keptDivisor(job, customerId);
  const agreed = useAgreedDivisor(mode === 'AIR' && kept === null ? customerId : null);
  const volumetricDivisor = kept ?? agreed ?? airDivisor;
  const { grossKg, chargeableKg } = jobWeights({ mode, packages: packages.filter(isWhole), volumetricDivisor });
  if (grossKg === null) return null;
  return (
    <Typography variant="body2" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {t('Gross {{kg}} kg', { kg: fixedText(grossKg, 0) })}
      {chargeableKg !== null && ` · ${t('Chargeable {{kg}} kg', { kg: fixedText(chargeableKg, 0) })}`}
      {chargeableKg !== null && ` · ${t('volume divided by {{divisor}}', { divisor: volumetricDivisor })}`}
    </Typography>
  );
}
