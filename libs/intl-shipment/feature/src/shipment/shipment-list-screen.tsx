import {
  intlShipmentPaths as paths,
  jobDirectionLabel,
  jobDirections,
  jobModeLabel,
  jobModes,
  listShipments,
  shipmentStatuses,
  shipmentStatusLabel,
} from '@freightdesk/intl-shipment-contract';
import { useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useCan } from '@freightdesk/shared-session';
import { DataTable, ListToolbar, optionsOf, PageHeader, useOpened } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useShipmentColumns } from './shipment-columns';

/** Opened by a click, so it is fetched then. */
const ShipmentPanel = lazy(() => import('./shipment-panel').then((chunk) => ({ default: chunk.ShipmentPanel })));

function useFilters() {
  const { t } = useTranslation();
  return useMemo(() => {
    const choice = (name: string, label: string, options: { value: string; label: string }[]) =>
      ({ kind: 'choice', name, label, options }) as const;
    return [
      choice('status', t('Status'), optionsOf(shipmentStatuses, shipmentStatusLabel, t)),
      choice('mode', t('Mode'), optionsOf(jobModes, jobModeLabel, t)),
      choice('direction', t('Direction'), optionsOf(jobDirections, jobDirectionLabel, t)),
      { kind: 'shown', name: 'jobcardId', label: t('One job') } as const,
      { kind: 'shown', name: 'customerId', label: t('One customer') } as const,
    ];
  }, [t]);
}

/** Where every shipment is now. */
export function Component() {
  const { t } = useTranslation();
  const list = useList(listShipments);
  const columns = useShipmentColumns();
  const filters = useFilters();
  const mayOpenJobs = useCan('jobcard.read');
  const { openId, open, close } = useOpened('id');

  return (
    <>
      <PageHeader title={t('Shipment tracking')} />
      <DataTable
        label={t('Shipments')}
        list={list}
        columns={columns}
        onOpen={open}
        toolbar={<ListToolbar list={list} searchLabel={t('Search shipments')} filters={filters} />}
        empty={{
          title: t('No shipments yet'),
          text: t('A shipment is made when its jobcard is opened.'),
          action: mayOpenJobs && (
            <Button component={Link} to={paths.jobcards.href()}>
              {t('Go to the jobcards')}
            </Button>
          ),
        }}
      />
      <Suspense fallback={null}>{openId && <ShipmentPanel key={openId} id={openId} onClose={close} />}</Suspense>
    </>
  );
}
