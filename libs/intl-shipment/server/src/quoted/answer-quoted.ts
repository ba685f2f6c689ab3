import {
  type AcceptQuotedInput,
  type DeclineQuotedInput,
  mayAct,
  type Quotation,
  quotationProblems,
  type ToldQuotation,
} from '@freightdesk/intl-shipment-contract';
import {
  type OpenReadContext,
  type OpenWriteContext,
  openWriteWithin,
  refuse,
  type WriteContext,
} from '@freightdesk/shared-server-kit';
import type { IntlShipmentPorts } from '../intl-shipment-ports';
import { findQuotationOrRefuse } from '../quotation/read-quotation';
import { rejectQuotation } from '../quotation/send-quotation';
import { acceptQuotation, heldForAnswer } from '../winning/accept-quotation';
import { openedQuotation, readQuoted } from './read-quoted';

/**
 * Every record is somebody's, so the customer writes for whoever gave out the link; the trail tells it under the name that the
 * customer gave, and that it came by a link.
 */
function writingFor(
  userId: string,
  name: string,
  { address: _address, audit, ...open }: OpenWriteContext,
): WriteContext {
  const userName = `${name} (link)`;
  return {
    ...open,
    actor: { userId, sessionId: '', email: '', role: 'MARKETING', name: userName },
    audit: (entry) => audit({ ...entry, userId, userName }),
  };
}

interface Answering {
  token: string;
  name: string;
  /** What was answered already is answered again as it stands. */
  isDone: (quotation: Quotation) => boolean;
  act: (quotation: Quotation, context: WriteContext, from: string) => Promise<unknown>;
}

async function answer(
  { token, name, isDone, act }: Answering,
  context: OpenReadContext,
  ports: IntlShipmentPorts,
): Promise<ToldQuotation> {
  return openWriteWithin(context, async (open) => {
    const at = { db: open.tx, clock: open.clock };
    const { recordId, createdBy } = await openedQuotation(at, token);
    // Held before it is looked at: who presses twice is answered twice, and it is done once.
    await heldForAnswer(recordId, open);
    const quotation = await findQuotationOrRefuse(open.tx, recordId, open.clock.today());
    if (!isDone(quotation)) {
      if (!mayAct('accept', quotation.status)) refuse(quotationProblems.not_to_be_answered);
      await act(quotation, writingFor(createdBy, name, open), context.address);
    }
    return readQuoted({ token }, at, ports);
  });
}

/** The customer accepts by the link: all that the clerk's acceptance does. */
export const acceptQuoted = (
  { token, name, alternative, reference }: AcceptQuotedInput,
  context: OpenReadContext,
  ports: IntlShipmentPorts,
): Promise<ToldQuotation> =>
  answer(
    {
      token,
      name,
      isDone: ({ status, acceptedAlternative }) => status === 'ACCEPTED' && acceptedAlternative === (alternative ?? 1),
      act: ({ id, version }, writing, answeredFrom) =>
        acceptQuotation({ id, version, alternative, reference, acceptedBy: name, answeredFrom }, writing, ports),
    },
    context,
    ports,
  );

/** The customer says no by the link, and why. */
export const declineQuoted = (
  { token, name, reason }: DeclineQuotedInput,
  context: OpenReadContext,
  ports: IntlShipmentPorts,
): Promise<ToldQuotation> =>
  answer(
    {
      token,
      name,
      isDone: ({ status, answeredBy }) => status === 'REJECTED' && answeredBy !== null,
      act: ({ id, version }, writing, from) => rejectQuotation({ id, version, reason }, writing, { by: name, from }),
    },
    context,
    ports,
  );
