import { addRateSheet, getRateSheet, listRateSheets, updateRateSheet } from '@freightdesk/intl-shipment-contract';
import { rateSheetRow } from '@freightdesk/intl-shipment-contract/testing';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { listChargeHeads } from '@freightdesk/tax-contract';
import { chargeHeadRow } from '@freightdesk/tax-contract/testing';
import { screen } from '@testing-library/react';
import { Component as RateSheetListScreen } from './rate-sheet-list-screen';

const show = () => renderScreen(<RateSheetListScreen />, { role: 'MARKETING' });
const head = chargeHeadRow();

describe('the list of rate sheets', () => {
  it('shows whose rates hold on which lane, and until when', async () => {
    mock(listRateSheets, pageOf([rateSheetRow()]));

    show();

    const row = await screen.findByRole('row', { name: /Konkan Shipping Agencies.*KSA-Q4.*Sea FCL/ });
    expect(row).toHaveTextContent('INNSA → AEJEA');
    expect(row).toHaveTextContent('31-Dec-2026');
  });

  it('opens a sheet, whose price is put right and kept with what stood beside it', async () => {
    mock(listRateSheets, pageOf([rateSheetRow()]));
    mock(getRateSheet, rateSheetRow());
    mock(listChargeHeads, pageOf([head]));
    const { calls } = mock(updateRateSheet, rateSheetRow({ version: 2 }));
    const { user } = show();

    await user.click(await screen.findByRole('row', { name: /Konkan/ }));
    const rate = await screen.findByRole('textbox', { name: /Buy rate/ });
    await user.clear(rate);
    await user.type(rate, '475');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText(/ → Jebel Ali is saved/)).toBeVisible();
    expect(calls.map(({ input }) => input)).toEqual([
      expect.objectContaining({ version: 1, lines: [{ ...rateSheetRow().lines[0], rate: '475' }] }),
    ]);
  });

  it('tells what is missing of a new sheet at its fields', async () => {
    mock(listRateSheets, pageOf([]));
    mock(listChargeHeads, pageOf([head]));
    const { calls } = mock(addRateSheet, rateSheetRow());
    const { user } = show();

    const [add] = await screen.findAllByRole('button', { name: 'Add rate sheet' });
    if (add) await user.click(add);
    const buttons = await screen.findAllByRole('button', { name: 'Add rate sheet' });
    await user.click(buttons.at(-1) ?? document.body);

    expect((await screen.findAllByText(/ is needed\.$/)).length).toBeGreaterThan(2);
    expect(calls).toEqual([]);
  });
});
