import { getCompany, listBranches, listTerms } from '@freightdesk/company-contract';
import { branch, company } from '@freightdesk/company-contract/testing';
import {
  addSaleInvoice,
  type BillableChargeRow,
  chargedHeadProblems,
  listBillableCharges,
  listBillableDockets,
  listBillableJobs,
  previewInvoiceNumber,
} from '@freightdesk/invoices-contract';
import { saleInvoice } from '@freightdesk/invoices-contract/testing';
import { type CreditStanding, getCredit, getParty, listParties } from '@freightdesk/parties-contract';
import { party as aParty } from '@freightdesk/parties-contract/testing';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import {
  gtaOptionOfDay,
  listChargeHeads,
  listExchangeRates,
  listGstRates,
  listSacs,
  ratesOnDay,
} from '@freightdesk/tax-contract';
import { chargeHeadRow, exchangeRateRow, gstRateRows } from '@freightdesk/tax-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { InvoiceForm } from './invoice-form';
import { takeCharges } from './take-charges';

const party = aParty();
const standing: CreditStanding = {
  ...{ name: party.name, creditLimitPaise: null, creditStatus: 'GOOD', creditStatusReason: null },
  ...{ outstandingPaise: 0, approvedPaise: null },
};
const ocean = chargeHeadRow();
const air = {
  ...chargeHeadRow({ id: '01990000-0000-7000-8000-0000000000e2', name: 'Air freight, import', code: 'AFI' }),
  ...{ sac: '996531', rates: [{ from: '2017-07-01', gstRate: '0', taxability: 'EXEMPT' as const, source: null }] },
};

beforeEach(() => {
  mock(getCompany, company());
  mock(listTerms, pageOf([]));
  mock(listBranches, pageOf([branch({ gstin: '27AAGCB7383J1Z8' })]));
  mock(listParties, pageOf([party]));
  mock(getParty, party);
  mock(getCredit, standing);
  mock(listBillableJobs, pageOf([]));
  mock(previewInvoiceNumber, { number: 'SI/26-27/000007' });
  mock(listChargeHeads, pageOf([ocean, air]));
  mock(listGstRates, pageOf(gstRateRows));
  mock(listSacs, pageOf([]));
  mock(listExchangeRates, pageOf([]));
  mock(ratesOnDay, { rates: [] });
});

const show = () => renderScreen(<InvoiceForm draft={null} fill={takeCharges} />, { role: 'ACCOUNT' });
type Shown = ReturnType<typeof show>;

const description = () => screen.getByRole('combobox', { name: /Description/ });
const rate = () => screen.getByRole('textbox', { name: /^Rate/ });

