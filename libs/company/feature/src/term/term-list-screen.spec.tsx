import { addTerm, listTerms } from '@freightdesk/company-contract';
import { termRow } from '@freightdesk/company-contract/testing';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as TermListScreen } from './term-list-screen';

const show = () => renderScreen(<TermListScreen />, { role: 'ADMIN' });

describe('the list of terms', () => {
  it('shows where each stands, and which come by themselves', async () => {
    mock(listTerms, pageOf([termRow({ title: 'Payment', appliesTo: ['SALE_INVOICE', 'DOCKET'], isDefault: true })]));

    show();

    expect(await screen.findByRole('row', { name: /Payment.*Sale invoices, Dockets.*Yes.*Yes/ })).toBeVisible();
  });

  it('gains one by the form, for invoices unless other documents are chosen', async () => {
    mock(listTerms, pageOf([]));
    const { calls } = mock(addTerm, termRow({ title: 'Payment' }));
    const { user } = show();

    const [add] = await screen.findAllByRole('button', { name: 'Add term' });
    if (add) await user.click(add);
    const form = within(await screen.findByRole('dialog', { name: 'Add term' }));
    await user.type(form.getByRole('textbox', { name: /Title/ }), 'Payment');
    await user.type(form.getByRole('textbox', { name: /Text/ }), 'Payable at once.');
    await user.click(form.getByRole('button', { name: 'Add term' }));

    expect(await screen.findByText('Payment is added')).toBeVisible();
    expect(calls.map(({ input }) => input)).toEqual([
      { title: 'Payment', text: 'Payable at once.', appliesTo: ['SALE_INVOICE'] },
    ]);
  });

  it('says of a title that stands on a document already, and takes it for another', async () => {
    mock(listTerms, pageOf([termRow({ title: 'Payment' })]));
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: 'Add term' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add term' }));
    await user.type(form.getByRole('textbox', { name: /Title/ }), 'payment');
    expect(await form.findByText(/A term of this title stands on the same documents already/)).toBeVisible();

    await user.click(form.getByRole('combobox', { name: /Stands on/ }));
    await user.click(await screen.findByRole('option', { name: 'Quotations' }));
    await user.click(screen.getByRole('option', { name: 'Sale invoices' }));
    expect(form.queryByText(/A term of this title/)).not.toBeInTheDocument();
  });
});
