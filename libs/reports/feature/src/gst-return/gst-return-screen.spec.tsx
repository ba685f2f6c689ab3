import { type GstReturn, readGstr1, readGstr3b } from '@freightdesk/reports-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { returnPeriods } from '@freightdesk/tax-contract';
import { screen } from '@testing-library/react';
import { Component as GstReturnScreen } from './gst-return-screen';

const nothing = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
const told: GstReturn = {
  data: { gstin: '27AAPFU0939F1ZV', fp: '102026' },
  sections: [
    { ...nothing, section: 'b2b', documents: 2, taxablePaise: 10_000_00, igstPaise: 1_800_00 },
    { ...nothing, section: 'cdnr', documents: 1, taxablePaise: -1_000_00, igstPaise: -180_00 },
  ],
  ties: [
    {
      what: 'sections',
      head: 'IGST',
      returnPaise: 1_620_00,
      reportPaise: 1_620_00,
      ledgerPaise: 1_620_00,
      differencePaise: 0,
    },
    {
      what: 'hsn',
      head: 'IGST',
      returnPaise: 1_620_00,
      reportPaise: 1_620_00,
      ledgerPaise: 1_600_00,
      differencePaise: 20_00,
    },
  ],
  registrations: ['27AAPFU0939F1ZV'],
  from: '2026-10-01',
  to: '2026-10-31',
};

it('a return shows its sections and whether the ledger says the same, and the other return is a click away', async () => {
  const first = mock(readGstr1, told);
  const other = mock(readGstr3b, { ...told, sections: [{ ...nothing, section: 'itc_net', documents: 0 }] });
  const { user } = renderScreen(<GstReturnScreen />, { role: 'ACCOUNT' });

  expect(await screen.findByRole('row', { name: /registered customers \(b2b\).*10,000\.00.*1,800\.00/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Sections of GSTR-1 · IGST.*Ledger agrees/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /HSN summary · IGST.*differs by 20\.00/ })).toBeVisible();
  // The month that is being filed is the last whole one.
  expect(first.calls[0]?.input).toEqual({ period: returnPeriods(systemClock.today())[1] });

  await user.click(screen.getByRole('button', { name: 'GSTR-3B' }));

  expect(await screen.findByRole('row', { name: /Input credit, net/ })).toBeVisible();
  expect(other.calls).toHaveLength(1);
});

it.each([
  ['of what was sold', 'HSN summary · IGST', '/dashboard/reports/sales?from=2026-10-01&to=2026-10-31'],
  ['of what was bought', 'Input credit · IGST', '/dashboard/reports/purchase?from=2026-10-01&to=2026-10-31'],
])('a line of the comparison leads to the documents %s', async (_what, line, address) => {
  const tie = { head: 'IGST', returnPaise: 1, reportPaise: 1, ledgerPaise: 1, differencePaise: 0 } as const;
  mock(readGstr1, { ...told, ties: [...told.ties, { ...tie, what: 'inputCredit' }] });
  const { user, router } = renderScreen(<GstReturnScreen />, { role: 'ACCOUNT' });

  await user.click(await screen.findByText(line));

  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(address);
});

it('whoever files for several registrations chooses whose return it is', async () => {
  const registrations = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'];
  const { calls } = mock(readGstr1, { ...told, registrations });
  const { user } = renderScreen(<GstReturnScreen />, { role: 'ACCOUNT' });
  const choice = await screen.findByRole('combobox', { name: 'Our GSTIN' });
  expect(choice).toHaveTextContent('27AAPFU0939F1ZV');

  await user.click(choice);
  await user.click(screen.getByRole('option', { name: '29AAGCB7383J1Z4' }));

  expect(await screen.findByRole('combobox', { name: 'Our GSTIN' })).toHaveTextContent('29AAGCB7383J1Z4');
  expect(calls.at(-1)?.input).toEqual({ period: returnPeriods(systemClock.today())[1], gstin: '29AAGCB7383J1Z4' });
});