async function choose({ user }: Shown, name: RegExp, option: string | RegExp) {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Types so that a head is meant, once heads are read. */
async function charge({ user }: Shown, typed: string, key: '{Enter}' | '{Tab}' = '{Tab}') {
  await user.type(description(), typed);
  await screen.findAllByRole('option');
  await user.keyboard(key);
}

describe('a charge head', () => {
  it('is found by a few letters and Enter, and fills words, SAC and the rate of the day', async () => {
    const add = mock(addSaleInvoice, { data: saleInvoice({ status: 'DRAFT', number: null }), warnings: [] });
    const shown = show();
    await choose(shown, /Customer/, /Coastal Spices/);

    await charge(shown, 'oce', '{Enter}');
    await shown.user.type(rate(), '10000.40');
    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));

    await waitFor(() => expect(add.calls).toHaveLength(1));
    expect(add.calls[0]?.input.lines).toMatchObject([
      { description: 'Ocean freight', sac: '996521', gstRate: '5', chargeHeadId: ocean.id },
    ]);
  });

  it('stays behind words that are changed, and goes with them', async () => {
    const shown = show();
    await charge(shown, 'OFT');
    await shown.user.type(description(), ' to Hamburg');
    expect(description()).toHaveAccessibleDescription('Ocean freight');

    await shown.user.clear(description());

    expect(description()).not.toHaveAccessibleDescription();
  });

  it('that is exempt says so, till another rate is chosen', async () => {
    const shown = show();
    await charge(shown, 'afi');
    const gstRate = screen.getByRole('combobox', { name: /^GST rate/ });
    expect(gstRate).toHaveAccessibleDescription('Exempt');

    await choose(shown, /^GST rate/, '18%');

    expect(gstRate).not.toHaveAccessibleDescription('Exempt');
  });

  describe('of which the law changes on a day', () => {
    const [old] = ocean.rates;
    const changing = { ...ocean, rates: old ? [old, { ...old, from: '2027-01-01', gstRate: '18' }] : [] };
    const date = () => screen.getByRole('textbox', { name: /^Date/ });
    const gstRate = () => screen.getByRole('combobox', { name: /^GST rate/ });
    const dated = async ({ user }: Shown, day: string) => {
      await user.clear(date());
      await user.type(date(), `${day}{Tab}`);
    };
    beforeEach(() => mock(listChargeHeads, pageOf([changing, air])));

    it('is taxed as on the day that is typed, and as before once an earlier one is', async () => {
      const shown = show();
      await charge(shown, 'oft');
      expect(gstRate()).toHaveTextContent('5%');

      await dated(shown, '05-01-2027');
      expect(gstRate()).toHaveTextContent('18%');
      await dated(shown, '31-12-2026');

      expect(gstRate()).toHaveTextContent('5%');
    });

    it('keeps the rate that somebody chose', async () => {
      const shown = show();
      await charge(shown, 'oft');
      await choose(shown, /^GST rate/, '40%');

      await dated(shown, '05-01-2027');

      expect(gstRate()).toHaveTextContent('40%');
    });
  });

  it('without a SAC, or for what is paid on behalf, says at once why it cannot be charged', async () => {
    const duty = { name: 'Customs duty', code: 'DUTY', sac: null, rates: [], pureAgent: true };
    mock(
      listChargeHeads,
      pageOf([
        { ...ocean, sac: null },
        { ...air, ...duty },
      ]),
    );
    const shown = show();

    await charge(shown, 'oft');
    expect(description()).toHaveAccessibleDescription(/has no SAC yet/);
    await shown.user.clear(description());
    await charge(shown, 'duty');

    expect(description()).toHaveAccessibleDescription(/goes on a reimbursement/);
  });

  it('that the server refuses is told where it was chosen', async () => {
    const { message } = chargedHeadProblems.charge_head_not_in_use;
    const errors = [{ field: 'lines.0.chargeHeadId', code: 'charge_head_not_in_use', message }];
    mockProblem(addSaleInvoice, 422, { code: 'charge_head_not_in_use', message, errors });
    const shown = show();
    await choose(shown, /Customer/, /Coastal Spices/);
    await charge(shown, 'oft');
    await shown.user.type(rate(), '100');

    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));

    await waitFor(() => expect(description()).toHaveAccessibleDescription(message));
  });
});

