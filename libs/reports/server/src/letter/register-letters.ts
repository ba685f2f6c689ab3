import { getAccountStatement, getReminder } from '@freightdesk/reports-contract';
import { accountStatementQuery, reminderQuery } from '@freightdesk/reports-contract/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import { accountStatementPdf } from './account-statement-pdf';
import type { LetterPorts } from './letter-ports';
import { reminderPdf } from './reminder-pdf';

/** Letters to parties about what stands in the books. */
export function registerLetters(api: Api, ports: LetterPorts): void {
  api.file(getAccountStatement, { input: accountStatementQuery }, (query, context) =>
    accountStatementPdf(query, context, ports),
  );
  api.file(getReminder, { input: reminderQuery }, (query, context) => reminderPdf(query, context, ports));
}
