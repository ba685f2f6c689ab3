import { record, string } from '@freightdesk/shared-endpoint/schema';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { useSchemaForm } from '@freightdesk/shared-ui/forms';
import { listGstRates } from '@freightdesk/tax-contract';
import { gstRateRows } from '@freightdesk/tax-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { RateInput } from './rate-input';

const line = record({ gstRate: string().label('GST rate').required() });

function Rate({ day, gstRate }: { day: string; gstRate: string }) {
  const form = useSchemaForm(line, { gstRate });
  return <RateInput form={form} fields={{ gstRate: 'gstRate' }} day={day} />;
}

it.each([
  ['a rate that ended', '2026-11-29', '12', true],
  ['the same while it held', '2025-09-21', '12', false],
  ['one that holds', '2026-11-29', '18', false],
  ['one that holds, written otherwise', '2026-11-29', '18.00', false],
  ['any before GST was', '2016-04-01', '18', true],
])('%s: of %s, %s%%', async (_what, day, gstRate, isTold) => {
  mock(listGstRates, pageOf(gstRateRows));
  renderScreen(<Rate day={day} gstRate={gstRate} />, { role: 'ACCOUNT' });

  const field = await screen.findByRole('combobox', { name: /GST rate/ });
  await screen.findByText(`${gstRate}%`);
  const told = 'Not in force on this date.';
  await waitFor(() => expect(screen.queryAllByText(told)).toHaveLength(isTold ? 1 : 0));
  expect(field.getAttribute('aria-invalid') ?? 'false').toBe(String(isTold));
});
