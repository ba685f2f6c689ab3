import { type BillableChargeRow, lineOfHead, listAccruedCosts, ownerOf } from '@freightdesk/invoices-contract';
import { isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useWatch } from '@freightdesk/shared-ui/forms';
import type { ChargeHeads } from '@freightdesk/tax-ui';
import type { ChargesOf } from '../../document/unbilled-charges';
import { rememberNumbers, TakeCharges, takenOf, writtenLines } from '../../document/take-charges';
import { CostNote } from '../cost-note';
import type { ExpectedCosts } from './purchase-lines';
import type { PurchaseValues } from './use-purchase-form';

type Line = PurchaseValues['lines'][number];

const accrued: ChargesOf = {
  endpoint: listAccruedCosts,
  label: 'Take accrued costs',
  title: 'Accrued costs',
  noneLeft: 'No cost of this vendor waits for its bill.',
  waitsForReimbursement: false,
};

/** A cost as a line: taxed as its head says when the vendor billed, booked where the head says. */
function lineOf(charge: BillableChargeRow, heads: ChargeHeads, day: string): Line {
  const head = heads.get(charge.chargeHeadId);
  return {
    description: charge.description,
    ...{ sac: '', gstRate: '18', quantity: charge.quantity, rate: charge.rate },
    ...(head && lineOfHead(head, day)),
    ...{ chargeId: charge.id, chargeHeadId: charge.chargeHeadId },
    ...ownerOf(charge),
  };
}

/** The way to the costs that no bill of the chosen vendor has come for. */
function TakeAccrued({ form, heads, onTake }: Parameters<ExpectedCosts['take']>[0]) {
  const [partyId, currency, date] = useWatch({ control: form.control, name: ['partyId', 'currency', 'supplierDate'] });
  const day = isBusinessDate(date) ? date : systemClock.today();
  return (
    <TakeCharges
      of={accrued}
      partyId={partyId}
      currency={currency}
      day={day}
      taken={() => takenOf(form.getValues('lines'))}
      onTake={(charges) => {
        rememberNumbers(form.picked, charges);
        onTake([...writtenLines(form.getValues('lines')), ...charges.map((charge) => lineOf(charge, heads, day))]);
      }}
    />
  );
}

export const accruedCosts: ExpectedCosts = {
  take: (lines) => <TakeAccrued {...lines} />,
  noteOf: (check) => <CostNote line={check} isAbove={check.isAbove} />,
};
