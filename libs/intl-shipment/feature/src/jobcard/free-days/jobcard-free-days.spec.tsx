import { accrueFreeDays, type Jobcard } from '@freightdesk/intl-shipment-contract';
import { jobcardRecord } from '@freightdesk/intl-shipment-contract/testing';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { listChargeHeads } from '@freightdesk/tax-contract';
import { chargeHeadRow, keptChargeRow } from '@freightdesk/tax-contract/testing';
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

const [handling, demurrage] = [
  chargeHeadRow({ id: '01990000-0000-7000-8000-0000000000e1', code: 'CHG', name: 'Container handling' }),
  chargeHeadRow({ id: '01990000-0000-7000-8000-0000000000e2', code: 'DND', name: 'Demurrage and detention' }),
];

/** The question, once the heads are there. */
async function ask(user: ReturnType<typeof show>['user']) {
  mock(listChargeHeads, pageOf([handling, demurrage]));
  await user.click(act());
  return within(await screen.findByRole('dialog', { name: 'Accrue demurrage and detention' }));
}
const accrueIn = (question: ReturnType<typeof within>) => question.getByRole('button', { name: 'Accrue as a charge' });

describe('the free days of a job', () => {
  it('are asked about with their head and with the sum that is still to be a charge', async () => {
    const { job, user } = show({ charges: [billed] });
    const { calls } = mock(accrueFreeDays, job);

    const question = await ask(user);

    expect(question.getByRole('combobox', { name: /Charge/ })).toHaveTextContent('Demurrage and detention');
    expect(question.getByRole('textbox', { name: /Amount/ })).toHaveValue('6,000.00');
    expect(calls).toHaveLength(0);
    await user.click(accrueIn(question));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.input).toEqual({
      ...{ id: job.id, version: job.version },
      ...{ chargeHeadId: demurrage.id, amountPaise: 6_000_00 },
    });
    expect(await screen.findByText('Demurrage and detention stand in the charges')).toBeVisible();
  });

  it('are a charge under another head and of another sum where that was agreed', async () => {
    const { job, user } = show({});
    const { calls } = mock(accrueFreeDays, job);
    const question = await ask(user);

    await user.click(question.getByRole('combobox', { name: /Charge/ }));
    await user.click(await screen.findByRole('option', { name: 'Container handling' }));
    await user.clear(question.getByRole('textbox', { name: /Amount/ }));
    await user.type(question.getByRole('textbox', { name: /Amount/ }), '5,500');
    await user.click(accrueIn(question));

    await waitFor(() => expect(calls[0]?.input).toMatchObject({ chargeHeadId: handling.id, amountPaise: 5_500_00 }));
  });

  it('stay under the head of the charge that stands for them', async () => {
    const { user } = show({ charges: [{ ...billed, chargeHeadId: handling.id, purchaseDocument: null }] });

    expect((await ask(user)).getByRole('combobox', { name: /Charge/ })).toHaveTextContent('Container handling');
  });

  it('are no charge again where all of them is billed', () => {
    show({ charges: [{ ...billed, buyPaise: 9_000_00 }] });

    expect(act()).toBeDisabled();
    expect(act()).toHaveAccessibleDescription('Nothing is left to accrue: all of it is billed.');
  });

  it('tell by the keyboard how each amount came about', async () => {
    const { user } = show({});
    const [sum] = screen.getAllByRole('button', { name: '9,000.00' });

    sum?.focus();
    await user.keyboard('{Enter}');

    const told = within(
      await screen.findByRole('dialog', { name: /^How it came about: Demurrage and detention so far/ }),
    );
    expect(told.getByText('Demurrage and detention so far').nextSibling).toHaveTextContent('9,000.00');
    expect(told.getAllByRole('term').length).toBeGreaterThan(1);
  });
});
