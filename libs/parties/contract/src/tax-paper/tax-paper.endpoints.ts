import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { partyAccess } from '../access';
import type { AddTaxPaperInput, TaxPaper, TaxPapers, TaxPapersQuery, WithdrawTaxPaperInput } from './tax-paper.schema';

const touches = ['parties', 'purchase-invoices', 'timeline'];

export const listTaxPapers = defineEndpoint<TaxPapersQuery, TaxPapers>({
  name: 'parties.taxPapers',
  method: 'GET',
  path: '/party/tax-paper/list',
  access: partyAccess.taxData,
  summary:
    'What changes the tax that is deducted from a vendor: declarations, certificates, terms of non-residents; the newest first.',
});

export const addTaxPaper = defineEndpoint<AddTaxPaperInput, TaxPaper>({
  name: 'parties.addTaxPaper',
  method: 'POST',
  path: '/party/tax-paper/add',
  access: partyAccess.taxData,
  summary: 'Enters a paper that changes the tax deducted from a vendor, from a day to a day.',
  status: 201,
  touches,
});

export const withdrawTaxPaper = defineEndpoint<WithdrawTaxPaperInput, TaxPaper>({
  name: 'parties.withdrawTaxPaper',
  method: 'POST',
  path: '/party/tax-paper/withdraw',
  access: partyAccess.taxData,
  summary: 'A paper holds no more. Bills that were posted under it stay as they are.',
  touches,
});
