import {
  addAccount,
  listAccounts,
  listPostedVouchers,
  openingImport,
  updateAccount,
} from '@freightdesk/ledger-contract';
import * as schema from '@freightdesk/ledger-contract/schema';
import { array } from '@freightdesk/shared-endpoint/schema';
import { type Api, registerImport } from '@freightdesk/shared-server-kit';
import { listAccountRows } from './account/account.repository';
import { addAccount as add, updateAccount as update } from './account/write-account';
import { registerJobCosts } from './job-costs/job-costs.routes';
import { registerJournals } from './journal/journal.routes';
import { registerJournalTemplates } from './journal-template/journal-template.routes';
import { followJournal } from './journal-template/write-template';
import type { LedgerPorts } from './ledger-ports';
import { vouchersOfDocument } from './voucher/posted-voucher.repository';
import { importOpenings } from './opening/import-openings';
import { registerRevaluation } from './revaluation/revaluation.routes';
import { registerYearEnd } from './year-end/year-end.routes';

export function registerLedger(api: Api, ports: LedgerPorts): void {
  const exported = { control: { labels: { CUSTOMER: 'Customer', VENDOR: 'Vendor', BANK: 'Bank' } } };
  api.list(listAccounts, { row: schema.accountSchema, exported }, (request, { db }) => listAccountRows(db, request));
  api.write(addAccount, { input: schema.addAccountInput, output: schema.accountSchema }, add);
  api.write(updateAccount, { input: schema.updateAccountInput, output: schema.accountSchema }, update);
  const vouchers = {
    input: schema.postedVouchersQuery,
    output: array(schema.postedVoucherSchema.required()).required(),
  };
  api.read(listPostedVouchers, vouchers, ({ documentId }, { db }) => vouchersOfDocument(db, documentId));
  registerJournals(api, ports, followJournal);
  registerJournalTemplates(api);
  registerJobCosts(api, ports);
  registerRevaluation(api, ports);
  registerYearEnd(api, ports);
  registerImport(api, openingImport, importOpenings(ports));
}
