import { closeYear, getYearEnd, reverseYearEnd } from '@freightdesk/ledger-contract';
import * as schema from '@freightdesk/ledger-contract/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import type { LedgerPorts } from '../ledger-ports';
import { closeYear as close } from './close-year';
import { readYearEnd, yearAsked } from './read-year-end';
import { reverseYearEnd as reverse } from './reverse-year-end';

export function registerYearEnd(api: Api, ports: LedgerPorts): void {
  const output = schema.yearEndSchema;
  api.read(getYearEnd, { input: schema.yearEndQuery, output }, (asked, context) =>
    readYearEnd(yearAsked(asked, context.clock), context, ports),
  );
  api.write(closeYear, { input: schema.closeYearInput, output }, (input, context) => close(input, context, ports));
  api.write(reverseYearEnd, { input: schema.reverseYearEndInput, output }, (input, context) =>
    reverse(input, context, ports),
  );
}
