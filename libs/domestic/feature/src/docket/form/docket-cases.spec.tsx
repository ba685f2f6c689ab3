import { type AddDocketInput, ewayBillValidUntil } from '@freightdesk/domestic-contract';
import { addDocketInput } from '@freightdesk/domestic-contract/schema';
import { validityCases, type WeightCase, weightCases } from '@freightdesk/domestic-contract/testing';
import { getParty } from '@freightdesk/parties-contract';
import { party } from '@freightdesk/parties-contract/testing';
import { useSchemaForm } from '@freightdesk/shared-ui/forms';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor } from '@testing-library/react';
import { newDocket, typedBill } from './docket-form';
import { useDocketWeights } from './docket-weights';

/** What the form computes of the goods that stand in it, without its fields. */
function Weights({ goods }: { goods: WeightCase['goods'] & Pick<AddDocketInput, 'billingPartyId'> }) {
  const form = useSchemaForm(addDocketInput, { ...newDocket(), ...goods });
  const { divisor, volumetricKg, chargeableKg } = useDocketWeights({ form, docket: null });
  return <output>{JSON.stringify({ volumetricDivisor: divisor, volumetricKg, chargeableKg })}</output>;
}

describe('what the form says that goods weigh is what the docket keeps', () => {
  it.each(weightCases)('$name', async ({ goods, agreed = null, expected }) => {
    const billed = party({ volumetricDivisor: agreed });
    mock(getParty, billed);

    renderScreen(<Weights goods={{ ...goods, billingPartyId: billed.id }} />, { role: 'DOMESTIC' });

    await waitFor(() => expect(JSON.parse(screen.getByRole('status').textContent)).toEqual(expected));
  });
});

describe('until when the form says that an e-way bill covers the goods is what the docket keeps', () => {
  it.each(validityCases)('$name', ({ bill, validUntil }) => {
    const typed = typedBill({ number: 'INV-7', date: '2026-11-17', valuePaise: 80_000_00, ...bill });

    expect(ewayBillValidUntil(typed)?.toISOString() ?? null).toBe(validUntil);
  });
});
