import { accrueFreeDays, type Jobcard } from '@freightdesk/intl-shipment-contract';
import { jobcardRecord } from '@freightdesk/intl-shipment-contract/testing';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { keptChargeRow } from '@freightdesk/tax-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { JobcardFreeDays } from './jobcard-free-days';

const meter = { freeUntil: '2026-11-12', days: 3, amountPaise: 9_000_00, daysLeft: -3, tomorrowPaise: 3_000_00 };
const box = {
  ...{ containerNumber: 'MSKU1234565', sizeType: '45G1' as const, sealNumber: null },
  ...{ packages: null, grossKg: null, tareKg: null, vgmKg: null, vgmMethod: null, cbm: null },
  ...{ dischargedOn: '2026-11-10', gateOutOn: null, emptyReturnedOn: null },
  ...{ demurrage: { ...meter, isRunning: true }, detention: null },
};
const billed = keptChargeRow({
  ...{ description: 'Demurrage and detention to 13-Nov-2026', buyPaise: 3_000_00, status: 'BILLED' },
  purchaseDocument: { id: '01990000-0000-7000-8000-0000000000f1', number: 'PI/26-27/000001' },
});

const show = (changes: Partial<Jobcard>) => {
  const job = jobcardRecord({ status: 'OPEN', containers: [box], ...changes });
  return { job, ...renderScreen(<JobcardFreeDays job={job} />, { role: 'INTERNATIONAL' }) };
};
const act = () => screen.getByRole('button', { name: 'Accrue as a charge' });

describe('the free days of a job', () => {
  it('are asked about with the sum that is still to be a charge', async () => {
    const { job, user } = show({ charges: [billed] });
    const { calls } = mock(accrueFreeDays, job);

    await user.click(act());

    const question = await screen.findByRole('alertdialog', { name: 'Accrue 6,000.00 of demurrage and detention' });
    expect(calls).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Accrue as a charge' }));
    await waitFor(() => expect(calls[0]?.input).toEqual({ id: job.id, version: job.version }));
    expect(await screen.findByText('Demurrage and detention stand in the charges')).toBeVisible();
  });

  it('are no charge again where all of them is billed', () => {
    show({ charges: [{ ...billed, buyPaise: 9_000_00 }] });

    expect(act()).toBeDisabled();
  });
});
