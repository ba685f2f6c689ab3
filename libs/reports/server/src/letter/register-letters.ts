import { getAccountStatement, getLetterMail, getReminder } from '@freightdesk/reports-contract';
import {
  accountStatementQuery,
  letterMail,
  letterMailQuery,
  reminderQuery,
} from '@freightdesk/reports-contract/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import { accountStatementPdf } from './account-statement-pdf';
import type { LetterPorts } from './letter-ports';
import { readLetterMail } from './read-letter-mail';
import { reminderPdf } from './reminder-pdf';

/** Letters to parties about what stands in the books. */
export function registerLetters(api: Api, ports: LetterPorts): void {
  api.file(getAccountStatement, { input: accountStatementQuery }, (query, context) =>
    accountStatementPdf(query, context, ports),
  );
  api.file(getReminder, { input: reminderQuery }, (query, context) => reminderPdf(query, context, ports));
  api.read(getLetterMail, { input: letterMailQuery, output: letterMail }, (query, context) =>
    readLetterMail(query, context, ports),
  );
}
