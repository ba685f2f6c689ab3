import { listDocuments } from '@freightdesk/activity-contract';
import { queryOf, useSave } from '@freightdesk/data-access-api';
import {
  addTaxPaper,
  type AddTaxPaperInput,
  hasPaperField,
  homeCountry,
  type Party,
  taxPaperKindLabel,
  type TaxPaperKind,
  tdsNatures,
} from '@freightdesk/parties-contract';
import { addTaxPaperInput } from '@freightdesk/parties-contract/schema';
import { fiscalYearOf, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, useNotify } from '@freightdesk/shared-ui';
import {
  AmountInput,
  DateInput,
  DecimalInput,
  FormDialog,
  FormGrid,
  type SchemaForm,
  SelectInput,
  TextInput,
  useRecordForm,
  useWatch,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import { tdsNatureLabel } from '@freightdesk/tax-contract';
import { useQuery } from '@tanstack/react-query';

type PaperForm = SchemaForm<AddTaxPaperInput>;

const ofResidents: readonly TaxPaperKind[] = ['TRANSPORTER_DECLARATION', 'LOWER_DEDUCTION'];
const kindsOf = ({ country }: Party): readonly TaxPaperKind[] =>
  country === homeCountry ? ofResidents : ['NON_RESIDENT'];

/** What the chosen paper says; one asks for no more than it has. */
function SaidFields({ form }: { form: PaperForm }) {
  const { t } = useTranslation();
  const kind = useWatch({ control: form.control, name: 'kind' });
  const has = (field: Parameters<typeof hasPaperField>[1]) => hasPaperField(kind, field);
  return (
    <>
      {has('carriages') && <WholeNumberInput form={form} name="carriages" required hint={t('At most ten.')} />}
      {has('nature') && (
        <SelectInput form={form} name="nature" required options={optionsOf(tdsNatures, tdsNatureLabel, t)} />
      )}
      {has('number') && <TextInput form={form} name="number" required uppercase />}
      {has('percent') && <DecimalInput form={form} name="percent" required />}
      {has('limitPaise') && <AmountInput form={form} name="limitPaise" required />}
      {has('treaty') && <TextInput form={form} name="treaty" required />}
    </>
  );
}

/** The scans that are kept beside the party; the side of its page takes more. */
function FileField({ form, partyId }: { form: PaperForm; partyId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(queryOf(listDocuments, { record: 'party', recordId: partyId }));
  const files = (data?.data ?? []).filter(({ removedAt }) => removedAt === null);
  return (
    <SelectInput
      form={form}
      name="documentId"
      options={files.map(({ id, name }) => ({ value: id, label: name }))}
      emptyLabel={t('None')}
      hint={t('Put its scan beside the party first, under Files.')}
    />
  );
}

/** Enters a declaration, a certificate or a non-resident's terms. */
export function AddTaxPaper({ party, onClose }: { party: Party; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const kinds = kindsOf(party);
  const year = fiscalYearOf(systemClock.today());
  const { form, saving } = useRecordForm({
    schema: addTaxPaperInput,
    startOf: () => ({ partyId: party.id, kind: kinds[0], from: year.from, until: year.to }),
    send: useSave(addTaxPaper),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Enter a paper of {{name}}', { name: party.name })}
      submitLabel={t('Enter the paper')}
      onSaved={() => notify(t('The paper is entered'))}
      onClose={onClose}
    >
      <SelectInput form={form} name="kind" options={optionsOf(kinds, taxPaperKindLabel, t)} />
      <FormGrid>
        <DateInput form={form} name="from" />
        <DateInput form={form} name="until" />
        <SaidFields form={form} />
      </FormGrid>
      <FileField form={form} partyId={party.id} />
    </FormDialog>
  );
}
