import { useTranslation } from '@freightdesk/shared-i18n';
import { useActingRole, useMay } from '@freightdesk/shared-session';
import { PanelActions } from '@freightdesk/shared-ui';
import type { Journey, Tracked } from '@freightdesk/tracking-contract';
import Button from '@mui/material/Button';
import { type ComponentType, Suspense, useState } from 'react';

type Dialog<Shipment> = ComponentType<{ shipment: Shipment; onClose: () => void }>;

export interface ShipmentActionsProps<Shipment extends Tracked> {
  shipment: Shipment;
  journey: Journey<Shipment>;
  /** Moves it on. */
  update: Parameters<typeof useMay>[0];
  /** Opened by a click, so they are fetched then. */
  StatusDialog: Dialog<Shipment>;
  ExpectationDialog?: Dialog<Shipment>;
}

/** A shipment from which nothing leads on offers nothing more. */
export function ShipmentActions<Shipment extends Tracked>(props: ShipmentActionsProps<Shipment>) {
  const { shipment, journey, update, StatusDialog, ExpectationDialog } = props;
  const { t } = useTranslation();
  const mayWrite = useMay(update);
  const moves = journey.moves(shipment, useActingRole());
  const [opened, setOpened] = useState<'status' | 'expectation' | null>(null);
  const close = () => setOpened(null);
  if (!mayWrite || moves.length === 0) return null;

  return (
    <>
      <PanelActions>
        {ExpectationDialog && <Button onClick={() => setOpened('expectation')}>{t('Dates and exceptions')}</Button>}
        {moves.some((move) => !journey.untold?.includes(move)) && (
          <Button variant="contained" onClick={() => setOpened('status')}>
            {t('Update status')}
          </Button>
        )}
      </PanelActions>
      <Suspense fallback={null}>
        {opened === 'status' && <StatusDialog shipment={shipment} onClose={close} />}
        {opened === 'expectation' && ExpectationDialog && <ExpectationDialog shipment={shipment} onClose={close} />}
      </Suspense>
    </>
  );
}
