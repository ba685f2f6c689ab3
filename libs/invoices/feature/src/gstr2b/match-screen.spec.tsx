import { type Gstr2bMatch, importGstr2b, matchBills } from '@freightdesk/invoices-contract';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as MatchScreen } from './match-screen';

const figures = { taxablePaise: 10_000_00, cgstPaise: 900_00, sgstPaise: 900_00, igstPaise: 0 };
const imported = {
  ...{ id: '01990000-0000-7000-8000-0000000000f2', gstin: '27AAGCB7383J1Z8', period: '102026' },
  ...{ documents: 2, importedAt: '2026-11-14T06:00:00.000Z' },
};
const told: Gstr2bMatch = {
  rows: [
    {
      ...{
        state: 'MATCHED',
        supplierGstin: '27AAPFU0939F1ZV',
        supplierName: 'Varuna Container Lines',
        kind: 'INVOICE',
      },
      bill: {
        ...{ id: '01990000-0000-7000-8000-000000000021', number: 'PI/26-27/000001', supplierNumber: 'VCL/118' },
        ...{ supplierDate: '2026-10-05', date: '2026-10-07', ...figures },
      },
      portal: { number: 'VCL-118', date: '2026-10-05', period: '102026', itcAvailable: false, ...figures },
      differing: [],
    },
    {
      ...{
        state: 'MISSING_IN_BOOKS',
        supplierGstin: '29AAPFU0939F1ZR',
        supplierName: 'KAVERI LOGISTICS',
        kind: 'INVOICE',
      },
      ...{ bill: null, differing: [] },
      portal: { number: 'K-9', date: '2026-10-09', period: '102026', itcAvailable: true, ...figures },
    },
  ],
  totals: [
    { state: 'MATCHED', documents: 1, taxPaise: 1_800_00 },
    { state: 'MISMATCH', documents: 0, taxPaise: 0 },
    { state: 'MISSING_IN_2B', documents: 0, taxPaise: 0 },
    { state: 'MISSING_IN_BOOKS', documents: 1, taxPaise: 1_800_00 },
  ],
  file: imported,
  ...{
    gstin: imported.gstin,
    registrations: [imported.gstin],
    tolerancePaise: 100,
    from: '2026-10-01',
    to: '2026-10-31',
  },
};

const row = (name: RegExp) => screen.findByRole('row', { name });

it('shows bills beside what vendors told the portal, and each state alone', async () => {
  mock(matchBills, told);
  const { user, router } = renderScreen(<MatchScreen />, { role: 'ACCOUNT' });

  expect(await row(/Varuna Container Lines.*Matched.*gives no credit.*VCL\/118.*1,800\.00.*1,800\.00/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Not in our books 1/ }));

  expect(await row(/KAVERI LOGISTICS.*K-9/)).toBeVisible();
  expect(screen.queryByRole('row', { name: /Varuna/ })).not.toBeInTheDocument();
  expect(router.state.location.search).toContain('state=MISSING_IN_BOOKS');
});

it('shows the bills of another of our registrations', async () => {
  const registrations = [imported.gstin, '29AAGCB7383J1Z4'];
  const { calls } = mock(matchBills, { ...told, registrations });
  const { user } = renderScreen(<MatchScreen />, { role: 'ACCOUNT' });

  await user.click(await screen.findByRole('combobox', { name: 'Our GSTIN' }));
  await user.click(screen.getByRole('option', { name: '29AAGCB7383J1Z4' }));

  await row(/Varuna Container Lines/);
  expect(calls.at(-1)?.input).toMatchObject({ gstin: '29AAGCB7383J1Z4' });
});

it('takes the portal’s file, and says what is wrong with another one', async () => {
  mock(matchBills, { ...told, rows: [], file: null });
  const { user } = renderScreen(<MatchScreen />, { role: 'ACCOUNT' });
  expect(await screen.findByText('No file of this month yet')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Bring in GSTR-2B' }));
  const dialog = within(await screen.findByRole('dialog'));
  const file = new File(['{}'], 'GSTR2B.json', { type: 'application/json' });
  await user.upload(await dialog.findByLabelText(/File of the portal/, { selector: 'input' }), file);
  mockProblem(importGstr2b, 422, {
    errors: [
      { field: 'file', code: 'not_gstr2b', message: 'This is not the JSON file of GSTR-2B that the portal gives.' },
    ],
  });
  await user.click(dialog.getByRole('button', { name: 'Bring in' }));
  expect((await dialog.findAllByText(/This is not the JSON file/)).length).toBeGreaterThan(0);

  const sent = mock(importGstr2b, imported);
  await user.click(dialog.getByRole('button', { name: 'Bring in' }));
  expect(await screen.findByText('2 documents of the portal are brought in')).toBeVisible();
  expect(sent.calls).toHaveLength(1);
});
