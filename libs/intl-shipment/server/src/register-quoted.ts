import * as contract from '@freightdesk/intl-shipment-contract';
import * as schema from '@freightdesk/intl-shipment-contract/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import type { IntlShipmentPorts } from './intl-shipment-ports';
import { acceptQuoted, declineQuoted } from './quoted/answer-quoted';
import { quotedPdf, readQuoted } from './quoted/read-quoted';

/** What one address may ask in a minute: a person who reads and answers, and not somebody who guesses. */
const perMinute = { read: 60, paper: 20, answer: 20 };

/** What a customer does by the link of a quotation. */
export function registerQuoted(api: Api, ports: IntlShipmentPorts): void {
  const output = schema.toldQuotation;
  api.openRead(
    contract.readQuoted,
    { input: schema.quotedInput, output, perMinute: perMinute.read },
    (input, context) => readQuoted(input, context, ports),
  );
  api.openFile(contract.getQuotedPdf, { input: schema.quotedInput, perMinute: perMinute.paper }, (input, context) =>
    quotedPdf(input, context, ports),
  );
  api.openRead(
    contract.acceptQuoted,
    { input: schema.acceptQuotedInput, output, perMinute: perMinute.answer },
    (input, context) => acceptQuoted(input, context, ports),
  );
  api.openRead(
    contract.declineQuoted,
    { input: schema.declineQuotedInput, output, perMinute: perMinute.answer },
    (input, context) => declineQuoted(input, context, ports),
  );
}
