import { addJobcardInput } from '@freightdesk/intl-shipment-contract/schema';
import { jobcardInput, type JobWeightCase, jobWeightCases } from '@freightdesk/intl-shipment-contract/testing';
import { getParty } from '@freightdesk/parties-contract';
import { party } from '@freightdesk/parties-contract/testing';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { useSchemaForm } from '@freightdesk/shared-ui/forms';
import { screen, waitFor } from '@testing-library/react';
import { JobWeights } from './package-lines';

function Weights({ customerId, mode, packages }: Pick<JobWeightCase, 'mode' | 'packages'> & { customerId: string }) {
  const form = useSchemaForm(addJobcardInput, jobcardInput({ customerId, mode, packages }));
  return <JobWeights form={form} job={null} />;
}

const shown = ({ grossKg, chargeableKg, volumetricDivisor }: JobWeightCase['expected']) =>
  [
    ...(grossKg === null ? [] : [`Gross ${grossKg} kg`]),
    ...(chargeableKg === null ? [] : [`Chargeable ${chargeableKg} kg`, `volume divided by ${volumetricDivisor}`]),
  ].join(' · ');

describe('what the form says that packages weigh is what the job keeps', () => {
  it.each(jobWeightCases)('$name', async ({ mode, packages, agreed = null, expected }) => {
    const customer = party({ volumetricDivisor: agreed });
    mock(getParty, customer);

    renderScreen(<Weights customerId={customer.id} mode={mode} packages={packages} />, { role: 'INTERNATIONAL' });

    await waitFor(() => expect(screen.queryByRole('status')?.textContent ?? '').toBe(shown(expected)));
  });
});
