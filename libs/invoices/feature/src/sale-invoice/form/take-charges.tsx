import { type BillableChargeRow, lineOfBillable, listBillableCharges } from '@freightdesk/invoices-contract';
import { CreditNotice } from '@freightdesk/parties-ui';
import { isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useWatch } from '@freightdesk/shared-ui/forms';
import { useAskGtaOption } from '@freightdesk/tax-ui';
import type { ChargesOf } from '../../document/unbilled-charges';
import { rememberNumbers, TakeCharges, takenOf, writtenLines } from '../../document/take-charges';
import type { FillLines } from './invoice-lines';

const unbilled: ChargesOf = {
  endpoint: listBillableCharges,
  label: 'Take unbilled charges',
  title: 'Unbilled charges',
  noneLeft: 'Every charge of this customer is billed.',
  waitsForReimbursement: true,
  notice: ({ partyId, chosenPaise }) => (
    <CreditNotice partyId={partyId} record="sale invoice" documentPaise={chosenPaise} />
  ),
};

/** The way to the charges that the chosen customer was not billed for. */
function TakeUnbilled({ form, heads, onTake }: Parameters<FillLines>[0]) {
  const [partyId, currency, date] = useWatch({ control: form.control, name: ['partyId', 'currency', 'date'] });
  const day = isBusinessDate(date) ? date : systemClock.today();
  const askOption = useAskGtaOption();
  const written = () => writtenLines(form.getValues('lines'));
  const take = async (charges: readonly BillableChargeRow[]) => {
    rememberNumbers(form.picked, charges);
    const option = charges.some(({ source }) => source === 'DOCKET') ? await askOption(day) : null;
    const lines = charges.map((charge) => lineOfBillable(charge, heads.get(charge.chargeHeadId), { day, option }));
    if (written().length === 0)
      form.setValue('reverseCharge', charges[0]?.reverseCharge ?? false, { shouldDirty: true });
    onTake([...written(), ...lines]);
  };
  return (
    <TakeCharges
      of={unbilled}
      partyId={partyId}
      currency={currency}
      day={day}
      taken={() => takenOf(form.getValues('lines'))}
      reverseCharge={() => (written().length === 0 ? undefined : (form.getValues('reverseCharge') ?? false))}
      onTake={(charges) => void take(charges)}
    />
  );
}

export const takeCharges: FillLines = (lines) => <TakeUnbilled {...lines} />;
