import { queryOf } from '@freightdesk/data-access-api';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, type Fact, FactList, InstantText, Loaded, SidePanel } from '@freightdesk/shared-ui';
import type { Tracked } from '@freightdesk/tracking-contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ExceptionSection } from '../exception/exception-section';
import { MilestoneTable } from './milestone-table';
import { PodSection, type ShownFile } from './pod-section';
import { ShipmentActions, type ShipmentActionsProps } from './shipment-actions';
import { ShipmentHistory, type ShipmentHistoryProps } from './shipment-history';

interface ShipmentPanelProps<Shipment extends Tracked> extends Omit<
  ShipmentActionsProps<Shipment> & ShipmentHistoryProps<Shipment>,
  'shipment'
> {
  id: string;
  onClose: () => void;
  endpoint: Endpoint<{ id: string }, Shipment>;
  /** Of its job or docket. */
  numberOf: (shipment: Shipment) => string;
  chipOf: (shipment: Shipment) => ReactNode;
  /** What its column knows of it; where it is and when it is expected follow. */
  factsOf: (shipment: Shipment) => readonly Fact[];
  /** Shows the scan that proves its delivery. */
  File: ShownFile;
  /** What its column shows above the history. */
  partsOf?: (shipment: Shipment) => ReactNode;
}

/** Where the shipment is and when it is expected; what is promised, where that is kept. */
function useWhereabouts({ statusAt, location, eta, promisedDate }: Tracked): Fact[] {
  const { t } = useTranslation();
  return [
    { label: t('Since'), value: <InstantText instant={statusAt} /> },
    { label: t('Where'), value: location },
    { label: t('ETA'), value: <DateText date={eta} /> },
    ...(promisedDate === undefined ? [] : [{ label: t('Promised'), value: <DateText date={promisedDate} /> }]),
  ];
}

type BodyProps<Shipment extends Tracked> = Pick<
  ShipmentPanelProps<Shipment>,
  'journey' | 'factsOf' | 'partsOf' | 'File' | 'update' | 'CorrectDialog'
> & {
  shipment: Shipment;
};

function Body<Shipment extends Tracked>(props: BodyProps<Shipment>) {
  const { shipment, journey, factsOf, partsOf, File, update, CorrectDialog } = props;
  const whereabouts = useWhereabouts(shipment);
  return (
    <>
      <FactList facts={[...factsOf(shipment), ...whereabouts]} />
      <ExceptionSection shipment={shipment} journey={journey} update={update} />
      <MilestoneTable journey={journey} shipment={shipment} />
      {partsOf?.(shipment)}
      {shipment.pod && <PodSection pod={shipment.pod} File={File} />}
      <ShipmentHistory shipment={shipment} journey={journey} update={update} CorrectDialog={CorrectDialog} />
    </>
  );
}

/** One shipment at the side of the list: where it is, and all that was recorded of it. */
export function ShipmentPanel<Shipment extends Tracked>(props: ShipmentPanelProps<Shipment>) {
  const { id, onClose, endpoint, numberOf, chipOf } = props;
  const { t } = useTranslation();
  const query = useQuery(queryOf(endpoint, { id }));
  const shipment = query.data;
  return (
    <SidePanel
      title={shipment ? t('Shipment of {{number}}', { number: numberOf(shipment) }) : t('Shipment')}
      badge={shipment && chipOf(shipment)}
      actions={shipment && <ShipmentActions {...props} shipment={shipment} />}
      onClose={onClose}
    >
      <Loaded query={query}>{(loaded) => <Body {...props} shipment={loaded} />}</Loaded>
    </SidePanel>
  );
}
