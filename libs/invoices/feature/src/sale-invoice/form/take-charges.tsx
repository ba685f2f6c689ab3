import { type AddSaleInvoiceInput, type BillableChargeRow, lineOfHead } from '@freightdesk/invoices-contract';
import { isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useWatch } from '@freightdesk/shared-ui/forms';
import type { ChargeHeads } from '@freightdesk/tax-ui';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { FillLines } from './invoice-lines';

const UnbilledCharges = lazy(() => import('./unbilled-charges').then((chunk) => ({ default: chunk.UnbilledCharges })));

type Line = AddSaleInvoiceInput['lines'][number];

/** A charge as a line: taxed as its head says on the document's day. */
function lineOf(charge: BillableChargeRow, heads: ChargeHeads, day: string): Line {
  const head = heads.get(charge.chargeHeadId);
  const priced = head ? lineOfHead(head, day) : {};
  return {
    // The paper names the docket; a job has a place of its own there.
    description: charge.source === 'DOCKET' ? `${charge.description}, ${charge.number ?? ''}` : charge.description,
    ...{ sac: '', gstRate: '18', quantity: charge.quantity, rate: charge.rate },
    ...priced,
    ...{ chargeId: charge.id, chargeHeadId: charge.chargeHeadId },
    ...(charge.source === 'JOBCARD' ? { jobId: charge.recordId } : { docketId: charge.recordId }),
  };
}

/** A line that a new document begins with and nobody has written into. */
const isBlank = ({ description, rate }: Partial<Line>) => !description && !rate;

/** The way to the charges that the chosen customer was not billed for. */
function TakeCharges({ form, heads, onTake }: Parameters<FillLines>[0]) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [partyId, currency, date] = useWatch({ control: form.control, name: ['partyId', 'currency', 'date'] });
  const day = isBusinessDate(date) ? date : systemClock.today();
  const take = (charges: readonly BillableChargeRow[]) => {
    // The fields know the jobs by their numbers, as if they had been picked there.
    for (const { recordId, number } of charges) if (number) form.picked.set(recordId, { id: recordId, label: number });
    onTake([
      ...form.getValues('lines').filter((line) => !isBlank(line)),
      ...charges.map((charge) => lineOf(charge, heads, day)),
    ]);
  };
  if (!partyId) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('Take unbilled charges')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <UnbilledCharges
            partyId={partyId}
            currency={currency}
            taken={form.getValues('lines').flatMap(({ chargeId }) => chargeId ?? [])}
            onTake={take}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

export const takeCharges: FillLines = (lines) => <TakeCharges {...lines} />;
