import { queryOf } from '@freightdesk/data-access-api';
import { salePaths } from '@freightdesk/invoices-contract';
import { getParty } from '@freightdesk/parties-contract';
import { PartyPicker } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatMinor } from '@freightdesk/shared-money';
import { EmptyState, Loaded, PageHeader, SectionCard, useNotify } from '@freightdesk/shared-ui';
import { DecimalInput, DocumentDateInput, FormGrid, FormPage } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { InterestTable } from './interest-table';
import { useInterestForm } from './use-interest-form';

interface Named {
  id: string;
  name: string;
}

function ChargeInterest({ party }: { party: Named | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notify = useNotify();
  const { form, saving, query, items, sums } = useInterestForm(party?.id);
  const partyId = form.watch('partyId');
  return (
    <FormPage
      {...saving}
      submitLabel={t('Make draft debit notes')}
      summary={
        <Typography>
          {sums.map(({ currency, minor }) => `${currency} ${formatMinor(minor, currency)}`).join(' · ')}
        </Typography>
      }
      onSaved={({ notes }) => {
        notify(t('{{count}} draft debit notes are made', { count: notes.length }));
        void navigate(`${salePaths.list.href()}?partyId=${partyId}&kind=DEBIT_NOTE&status=DRAFT`);
      }}
      onCancel={() => void navigate(salePaths.list.href())}
    >
      <SectionCard>
        <FormGrid columns={3}>
          <PartyPicker form={form} name="partyId" chosen={party} autoFocus={party === null} />
          <DecimalInput form={form} name="percent" />
          <DocumentDateInput form={form} name="asOf" />
        </FormGrid>
        <Typography color="textSecondary" variant="body2">
          {t(
            'Simple interest on what is outstanding now, by the day of a year of 365 days, after the due day or after the last day that a note charged. It is taxed as the invoice is (CGST Act s.15(2)(d)).',
          )}
        </Typography>
      </SectionCard>
      {partyId && (
        <SectionCard title={t('Overdue invoices')}>
          <Loaded query={query}>
            {() =>
              items.length === 0 ? (
                <EmptyState title={t('Nothing is overdue')} text={t('This customer owes nothing past its day.')} />
              ) : (
                <InterestTable form={form} items={items} />
              )
            }
          </Loaded>
        </SectionCard>
      )}
    </FormPage>
  );
}

/** Interest on what a customer owes past its day: a draft debit note against each invoice. */
export function Component() {
  const { t } = useTranslation();
  const partyId = useSearchParams()[0].get('partyId');
  const party = useQuery({ ...queryOf(getParty, { id: partyId ?? '' }), enabled: partyId !== null });
  const title = t('Interest on overdue invoices');
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: t('Sale invoices'), to: salePaths.list.href() }, { label: title }]}
      />
      {partyId === null ? (
        <ChargeInterest party={null} />
      ) : (
        <Loaded query={party}>{(loaded) => <ChargeInterest party={loaded} />}</Loaded>
      )}
    </>
  );
}
