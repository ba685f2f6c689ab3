import type { BillableChargeRow } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { ChargesOf } from './unbilled-charges';

const UnbilledCharges = lazy(() => import('./unbilled-charges').then((chunk) => ({ default: chunk.UnbilledCharges })));

interface TakeChargesProps {
  of: ChargesOf;
  partyId: string;
  currency: string;
  /** The day whose rates hold for the document. */
  day: string;
  /** Charges that lines of the document bill already, asked when the panel is opened. */
  taken: () => readonly string[];
  /** Whether the recipient owes the tax of its lines; undefined while it has none, or where nobody asks. */
  reverseCharge?: () => boolean | undefined;
  onTake: (charges: readonly BillableChargeRow[]) => void;
}

/** The way to the charges of the chosen party that no document has billed. */
export function TakeCharges({ of, partyId, taken, reverseCharge, ...chosen }: TakeChargesProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!partyId) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t(of.label)}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <UnbilledCharges
            {...chosen}
            of={of}
            partyId={partyId}
            taken={taken()}
            reverseCharge={reverseCharge?.()}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

interface TakenLine {
  chargeId?: string | null | undefined;
  description?: string | undefined;
  rate?: string | undefined;
}

/** The charges that lines bill. */
export const takenOf = (lines: readonly TakenLine[]): string[] => lines.flatMap(({ chargeId }) => chargeId ?? []);

/** Lines that somebody has written into; a new document begins with one that nobody has. */
export const writtenLines = <Line extends TakenLine>(lines: readonly Line[]): Line[] =>
  lines.filter(({ description, rate }) => description || rate);

/** The fields know jobs and dockets by their numbers, as if they had been picked there. */
export function rememberNumbers(
  picked: Map<string, { id: string; label: string }>,
  charges: readonly BillableChargeRow[],
): void {
  for (const { recordId, number } of charges) if (number) picked.set(recordId, { id: recordId, label: number });
}
