import { RecordActivity } from '@freightdesk/activity-ui';
import { addLead, listLeads } from '@freightdesk/intl-shipment-contract';
import { useList } from '@freightdesk/data-access-api';
import { PartyBeside } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { ListPage, ListToolbar, LoadingRows, useOpened } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { leadColumns } from './lead-columns';
import { LeadViews } from './lead-views';
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

const LeadBoard = lazy(() => import('./board/lead-board').then((chunk) => ({ default: chunk.LeadBoard })));
const LeadFiguresView = lazy(() =>
  import('./figures/lead-figures-view').then((chunk) => ({ default: chunk.LeadFiguresView })),
);
/** A line of text and the rules that read it: fetched when somebody has an enquiry to write down. */
const QuickLead = lazy(() => import('./quick/quick-lead').then((chunk) => ({ default: chunk.QuickLead })));

/** Whose leads are shown is not a filter of the list. */
const own = ['mine'];

/** Leads, their board, their figures and their quotations share a page; a quotation or a party opens over any of them. */
export function Component() {
  const [query] = useSearchParams();
  const quotation = useOpened('quotation');
  const party = useOpened('party');
  return (
    <>
      <Suspense fallback={<LoadingRows />}>
        {query.get('show') === 'quotations' ? <QuotationList /> : <Leads show={query.get('show')} />}
      </Suspense>
      <Suspense fallback={null}>
        {quotation.openId && <QuotationPanel key={quotation.openId} id={quotation.openId} onClose={quotation.close} />}
      </Suspense>
      {party.openId && (
        <PartyBeside key={party.openId} id={party.openId} Activity={RecordActivity} onClose={party.close} />
      )}
    </>
  );
}

/** A face of the leads, and over it what a person adds: in one line, or by the form. */
function Leads({ show }: { show: string | null }) {
  const { t } = useTranslation();
  const mayWrite = useMay(addLead);
  const [adding, setAdding] = useState<'line' | 'form' | null>(null);
  const add = mayWrite && (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding('form')}>
      {t('Add lead')}
    </Button>
  );
  const besides = (
    <>
      <LeadViews />
      {mayWrite && <Button onClick={() => setAdding('line')}>{t('Quick lead')}</Button>}
    </>
  );
  const actions = (
    <>
      {besides}
      {add}
    </>
  );
  return (
    <>
      {adding === 'line' && (
        <Suspense fallback={null}>
          <QuickLead onClose={() => setAdding(null)} />
        </Suspense>
      )}
      {show === 'board' && <LeadBoard actions={actions} />}
      {show === 'figures' && <LeadFiguresView actions={actions} />}
      {show !== 'board' && show !== 'figures' && <LeadList {...{ add, besides }} />}
      <Suspense fallback={null}>{adding === 'form' && <AddLeadDialog onClose={() => setAdding(null)} />}</Suspense>
    </>
  );
}

/** Leads and where each of them stands. */
function LeadList({ add, besides }: { add: ReactNode; besides: ReactNode }) {
  const { t } = useTranslation();
  const { isMine, fixed, toggle } = useMine();
  const list = useList(listLeads, { fixed, own });
  const mayWrite = useMay(addLead);
  const give = useGiveLeads();
  const { openId, open, close } = useOpened('lead');

  return (
    <ListPage
      title={t('Lead management')}
      label={t('Leads')}
      action={add}
      besides={besides}
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
      <Suspense fallback={null}>{openId && <LeadPanel key={openId} id={openId} onClose={close} />}</Suspense>
    </ListPage>
  );
}
