import { lineOfBillable, listBillableCharges } from '@freightdesk/invoices-contract';
import { isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useWatch } from '@freightdesk/shared-ui/forms';
import type { ChargesOf } from '../../document/unbilled-charges';
import { rememberNumbers, TakeCharges, takenOf, writtenLines } from '../../document/take-charges';
import type { FillLines } from './invoice-lines';

const unbilled: ChargesOf = {
  endpoint: listBillableCharges,
  label: 'Take unbilled charges',
  title: 'Unbilled charges',
  noneLeft: 'Every charge of this customer is billed.',
  waitsForReimbursement: true,
};

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
        const lines = charges.map((charge) => lineOfBillable(charge, heads.get(charge.chargeHeadId), day));
        onTake([...writtenLines(form.getValues('lines')), ...lines]);
      }}
    />
  );
}

export const takeCharges: FillLines = (lines) => <TakeUnbilled {...lines} />;
