import {
  type AddLeadInput,
  containersUnread,
  isLocode,
  leadDirectionLabel,
  type leadImport,
  leadServiceLabel,
  leadSourceLabel,
  readContainers,
} from '@freightdesk/intl-shipment-contract';
import { addLeadInput } from '@freightdesk/intl-shipment-contract/schema';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { commonProblems, type ImportCells } from '@freightdesk/shared-endpoint';
import { choiceCode, eachRow, refuse, type WriteRows } from '@freightdesk/shared-server-kit';
import type { TakeLeadNumber } from '../intl-shipment-ports';
import { addLead } from './add-lead';

type Definition = (typeof leadImport)['definition'];

/** A place by its code where it is written as one, and in words otherwise. */
const placeOf = (end: 'origin' | 'destination', text: string | undefined) =>
  text === undefined ? {} : { [isLocode(text) ? `${end}Locode` : `${end}Place`]: text };

/** Containers in the words of an enquiry; a cell of which a part is not understood is told. */
function containersOf(text: string | undefined) {
  if (text === undefined) return {};
  const errors = [{ field: 'containers', ...containersUnread }];
  return { containers: readContainers(text) ?? refuse(commonProblems.invalid, { errors }) };
}

const inputOf =
  (today: BusinessDate) =>
  ({
    origin,
    destination,
    followUpOn,
    source,
    service,
    direction,
    containers,
    ...facts
  }: ImportCells<Definition>): object => ({
    date: today,
    ...facts,
    source: choiceCode(leadSourceLabel, source),
    service: choiceCode(leadServiceLabel, service),
    direction: choiceCode(leadDirectionLabel, direction),
    ...containersOf(containers),
    ...placeOf('origin', origin),
    ...placeOf('destination', destination),
    // When work begins.
    nextFollowUpAt: `${followUpOn ?? today}T04:30:00Z`,
  });

const columns: Readonly<Record<string, string>> = {
  nextFollowUpAt: 'followUpOn',
  originLocode: 'origin',
  originPlace: 'origin',
  destinationLocode: 'destination',
  destinationPlace: 'destination',
};

/** Leads of a file, each added as the form adds one, of whoever brings them in. */
export const importLeads =
  (takeNumber: TakeLeadNumber): WriteRows<Definition> =>
  (rows, context, asked) =>
    eachRow<Definition, AddLeadInput>({
      schema: addLeadInput,
      inputOf: inputOf(context.clock.today()),
      add: (input, within) => addLead(input, within, takeNumber),
      columnOf: (field) => columns[field] ?? field.replace(/\..*/, ''),
    })(rows, context, asked);
