import { getCompany, listTerms } from '@freightdesk/company-contract';
import { company } from '@freightdesk/company-contract/testing';
import { addQuotation, listQuotations, listRateSheets } from '@freightdesk/intl-shipment-contract';
import { leadRecord, quotationRecord, rateSheetRow } from '@freightdesk/intl-shipment-contract/testing';
import { listParties } from '@freightdesk/parties-contract';
import { addDays, formatBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { listChargeHeads, ratesOnDay } from '@freightdesk/tax-contract';
import { chargeHeadRow } from '@freightdesk/tax-contract/testing';
import { screen, within } from '@testing-library/react';
import { AddQuotationDialog } from './form/quotation-form-dialog';

const today = systemClock.today();
const head = chargeHeadRow();
const [line] = rateSheetRow().lines;
const sheetOf = (id: string, reference: string, rate: string, transitDays: number) =>
  rateSheetRow({
    ...{ id, reference, transitDays, validFrom: today, validUntil: today },
    lines: line ? [{ ...line, chargeHeadId: head.id, rate }] : [],
  });
const direct = sheetOf('01990000-0000-7000-8000-0000000000f1', 'Direct', '900', 5);
const feeder = sheetOf('01990000-0000-7000-8000-0000000000f2', 'Feeder', '820', 11);

const containers = [{ quantity: 2, sizeType: '22G1' as const }];
const lead = leadRecord({ service: 'SEA_FCL', originLocode: 'INNSA', destinationLocode: 'AEJEA', containers });

async function propose() {
  const { user } = renderScreen(
    <AddQuotationDialog lead={lead} onSaved={() => undefined} onClose={() => undefined} />,
    {
      role: 'MARKETING',
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Propose from rates' }));
  const panel = within(screen.getByRole('region', { name: 'Propose from rates' }));
  expect(panel.getByRole('textbox', { name: /Containers/ })).toHaveValue('2 x 20ft GP');
  return { user, panel };
}

beforeEach(() => {
  mock(listParties, pageOf([]));
  mock(listQuotations, pageOf([]));
  mock(getCompany, company({ marginFloorPercent: '10' }));
  mock(listTerms, pageOf([]));
  mock(listChargeHeads, pageOf([head]));
  mock(ratesOnDay, { rates: [{ currency: 'USD', date: today, rate: '88.45' }] });
});

describe('rates that a quotation is proposed', () => {
  it('come cheapest first, or fastest first, with what they come to in rupees', async () => {
    mock(listRateSheets, pageOf([direct, feeder]));
    const { user, panel } = await propose();
    const rows = () => panel.getAllByRole('row').slice(1);

    expect(await panel.findByRole('row', { name: /Feeder.*11.*1,45,058\.00/ })).toBe(rows()[0]);
    await user.click(panel.getByRole('combobox', { name: 'Order' }));
    await user.click(await screen.findByRole('option', { name: 'Fastest first' }));

    expect(rows()[0]).toHaveTextContent(/Direct.*1,59,210\.00/);
  });

  it('fill the lines of the one that is taken, sold at the margin of the company', async () => {
    mock(listRateSheets, pageOf([direct]));
    const { calls } = mock(addQuotation, quotationRecord());
    const { user, panel } = await propose();

    await user.click(await panel.findByRole('button', { name: 'Take Konkan Shipping Agencies · Direct' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));

    expect(await screen.findByText(/is added/)).toBeVisible();
    expect(calls.map(({ input }) => input)).toEqual([
      expect.objectContaining({
        alternatives: [
          expect.objectContaining({
            ...{ carrier: 'Konkan Shipping Agencies', transitDays: 5 },
            charges: [
              expect.objectContaining({
                ...{
                  chargeHeadId: head.id,
                  quantity: '2',
                  buyRate: '900',
                  buyCurrency: 'USD',
                  vendorId: direct.vendorId,
                },
                ...{ rateSheetId: direct.id, sellRate: '1000', sellCurrency: 'USD' },
              }),
            ],
          }),
        ],
      }),
    ]);
  });

  it('make way for another one that is taken instead', async () => {
    mock(listRateSheets, pageOf([direct, feeder]));
    const { calls } = mock(addQuotation, quotationRecord());
    const { user, panel } = await propose();

    await user.click(await panel.findByRole('button', { name: 'Take Konkan Shipping Agencies · Feeder' }));
    await user.click(panel.getByRole('button', { name: 'Take Konkan Shipping Agencies · Direct' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));

    expect(await screen.findByText(/is added/)).toBeVisible();
    const [alternative] = calls[0]?.input.alternatives ?? [];
    expect(alternative).toMatchObject({ transitDays: 5 });
    expect(alternative?.charges).toEqual([expect.objectContaining({ buyRate: '900', rateSheetId: direct.id })]);
  });

  it('say so where no sheet is in force, and which one ended last', async () => {
    const gone = rateSheetRow({ reference: 'KSA-Q3', validUntil: addDays(today, -9) });
    mock(listRateSheets, ({ endsFrom }) => pageOf(endsFrom ? [] : [gone]));
    const { panel } = await propose();
    const day = formatBusinessDate(addDays(today, -9));

    expect(
      await panel.findByText(
        `No rate sheet is in force on this lane and day. The last one, Konkan Shipping Agencies · KSA-Q3, ended on ${day}.`,
      ),
    ).toBeVisible();
  });

  it('say so where a sheet is in force and has no price of a container', async () => {
    const lines = direct.lines.map((one) => ({ ...one, containerType: '45R1' as const }));
    mock(listRateSheets, pageOf([{ ...direct, lines }]));
    const { panel } = await propose();

    expect(await panel.findByText('No rate sheet of this lane has a price for all these containers.')).toBeVisible();
  });

  it('say which of them end before the quotation does', async () => {
    mock(listRateSheets, pageOf([direct, { ...feeder, validUntil: addDays(today, 300) }]));
    const { panel } = await propose();

    const early = `Ends on ${formatBusinessDate(today)}, before the quotation does.`;
    expect(await panel.findByRole('row', { name: /Direct/ })).toHaveTextContent(early);
    expect(panel.getByRole('row', { name: /Feeder/ })).not.toHaveTextContent(/before the quotation/);
  });
});
