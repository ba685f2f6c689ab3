import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { MoreActs, PanelActions } from '@freightdesk/shared-ui';
import { awaitsVerdict, isOwnProof, type Journey, toldMoves, type Tracked } from '@freightdesk/tracking-contract';
import Button from '@mui/material/Button';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTeller } from './use-teller';

const ShipmentLinks = lazy(() => import('../link/shipment-links').then((chunk) => ({ default: chunk.ShipmentLinks })));

type Dialog<Shipment extends Tracked> = ComponentType<{
  journey: Journey<Shipment>;
  shipment: Shipment;
  onClose: () => void;
}>;

export interface ShipmentActionsProps<Shipment extends Tracked> {
  shipment: Shipment;
  journey: Journey<Shipment>;
  /** Moves it on. */
  update: Parameters<typeof useMay>[0];
  /** Opened by a click, so they are fetched then. */
  StatusDialog: Dialog<Shipment>;
  ExpectationDialog: Dialog<Shipment>;
  PodDialog: Dialog<Shipment>;
  /** Where the journey has no status for a proof that is verified. */
  VerifyPodDialog?: Dialog<Shipment>;
}

/** What can be done with a shipment now, the next step last. One from which nothing leads on can be shown to its customer still. */
function useActs<Shipment extends Tracked>(props: ShipmentActionsProps<Shipment>) {
  const { shipment, journey, StatusDialog, ExpectationDialog, PodDialog, VerifyPodDialog } = props;
  const { t } = useTranslation();
  const teller = useTeller();
  const { moves, podStatus } = { moves: journey.moves(shipment, teller.role), podStatus: journey.podStatus(shipment) };
  const isToVerify = awaitsVerdict(shipment.pod) && !isOwnProof(shipment.pod, teller.userId);
  return [
    { label: t('Tracking link'), Dialog: ShipmentLinks, isOffered: true, isBeside: true },
    { label: t('Dates and exceptions'), Dialog: ExpectationDialog, isOffered: moves.length > 0, isBeside: true },
    { label: t('Update status'), Dialog: StatusDialog, isOffered: toldMoves(journey, shipment, teller).length > 0 },
    { label: t('Upload POD'), Dialog: PodDialog, isOffered: podStatus !== null },
    ...(VerifyPodDialog ? [{ label: t('Verify POD'), Dialog: VerifyPodDialog, isOffered: isToVerify }] : []),
  ].filter(({ isOffered }) => isOffered);
}

export function ShipmentActions<Shipment extends Tracked>(props: ShipmentActionsProps<Shipment>) {
  const { shipment, journey, update } = props;
  const mayWrite = useMay(update);
  const acts = useActs(props);
  const [opened, setOpened] = useState<string | null>(null);
  const act = acts.find(({ label }) => label === opened);
  const steps = acts.filter(({ isBeside }) => !isBeside);
  // They stand in one line: what is beside the next step gives way to it.
  const [shown, others] = steps.length > 0 ? [steps, acts.filter(({ isBeside }) => isBeside)] : [acts, []];
  if (!mayWrite) return null;

  return (
    <>
      <PanelActions>
        <MoreActs acts={others.map(({ label }) => ({ label, onSelect: () => setOpened(label) }))} />
        {shown.map(({ label }, index) => (
          <Button
            key={label}
            variant={steps.length > 0 && index === shown.length - 1 ? 'contained' : undefined}
            onClick={() => setOpened(label)}
          >
            {label}
          </Button>
        ))}
      </PanelActions>
      <Suspense fallback={null}>
        {act && <act.Dialog journey={journey} shipment={shipment} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}
