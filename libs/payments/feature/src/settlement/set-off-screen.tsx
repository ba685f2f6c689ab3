import { queryOf } from '@freightdesk/data-access-api';
import { getParty } from '@freightdesk/parties-contract';
import { PartyPicker } from '@freightdesk/parties-ui';
import { settlementPaths as paths } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { isCurrency } from '@freightdesk/shared-money';
import { Loaded, PageHeader, SectionCard, useNotify } from '@freightdesk/shared-ui';
import { CurrencyInput, DocumentDateInput, FormGrid, FormPage, TextInput } from '@freightdesk/shared-ui/forms';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useOutstanding } from '../allocation/use-outstanding';
import { settableOf, setOffInputOf } from './set-off-form';
import { SetOffSide } from './set-off-side';
import { SetOffSums } from './set-off-sums';
import { useProposal, useSetOffForm } from './use-set-off-form';

interface Named {
  id: string;
  name: string;
}

function NewSetOff({ party }: { party: Named | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notify = useNotify();
  const { form, saving } = useSetOffForm(party?.id);
  const values = form.watch();
  const currency = isCurrency(values.currency) ? values.currency : 'INR';
  const [sales, bills] = [useOutstanding('RECEIPT', values.partyId), useOutstanding('PAYMENT', values.partyId)];
  const outstanding = { sales: sales.data ?? [], bills: bills.data ?? [] };
  const propose = useProposal(form, { sales: sales.data, bills: bills.data });
  const open = settableOf(outstanding, currency);
  const input = setOffInputOf({ ...values, currency }, outstanding);
  return (
    <FormPage
      {...saving}
      submitLabel={t('Post')}
      summary={<SetOffSums input={input} />}
      onSaved={({ id, number }) => {
        notify(t('{{number}} is posted', { number }));
        void navigate(paths.view.href(id));
      }}
      onCancel={() => void navigate(paths.list.href())}
    >
      <SectionCard>
        <FormGrid columns={4}>
          <PartyPicker form={form} name="partyId" chosen={party} autoFocus={party === null} />
          <DocumentDateInput form={form} name="date" />
          <CurrencyInput form={form} name="currency" />
          <TextInput form={form} name="reason" />
        </FormGrid>
      </SectionCard>
      {values.partyId && (
        <>
          <Button sx={{ alignSelf: 'start' }} onClick={propose}>
            {t('Propose the oldest first')}
          </Button>
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <SetOffSide
              {...{ form, query: sales, documents: open.sales }}
              title={t('Owed to us')}
              empty={t('No invoice of this party is open in {{currency}}.', { currency })}
            />
            <SetOffSide
              {...{ form, query: bills, documents: open.bills }}
              title={t('Owed by us')}
              empty={t('No bill of this party is open in {{currency}}.', { currency })}
            />
          </Box>
        </>
      )}
    </FormPage>
  );
}

/** A party that is customer and vendor: what it owes us against what we owe it. */
export function Component() {
  const { t } = useTranslation();
  const partyId = useSearchParams()[0].get('partyId');
  const party = useQuery({ ...queryOf(getParty, { id: partyId ?? '' }), enabled: partyId !== null });
  return (
    <>
      <PageHeader
        title={t('New set-off')}
        breadcrumbs={[{ label: t('Set-offs and write-offs'), to: paths.list.href() }, { label: t('New set-off') }]}
      />
      {partyId === null ? (
        <NewSetOff party={null} />
      ) : (
        <Loaded query={party}>{(loaded) => <NewSetOff party={loaded} />}</Loaded>
      )}
    </>
  );
}
