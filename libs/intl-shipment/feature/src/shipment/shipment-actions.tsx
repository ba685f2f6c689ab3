import { allowedShipmentMoves, type Shipment, shipmentMachineFor } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useCan } from '@freightdesk/shared-session';
import { PanelActions } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useActingRole } from '../fields/use-acting-role';

const UpdateStatusDialog = lazy(() =>
  import('./update-status-dialog').then((chunk) => ({ default: chunk.UpdateStatusDialog })),
);

/** A shipment at the end of its journey offers nothing more, but to an administrator. */
export function ShipmentActions({ shipment }: { shipment: Shipment }) {
  const { t } = useTranslation();
  const mayWrite = useCan('shipment.write');
  const role = useActingRole();
  const [isOpen, setOpen] = useState(false);
  const moves = allowedShipmentMoves(shipmentMachineFor(shipment.mode, shipment.direction), shipment.status, role);
  if (!mayWrite || moves.length === 0) return null;

  return (
    <>
      <PanelActions>
        <Button variant="contained" onClick={() => setOpen(true)}>
          {t('Update status')}
        </Button>
      </PanelActions>
      <Suspense fallback={null}>
        {isOpen && <UpdateStatusDialog shipment={shipment} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
