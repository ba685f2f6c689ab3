import { type BillableChargeRow, listBillableCharges } from '@freightdesk/invoices-contract';
import { getParty } from '@freightdesk/parties-contract';
import { party as aParty } from '@freightdesk/parties-contract/testing';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { gtaOptionOfDay, listChargeHeads } from '@freightdesk/tax-contract';
import { chargeHeadRow } from '@freightdesk/tax-contract/testing';
import { screen } from '@testing-library/react';
import { WithCharges } from './with-charges';

const party = aParty();
const head = chargeHeadRow();
const id = (end: string) => `01990000-0000-7000-8000-0000000000${end}`;
const unbilled = (changes: Partial<BillableChargeRow> = {}): BillableChargeRow => ({
  ...{ id: id('d1'), source: 'JOBCARD', recordId: id('0b'), number: 'SE/26-27/00042', chargeHeadId: head.id },
  ...{ description: 'Ocean freight', pureAgent: false, quantity: '1', rate: '5000', currency: 'INR' },
  ...{ amountMinor: 5_000_00, paise: 5_000_00, quotedPaise: null, isClosed: false, heldBy: null },
  ...{ reverseCharge: false, lowMargin: null, draftId: null },
  ...changes,
});
const add = '/dashboard/sales/invoice/add';
const edit = '/dashboard/sales/invoice/edit';

/** Begins the invoice of what the job `0b` was not billed for, with the lines as text. */
function begin(charges: readonly BillableChargeRow[]) {
  mock(getParty, party);
  mock(listChargeHeads, pageOf([head]));
  mock(gtaOptionOfDay, { option: null });
  mock(listBillableCharges, { charges: [...charges] });
  const lines = (
    <WithCharges>
      {(begun) => (
        <>
          <p>For {begun?.party.name ?? 'nobody'}</p>
          <p>Lines: {begun?.lines.map((line) => line.description).join() ?? ''}</p>
        </>
      )}
    </WithCharges>
  );
  return renderScreen(
    [
      { path: add, element: lines },
      { path: edit, element: 'The draft' },
    ],
    { role: 'ACCOUNT', path: `${add}?partyId=${party.id}&recordId=${id('0b')}` },
  );
}

describe('the invoice of what a job was not billed for', () => {
  it('begins with the charges of that job alone', async () => {
    begin([unbilled(), unbilled({ id: id('d2'), recordId: id('0c'), description: 'Of another job' })]);

    expect(await screen.findByText('Lines: Ocean freight')).toBeVisible();
  });

  it('is the draft that stands where it is asked for a second time', async () => {
    const { router } = begin([unbilled({ draftId: id('e1') })]);

    expect(await screen.findByText('The draft')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: edit, search: `?id=${id('e1')}` });
  });

  it('leaves out what a draft bills already, and leads to it', async () => {
    begin([unbilled(), unbilled({ id: id('d2'), description: 'Handling', draftId: id('e1') })]);

    expect(await screen.findByText('Lines: Ocean freight')).toBeVisible();
    expect(screen.getByText(/A draft bills some of the charges already/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the draft' })).toHaveAttribute('href', `${edit}?id=${id('e1')}`);
  });

  it('begins with nothing where several drafts bill all of it, and leads to those of the customer', async () => {
    begin([unbilled({ draftId: id('e1') }), unbilled({ id: id('d2'), draftId: id('e2') })]);

    expect(await screen.findByRole('link', { name: 'Open the drafts' })).toHaveAttribute(
      'href',
      `/dashboard/sales/invoice/list?status=DRAFT&partyId=${party.id}`,
    );
    expect(screen.getByText('Lines:')).toBeVisible();
  });

  it('is for its customer where all of it waits, and says that it does', async () => {
    begin([unbilled({ heldBy: 'POD_MISSING' }), unbilled({ id: id('d2'), draftId: id('e1') })]);

    expect(await screen.findByText(/Not to be billed yet: 1 of the charges/)).toBeVisible();
    expect(screen.getByText(`For ${party.name}`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the draft' })).toBeVisible();
  });

  it('says that nothing waits where all is billed', async () => {
    begin([]);

    expect(await screen.findByText(`Nothing of this waits to be billed to ${party.name}.`)).toBeVisible();
  });
});