describe('a line that is not chosen', () => {
  const line = (number: number) => within(screen.getByRole('group', { name: `Line ${number}` }));
  const gstRate = (number: number) => line(number).getByRole('combobox', { name: /^GST rate/ });
  const local = {
    ...chargeHeadRow({ id: '01990000-0000-7000-8000-0000000000e3', name: 'Documentation', code: 'DOC' }),
    ...{ sac: '998599', rates: [{ from: '2017-07-01', gstRate: '18', taxability: 'TAXABLE' as const, source: null }] },
  };

  /** The heads are read once they are offered. */
  async function begin() {
    mock(listChargeHeads, pageOf([ocean, air, local]));
    const shown = show();
    await shown.user.type(description(), 'oce');
    await screen.findAllByRole('option');
    await shown.user.clear(description());
    return shown;
  }

  it.each([
    ['a SAC brings the rate of its heads', 'Sea leg\t996521\t1\t100\r\nPapers\t998599\t1\t100', ['5%', '18%']],
    ['a head brings its rate', 'Ocean freight\t\t1\t100\r\nDOC\t\t1\t100', ['5%', '18%']],
    ['a rate that is pasted itself stays', 'OFT\t996521\t1\t100\t18%\r\nPapers\t998599\t1\t100\t5%', ['18%', '5%']],
    [
      'a SAC that no head bears leaves the rate',
      'Sea leg\t996521\t1\t100\t18%\r\nOther\t998214\t1\t100',
      ['18%', '18%'],
    ],
  ])('but pasted: %s', async (_what, text, rates) => {
    const { user } = await begin();

    await user.click(description());
    await user.paste(text);

    await screen.findByRole('group', { name: 'Line 2' });
    await waitFor(() => expect([gstRate(1), gstRate(2)].map(({ textContent }) => textContent)).toEqual(rates));
  });

  it('but pasted by the name of a head has that head, and its SAC where none is pasted', async () => {
    const add = mock(addSaleInvoice, { data: saleInvoice({ status: 'DRAFT', number: null }), warnings: [] });
    const shown = await begin();
    await choose(shown, /Customer/, /Coastal Spices/);

    await shown.user.click(description());
    await shown.user.paste('Ocean freight\t996521\t1\t100\r\nAFI\t\t1\t100');
    await screen.findByRole('group', { name: 'Line 2' });
    await waitFor(() => expect(gstRate(2)).toHaveTextContent('0%'));
    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));

    await waitFor(() => expect(add.calls).toHaveLength(1));
    expect(add.calls[0]?.input.lines).toMatchObject([
      { chargeHeadId: ocean.id, gstRate: '5', taxability: 'TAXABLE' },
      { chargeHeadId: air.id, sac: '996531', gstRate: '0', taxability: 'EXEMPT' },
    ]);
  });

  it('but copied down by Ctrl+D has the head of the line above with its SAC and rate', async () => {
    const shown = await begin();
    await charge(shown, 'OFT');
    await shown.user.type(description(), ' to Hamburg');
    await shown.user.click(screen.getByRole('button', { name: 'Add line' }));
    const second = line(2).getByRole('combobox', { name: /Description/ });
    await shown.user.type(line(2).getByRole('combobox', { name: /SAC/ }), '{Control>}a{/Control}998599');
    await waitFor(() => expect(gstRate(2)).toHaveTextContent('18%'));

    await shown.user.click(second);
    await shown.user.keyboard('{Escape}{Control>}d{/Control}');

    expect(second).toHaveValue('Ocean freight to Hamburg');
    expect(second).toHaveAccessibleDescription('Ocean freight');
    expect(line(2).getByRole('combobox', { name: /SAC/ })).toHaveValue('996521');
    expect(gstRate(2)).toHaveTextContent('5%');
  });

  it('is outside GST on a reimbursement, whatever its SAC', async () => {
    const shown = await begin();
    await choose(shown, /^Kind/, /Reimbursement/);

    await shown.user.click(screen.getByRole('combobox', { name: /SAC/ }));
    await shown.user.paste('998599');

    expect(gstRate(1)).toHaveTextContent('0%');
  });
});

it('in another currency proposes the last rate up to its date, which may be typed over', async () => {
  const asked = mock(listExchangeRates, pageOf([exchangeRateRow()]));
  const shown = show();

  await choose(shown, /^Currency/, /USD/);

  const exchangeRate = await screen.findByRole('textbox', { name: /^Exchange rate/ });
  await waitFor(() => expect(exchangeRate).toHaveValue('88.45'));
  expect(exchangeRate).toHaveAccessibleDescription(/20-Nov-2026.*Reserve Bank/);
  expect(asked.calls[0]?.input).toMatchObject({ currency: 'USD' });

  await shown.user.clear(exchangeRate);
  await shown.user.type(exchangeRate, '89');
  expect(exchangeRate).toHaveValue('89');
});

it('proposes no rate of one currency for another', async () => {
  mock(listExchangeRates, pageOf([exchangeRateRow()]));
  const shown = show();
  await choose(shown, /^Currency/, /USD/);
  const exchangeRate = await screen.findByRole('textbox', { name: /^Exchange rate/ });
  await waitFor(() => expect(exchangeRate).toHaveValue('88.45'));
  mock(listExchangeRates, pageOf([]));

  await choose(shown, /^Currency/, /EUR/);

  await waitFor(() => expect(exchangeRate).toHaveValue(''));
});

