import { addLead, intlShipmentPaths as paths, listLeads } from '@freightdesk/intl-shipment-contract';
import { useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { ListPage, ListToolbar, LoadingRows, useOpened } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { leadColumns } from './lead-columns';
import { StageChips } from './stage-chips';
import { useGiveLeads } from './use-give-leads';
import { useMine } from './use-mine';

/** The form carries the form library and the schemas, so it is fetched when it is opened first. */
const AddLeadDialog = lazy(() => import('./lead-form-dialog').then((chunk) => ({ default: chunk.AddLeadDialog })));
/** Opened by a click, so it is fetched then. */
const LeadPanel = lazy(() => import('./lead-panel').then((chunk) => ({ default: chunk.LeadPanel })));

const QuotationList = lazy(() =>
  import('../quotation/quotation-list').then((chunk) => ({ default: chunk.QuotationList })),
);
const QuotationPanel = lazy(() =>
  import('../quotation/quotation-panel').then((chunk) => ({ default: chunk.QuotationPanel })),
);

const PartyBeside = lazy(() => import('./party-beside').then((chunk) => ({ default: chunk.PartyBeside })));

/** Whose leads are shown is not a filter of the list. */
const own = ['mine'];

/** Leads and their quotations share a page, and a quotation or a party opens over either. */
export function Component() {
  const [query] = useSearchParams();
  const quotation = useOpened('quotation');
  const party = useOpened('party');
  return (
    <>
      {query.get('show') === 'quotations' ? (
        <Suspense fallback={<LoadingRows />}>
          <QuotationList />
        </Suspense>
      ) : (
        <LeadList />
      )}
      <Suspense fallback={null}>
        {quotation.openId && <QuotationPanel key={quotation.openId} id={quotation.openId} onClose={quotation.close} />}
        {party.openId && <PartyBeside key={party.openId} id={party.openId} onClose={party.close} />}
      </Suspense>
    </>
  );
}

/** Leads and where each of them stands. */
function LeadList() {
  const { t } = useTranslation();
  const { isMine, fixed, toggle } = useMine();
  const list = useList(listLeads, { fixed, own });
  const mayWrite = useMay(addLead);
  const give = useGiveLeads();
  const { openId, open, close } = useOpened('lead');
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
      {t('Add lead')}
    </Button>
  );

  return (
    <ListPage
      title={t('Lead management')}
      label={t('Leads')}
      action={mayWrite && add}
      besides={
        <Button component={Link} to={paths.quotations.href()}>
          {t('Quotations')}
        </Button>
      }
      list={list}
      columns={leadColumns}
      onOpen={open}
      bulkActs={mayWrite ? [give] : undefined}
      toolbar={
        <>
          <StageChips list={list} isMine={isMine} onMine={toggle} />
          <ListToolbar list={list} />
        </>
      }
      empty={{
        title: isMine ? t('You have no leads yet') : t('No leads yet'),
        text: t('An enquiry becomes a lead, and a lead that is won becomes a jobcard.'),
      }}
    >
      <Suspense fallback={null}>
        {openId && <LeadPanel key={openId} id={openId} onClose={close} />}
        {isAdding && <AddLeadDialog onClose={() => setAdding(false)} />}
      </Suspense>
    </ListPage>
  );
}
