import {
  type AddSaleInvoiceInput,
  type BillableChargeRow,
  lineOfHead,
  listBillableCharges,
} from '@freightdesk/invoices-contract';
import { isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useWatch } from '@freightdesk/shared-ui/forms';
import type { ChargeHeads } from '@freightdesk/tax-ui';
import {
  type ChargesOf,
  ownerOf,
  rememberNumbers,
  TakeCharges,
  takenOf,
  writtenLines,
} from '../../document/take-charges';
import type { FillLines } from './invoice-lines';

type Line = AddSaleInvoiceInput['lines'][number];

const unbilled: ChargesOf = {
  endpoint: listBillableCharges,
  label: 'Take unbilled charges',
  title: 'Unbilled charges',
  noneLeft: 'Every charge of this customer is billed.',
  waitsForReimbursement: true,
};

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
    ...ownerOf(charge),
  };
}

/** The way to the charges that the chosen customer was not billed for. */
function TakeUnbilled({ form, heads, onTake }: Parameters<FillLines>[0]) {
  const [partyId, currency, date] = useWatch({ control: form.control, name: ['partyId', 'currency', 'date'] });
  const day = isBusinessDate(date) ? date : systemClock.today();
  return (
    <TakeCharges
      of={unbilled}
      partyId={partyId}
      currency={currency}
      taken={() => takenOf(form.getValues('lines'))}
      onTake={(charges) => {
        rememberNumbers(form.picked, charges);
        onTake([...writtenLines(form.getValues('lines')), ...charges.map((charge) => lineOf(charge, heads, day))]);
      }}
    />
  );
}

export const takeCharges: FillLines = (lines) => <TakeUnbilled {...lines} />;
