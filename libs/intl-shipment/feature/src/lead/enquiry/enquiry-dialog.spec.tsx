import { addLead, type AddLeadInput, listLeads, listQuotations } from '@freightdesk/intl-shipment-contract';
import { leadRecord } from '@freightdesk/intl-shipment-contract/testing';
import { listParties } from '@freightdesk/parties-contract';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Component as LeadListScreen } from '../lead-list-screen';
import { EnquiryDialog } from './enquiry-dialog';
import { partsOf } from './lit-text';

const message =
  'Quote 1x20GP, 12 pallets, 480 kgs, HS 0908.31, Mundra to Jebel Ali, CIF.\nRegards\nMeera Nair\nCoastal Spices\n98200 12345';

const show = () => {
  mock(listLeads, pageOf([leadRecord()]));
  mock(listParties, pageOf([]));
  mock(listQuotations, pageOf([]));
  return renderScreen(<LeadListScreen />, { role: 'ADMIN', path: '/' });
};

describe('an enquiry that is pasted', () => {
  it('is lit where it was read, loses what is put away, and fills the lead', async () => {
    const filled: Partial<AddLeadInput>[] = [];
    const { user } = renderScreen(
      <EnquiryDialog onFill={(lead) => filled.push(lead)} onClose={() => filled.push({})} />,
      { role: 'MARKETING', path: '/' },
    );
    await user.click(screen.getByText('Fill the lead'));
    expect(screen.getByLabelText(/as it came/)).toHaveAccessibleDescription('Paste the enquiry first.');
    expect(screen.getByLabelText(/as it came/)).toHaveFocus();
    expect(filled).toEqual([]);

    fireEvent.change(screen.getByLabelText(/as it came/), { target: { value: message } });

    const weight = await screen.findByText('Gross kg: 480');
    expect(screen.getByText('480 kgs')).toBeVisible();
    expect(screen.getByText('Destination: Jebel Ali (AEJEA)')).toBeVisible();
    await user.click(weight);
    await user.click(screen.getByText('Fill the lead'));

    expect(filled).toEqual([
      expect.objectContaining({
        ...{ companyName: 'Coastal Spices', packages: 12, originLocode: 'INMUN', source: 'EMAIL', incoterm: 'CIF' },
        ...{ hsCode: '0908.31', containers: [{ quantity: 1, sizeType: '22G1' }] },
      }),
    ]);
    expect(filled[0]).not.toHaveProperty('grossKg');
  });
});

it('an enquiry that asks for a second lane fills the lead with the first, and says that there is another', async () => {
  const filled: Partial<AddLeadInput>[] = [];
  const { user } = renderScreen(
    <EnquiryDialog onFill={(lead) => filled.push(lead)} onClose={() => filled.push({})} />,
    {
      role: 'MARKETING',
      path: '/',
    },
  );
  fireEvent.change(screen.getByLabelText(/as it came/), {
    target: { value: 'Quote 2x40HC Mundra to Hamburg and 1x20GP Nhava Sheva to Jebel Ali' },
  });

  expect(await screen.findByText(/each in a lead of its own: .* → Jebel Ali\.$/)).toBeVisible();
  await user.click(screen.getByText('Fill the lead'));

  expect(filled).toEqual([
    expect.objectContaining({
      ...{ originLocode: 'INMUN', destinationLocode: 'DEHAM' },
      containers: [{ quantity: 2, sizeType: '45G1' }],
    }),
  ]);
});

describe('a lead in one line', () => {
  it('is added by Enter where the line says all that is needed', async () => {
    const add = mock(addLead, leadRecord());
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Quick lead' }));

    await user.type(
      await screen.findByRole('textbox', { name: /what they want/ }),
      'Coastal Spices, Meera, 98200 12345, air 120 kgs Mumbai to Dubai',
    );
    await screen.findByText(/Route: INBOM → AEDXB/);
    await user.keyboard('{Enter}');

    await waitFor(() => expect(add.calls).toHaveLength(1));
    expect(add.calls[0]?.input).toMatchObject({
      ...{ companyName: 'Coastal Spices', contactName: 'Meera', mobile: '98200 12345', service: 'AIR' },
      ...{ originLocode: 'INBOM', destinationLocode: 'AEDXB', direction: 'EXPORT', grossKg: '120' },
    });
  });

  it('is asked for what it does not say', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Quick lead' }));

    await user.type(await screen.findByRole('textbox', { name: /what they want/ }), 'Coastal Spices{Enter}');

    const form = within(await screen.findByRole('dialog', { name: 'Add lead' }));
    expect(form.getByRole('textbox', { name: /Company/ })).toHaveValue('Coastal Spices');
  });
});

it.each([
  ['nothing', [], [[0, 10, false]]],
  [
    'two that share characters',
    [
      [2, 6],
      [4, 8],
    ],
    [
      [0, 2, false],
      [2, 6, true],
      [6, 8, true],
      [8, 10, false],
    ],
  ],
  [
    'one within another',
    [
      [2, 8],
      [3, 5],
    ],
    [
      [0, 2, false],
      [2, 8, true],
      [8, 10, false],
    ],
  ],
])('a text in which %s was read is shown once, in its order', (_what, spans, parts) => {
  const findings = spans.map(([from = 0, to = 0]) => ({ field: 'cbm' as const, value: '', from, to }));

  expect(partsOf('0123456789', findings).map(({ from, to, isLit }) => [from, to, isLit])).toEqual(parts);
});
