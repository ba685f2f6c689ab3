import { type AddPartyInput, contactPaperLabel, contactPapers } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf } from '@freightdesk/shared-ui';
import {
  gridLines,
  LineGrid,
  MultiSelectInput,
  type SchemaForm,
  TextInput,
  useFieldArray,
} from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';

const blank = { name: '', mobile: '', email: '', receives: [] } satisfies NonNullable<
  AddPartyInput['contacts']
>[number];

/** The people of a party, and what each is sent. */
export function ContactLines({ form }: { form: SchemaForm<AddPartyInput> }) {
  const { t } = useTranslation();
  const array = useFieldArray({ control: form.control, name: 'contacts' });
  const lineAt = (index: number) => ({ ...blank, ...form.getValues(`contacts.${index}`) });
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ paddingBlockStart: 1 }}>
        {t('People')}
      </Typography>
      <LineGrid
        form={form}
        {...gridLines(array, { blank, lineAt })}
        columns={[
          { field: 'name', label: t('Name'), width: 'minmax(0, 1fr)' },
          { field: 'mobile', label: t('Mobile'), width: 'minmax(0, 1fr)' },
          { field: 'email', label: t('E-mail'), width: 'minmax(0, 1.2fr)' },
          { field: 'receives', label: t('Receives'), width: 'minmax(0, 1.2fr)' },
        ]}
        nameOf={(index) => t('Person, line {{line}}', { line: index + 1 })}
        addLabel={t('Add person')}
        mayBeEmpty
      >
        {(index) => (
          <>
            <TextInput form={form} name={`contacts.${index}.name`} />
            <TextInput form={form} name={`contacts.${index}.mobile`} type="tel" />
            <TextInput form={form} name={`contacts.${index}.email`} type="email" />
            <MultiSelectInput
              form={form}
              name={`contacts.${index}.receives`}
              options={optionsOf(contactPapers, contactPaperLabel, t)}
            />
          </>
        )}
      </LineGrid>
    </>
  );
}
