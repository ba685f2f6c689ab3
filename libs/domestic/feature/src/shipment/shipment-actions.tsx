import { type DomesticShipment, isEnded } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useCan } from '@freightdesk/shared-session';
import { PanelActions } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { offeredMoves } from './offered-moves';

const UpdateStatusDialog = lazy(() =>
  import('./update-status-dialog').then((chunk) => ({ default: chunk.UpdateStatusDialog })),
);
const ExpectationDialog = lazy(() =>
  import('./expectation-dialog').then((chunk) => ({ default: chunk.ExpectationDialog })),
);

/** A shipment at the end of its journey offers nothing more. */
export function ShipmentActions({ shipment }: { shipment: DomesticShipment }) {
  const { t } = useTranslation();
  const mayWrite = useCan('docket.write');
  const [opened, setOpened] = useState<'status' | 'expectation' | null>(null);
  const close = () => setOpened(null);
  if (!mayWrite || isEnded(shipment.status)) return null;

  return (
    <>
      <PanelActions>
        <Button onClick={() => setOpened('expectation')}>{t('Dates and exceptions')}</Button>
        {offeredMoves(shipment.status).length > 0 && (
          <Button variant="contained" onClick={() => setOpened('status')}>
            {t('Update status')}
          </Button>
        )}
      </PanelActions>
      <Suspense fallback={null}>
        {opened === 'status' && <UpdateStatusDialog shipment={shipment} onClose={close} />}
        {opened === 'expectation' && <ExpectationDialog shipment={shipment} onClose={close} />}
      </Suspense>
    </>
  );
}
