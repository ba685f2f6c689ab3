import {
  type FileContent,
  fileContentLabel,
  fileContents,
  mayBeCut,
  type SetPaymentFileInput,
} from '@freightdesk/banks-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf } from '@freightdesk/shared-ui';
import {
  gridLines,
  LineGrid,
  type SchemaForm,
  SelectInput,
  TextInput,
  useFieldArray,
  useWatch,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';

export type PaymentFileForm = SchemaForm<SetPaymentFileInput>;
type Column = SetPaymentFileInput['columns'][number];

const blank: Column = { header: '', content: 'FIXED', fixed: null, most: null };

/** What a column says, its heading, and what it needs beside: its text, or the room that the bank gives. */
function ColumnCells({ form, index }: { form: PaymentFileForm; index: number }) {
  const { t } = useTranslation();
  const at = `columns.${index}` as const;
  const content: FileContent = useWatch({ control: form.control, name: `${at}.content` });
  return (
    <>
      <SelectInput
        form={form}
        name={`${at}.content`}
        options={optionsOf(fileContents, fileContentLabel, t)}
        onChosen={(chosen) => {
          // What is no longer asked for would contradict it unseen.
          if (chosen !== 'FIXED') form.setValue(`${at}.fixed`, null);
          if (!mayBeCut(chosen)) form.setValue(`${at}.most`, null);
        }}
      />
      <TextInput form={form} name={`${at}.header`} />
      {content === 'FIXED' ? <TextInput form={form} name={`${at}.fixed`} /> : <span />}
      {mayBeCut(content) ? <WholeNumberInput form={form} name={`${at}.most`} /> : <span />}
    </>
  );
}

/** The columns of the file, in the order in which they stand in it. */
export function FileColumns({ form }: { form: PaymentFileForm }) {
  const { t } = useTranslation();
  const array = useFieldArray({ control: form.control, name: 'columns' });
  const lineAt = (index: number) => ({ ...blank, ...form.getValues(`columns.${index}`) });
  return (
    <LineGrid
      form={form}
      {...gridLines(array, { blank, lineAt })}
      columns={[
        { field: 'content', label: t('Says'), width: 'minmax(0, 1.2fr)' },
        { field: 'header', label: t('Heading'), width: 'minmax(0, 1.2fr)' },
        { field: 'fixed', label: t('Fixed text'), width: 'minmax(0, 1fr)' },
        { field: 'most', label: t('Characters at most'), width: '150px', isFigure: true },
      ]}
      nameOf={(index) => t('Column {{number}}', { number: index + 1 })}
      addLabel={t('Add column')}
    >
      {(index) => <ColumnCells form={form} index={index} />}
    </LineGrid>
  );
}