it('says beside the buttons what it comes to in its own currency, and in rupees', async () => {
  mock(listExchangeRates, pageOf([exchangeRateRow()]));
  const shown = show();
  await choose(shown, /^Customer/, /Coastal/);
  await choose(shown, /^Currency/, /USD/);
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Exchange rate/ })).toHaveValue('88.45'));
  await shown.user.type(screen.getByRole('textbox', { name: /^Rate/ }), '1000');

  const total = screen.getByText(
    (_text, element) => element?.tagName === 'P' && element.textContent.startsWith('Total '),
  );
  await waitFor(() => expect(total).toHaveTextContent(/^Total USD 1,180\.00 · ₹ 1,04,371\.00$/));
});

describe('the charges that a customer was not billed for', () => {
  const id = (end: string) => `01990000-0000-7000-8000-0000000000${end}`;
  const unbilled = (changes: Partial<BillableChargeRow> = {}): BillableChargeRow => ({
    ...{ id: id('d1'), source: 'JOBCARD', recordId: id('0b'), number: 'SE/26-27/00042', chargeHeadId: ocean.id },
    ...{ description: 'Ocean freight', pureAgent: false, quantity: '2', rate: '5000', currency: 'INR' },
    ...{
      amountMinor: 10_000_00,
      paise: 10_000_00,
      quotedPaise: null,
      isClosed: false,
      heldBy: null,
      reverseCharge: false,
      lowMargin: null,
      draftId: null,
    },
    ...changes,
  });

  it('become lines of their jobs, taxed as their heads say; what must wait says why', async () => {
    mock(listBillableCharges, {
      charges: [
        unbilled(),
        unbilled({ id: id('d2'), description: 'Road freight', source: 'DOCKET', heldBy: 'POD_MISSING' }),
      ],
    });
    const add = mock(addSaleInvoice, { data: saleInvoice({ status: 'DRAFT', number: null }), warnings: [] });
    const shown = show();
    await choose(shown, /Customer/, /Coastal Spices/);

    await shown.user.click(await screen.findByRole('button', { name: 'Take unbilled charges' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Unbilled charges' }));
    expect(await panel.findByText('The proof of delivery is missing.')).toBeVisible();
    expect(panel.getByRole('checkbox', { name: /Road freight/ })).toBeDisabled();
    await shown.user.click(panel.getByRole('checkbox', { name: /Ocean freight/ }));
    await shown.user.keyboard('{Enter}');
    await waitFor(() => expect(description()).toHaveValue('Ocean freight'));
    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));

    await waitFor(() => expect(add.calls).toHaveLength(1));
    const line = { quantity: '2', rate: '5000', sac: '996521', gstRate: '5', jobId: id('0b'), chargeId: id('d1') };
    expect(add.calls[0]?.input.lines).toMatchObject([line]);
    expect(add.calls[0]?.input.lines).toHaveLength(1);
  });

  it('of a docket whose tax its recipient owes stand on a document under reverse charge at our option’s rate, and no others with them', async () => {
    const withCredit = { from: '2017-07-01', gstRate: '18', taxability: 'TAXABLE' as const, source: null };
    mock(listChargeHeads, pageOf([ocean, { ...air, sac: '996791', rates: [withCredit] }]));
    mock(gtaOptionOfDay, { option: 'REVERSE_CHARGE' });
    mock(listBillableCharges, {
      charges: [
        unbilled({
          ...{ id: id('d4'), description: 'Road freight', source: 'DOCKET', reverseCharge: true },
          chargeHeadId: air.id,
        }),
        unbilled(),
      ],
    });
    mock(listBillableDockets, pageOf([]));
    const add = mock(addSaleInvoice, { data: saleInvoice({ status: 'DRAFT', number: null }), warnings: [] });
    const shown = show();
    await choose(shown, /Customer/, /Coastal Spices/);
    await shown.user.click(await screen.findByRole('button', { name: 'Take unbilled charges' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Unbilled charges' }));
    await waitFor(() => expect(panel.getByRole('button', { name: 'Choose all' })).toHaveFocus());

    await shown.user.keyboard('{Enter}');
    expect(panel.getByText('We charge its tax: it goes on a document of its own.')).toBeVisible();
    await shown.user.keyboard('{Enter}');
    await waitFor(() => expect(description()).toHaveValue('Road freight, SE/26-27/00042'));
    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));

    await waitFor(() => expect(add.calls).toHaveLength(1));
    expect(add.calls[0]?.input).toMatchObject({
      reverseCharge: true,
      lines: [{ chargeId: id('d4'), sac: '996791', gstRate: '5' }],
    });
  });

  it('of another currency are taken in rupees at the rate of the day, and wait where there is none', async () => {
    mock(ratesOnDay, { rates: [exchangeRateRow()] });
    const inDollars = { currency: 'USD' as const, rate: '1450', quantity: '1', amountMinor: 1450_00 };
    mock(listBillableCharges, {
      charges: [
        unbilled(inDollars),
        unbilled({ ...inDollars, id: id('d5'), description: 'Handling', currency: 'EUR' }),
      ],
    });
    const add = mock(addSaleInvoice, { data: saleInvoice({ status: 'DRAFT', number: null }), warnings: [] });
    const shown = show();
    await choose(shown, /Customer/, /Coastal Spices/);

    await shown.user.click(await screen.findByRole('button', { name: 'Take unbilled charges' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Unbilled charges' }));
    expect(await panel.findByText('Taken in rupees, at 88.45.')).toBeVisible();
    expect(panel.getByText('No rate of EUR is on record for the day of the document.')).toBeVisible();
    await shown.user.click(panel.getByRole('checkbox', { name: /Ocean freight/ }));
    await shown.user.keyboard('{Enter}');
    await waitFor(() => expect(description()).toHaveValue('Ocean freight (USD 1,450.00 at 88.45)'));
    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));

    await waitFor(() => expect(add.calls).toHaveLength(1));
    expect(add.calls[0]?.input.lines).toMatchObject([{ quantity: '1', rate: '128252.50', chargeId: id('d1') }]);
  });

  it('on a phone name their job beneath, where no column of its own fits', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    mock(listBillableCharges, { charges: [unbilled()] });
    const shown = show();
    await choose(shown, /Customer/, /Coastal Spices/);

    await shown.user.click(await screen.findByRole('button', { name: 'Take unbilled charges' }));

    const panel = within(await screen.findByRole('dialog', { name: 'Unbilled charges' }));
    expect(await panel.findByRole('checkbox', { name: /Ocean freight.*SE\/26-27\/00042/ })).toBeEnabled();
    window.matchMedia = wide;
  });

  it('of a job that earns too little, and of a customer on hold, say so before they are taken', async () => {
    mock(listBillableCharges, {
      charges: [unbilled({ lowMargin: { marginPercent: '4', floorPercent: '8' } })],
    });
    mock(getCredit, { ...standing, creditStatus: 'HOLD', creditStatusReason: 'Cheque returned.' });
    const shown = show();
    await choose(shown, /Customer/, /Coastal Spices/);

    await shown.user.click(await screen.findByRole('button', { name: 'Take unbilled charges' }));

    const panel = within(await screen.findByRole('dialog', { name: 'Unbilled charges' }));
    expect(await panel.findByText('Its job or docket earns 4%, below the floor of 8%.')).toBeVisible();
    expect(await panel.findByText(/is on credit hold \(Cheque returned/)).toBeVisible();
    expect(panel.getByRole('checkbox', { name: /Ocean freight/ })).toBeEnabled();
  });

  it('are all chosen by Enter, taken by the next, and issued by Ctrl+Enter once that is confirmed', async () => {
    mock(listBillableCharges, { charges: [unbilled(), unbilled({ id: id('d3'), description: 'Handling' })] });
    const add = mock(addSaleInvoice, { data: saleInvoice(), warnings: [] });
    const shown = show();
    await choose(shown, /Customer/, /Coastal Spices/);
    await shown.user.click(await screen.findByRole('button', { name: 'Take unbilled charges' }));

    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose all' })).toHaveFocus());
    await shown.user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Take 2 as lines' })).toHaveFocus();
    await shown.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('combobox', { name: /Description/ })).toHaveLength(2));
    await shown.user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('alertdialog');
    await shown.user.keyboard('{Enter}');

    await waitFor(() => expect(add.calls.map(({ input }) => [input.issue, input.lines.length])).toEqual([[true, 2]]));
  });
});
