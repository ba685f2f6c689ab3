import {
  type AddJobcardInput,
  containerFormatProblem,
  containerTypeOptions,
  hasContainerCheckDigit,
  type JobDirection,
  readContainer,
  vgmMethodLabel,
  vgmMethods,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, SectionCard } from '@freightdesk/shared-ui';
import {
  DecimalInput,
  gridLines,
  LineGrid,
  LineParticulars,
  NumberRepairs,
  type SchemaForm,
  SelectInput,
  TextInput,
  useFieldArray,
  useWatch,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';

type JobForm = SchemaForm<AddJobcardInput>;

const blank = {
  containerNumber: '',
  sizeType: '22G1',
  sealNumber: '',
  checkDigitOverrideReason: '',
  ...{ packages: null, grossKg: '', tareKg: '', vgmKg: '', vgmMethod: null },
  dischargedOn: null,
  gateOutOn: null,
  emptyReturnedOn: null,
} satisfies NonNullable<AddJobcardInput['containers']>[number];

const sizeName = (value: unknown): string => containerTypeOptions.find((type) => type.value === value)?.label ?? '';

/** Asked only of a number that has the right form and a last digit that does not fit: some old boxes are painted wrong. */
function OverrideReason({ form, index }: { form: JobForm; index: number }) {
  const { t } = useTranslation();
  const number = useWatch({ control: form.control, name: `containers.${index}.containerNumber` });
  if (!number || containerFormatProblem(number) !== null || hasContainerCheckDigit(number)) return <span />;
  const name = `containers.${index}.checkDigitOverrideReason` as const;
  return <TextInput form={form} name={name} hint={t('Why the last digit stands')} />;
}

/** What a packed container weighs is told before it is loaded; one that comes here was weighed elsewhere. */
function VerifiedMass({ form, index }: { form: JobForm; index: number }) {
  const { t } = useTranslation();
  const options = optionsOf(vgmMethods, vgmMethodLabel, t);
  return (
    <>
      <DecimalInput form={form} name={`containers.${index}.tareKg`} />
      <DecimalInput form={form} name={`containers.${index}.vgmKg`} />
      <SelectInput form={form} name={`containers.${index}.vgmMethod`} options={options} emptyLabel={t('Not known')} />
    </>
  );
}

/** The containers of a job, a line for each. */
export function ContainerLines({ form, direction }: { form: JobForm; direction: JobDirection }) {
  const { t } = useTranslation();
  const array = useFieldArray({ control: form.control, name: 'containers' });
  const lineAt = (index: number) => ({ ...blank, ...form.getValues(`containers.${index}`) });
  const methodName = (value: unknown) =>
    vgmMethods.map((method) => (method === value ? t(vgmMethodLabel[method]) : '')).join('');
  const lineCells = (index: number) => [
    { path: `containers.${index}.containerNumber` as const },
    { path: `containers.${index}.sizeType` as const, written: sizeName },
    { path: `containers.${index}.sealNumber` as const },
    { path: `containers.${index}.checkDigitOverrideReason` as const },
  ];
  const weightCells = (index: number) => [
    { path: `containers.${index}.packages` as const },
    { path: `containers.${index}.grossKg` as const },
    ...(direction === 'IMPORT'
      ? []
      : [
          { path: `containers.${index}.tareKg` as const },
          { path: `containers.${index}.vgmKg` as const },
          { path: `containers.${index}.vgmMethod` as const, written: methodName },
        ]),
  ];
  const nameOf = (index: number) => t('Container, line {{line}}', { line: index + 1 });
  return (
    <SectionCard title={t('Containers')}>
      {array.fields.length === 0 && <Typography color="textSecondary">{t('No containers are listed yet.')}</Typography>}
      <LineGrid
        form={form}
        {...gridLines(array, { blank, lineAt })}
        columns={[
          { field: 'containerNumber', label: t('Container number'), width: 'minmax(0, 1fr)' },
          { field: 'sizeType', label: t('Size and type'), width: 'minmax(0, 1.2fr)' },
          { field: 'sealNumber', label: t('Seal'), width: 'minmax(0, 0.8fr)' },
          { field: 'checkDigitOverrideReason', label: '', width: 'minmax(0, 1fr)' },
        ]}
        nameOf={nameOf}
        addLabel={t('Add container')}
        cells={lineCells}
        mayBeEmpty
      >
        {(index) => (
          <>
            <div>
              <TextInput form={form} name={`containers.${index}.containerNumber`} uppercase />
              <NumberRepairs
                form={form}
                name={`containers.${index}.containerNumber`}
                repairsOf={(text) => readContainer(text)?.repairs ?? []}
              />
            </div>
            <SelectInput form={form} name={`containers.${index}.sizeType`} options={containerTypeOptions} />
            <TextInput form={form} name={`containers.${index}.sealNumber`} />
            <OverrideReason form={form} index={index} />
          </>
        )}
      </LineGrid>
      <LineParticulars
        form={form}
        cells={weightCells}
        lines={array.fields}
        isSaid={array.fields.some(({ packages, grossKg, vgmKg }) => Boolean(packages ?? (grossKg || vgmKg)))}
        label={direction === 'IMPORT' ? t('Packages and weights') : t('Packages, weights and VGM')}
        nameOf={nameOf}
      >
        {(index) => (
          <>
            <WholeNumberInput form={form} name={`containers.${index}.packages`} />
            <DecimalInput form={form} name={`containers.${index}.grossKg`} />
            {direction !== 'IMPORT' && <VerifiedMass form={form} index={index} />}
          </>
        )}
      </LineParticulars>
    </SectionCard>
  );
}
