import {
  approvalReason,
  type Quotation,
  type RejectQuotationInput,
  type ReturnQuotationInput,
  sendingProblems,
} from '@freightdesk/intl-shipment-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import type { SeenInput } from '@freightdesk/shared-endpoint/schema';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { IntlShipmentPorts } from '../intl-shipment-ports';
import { actOnQuotation } from './act-on-quotation';
import { type AnsweredByLink, answeredByLink } from './answered-by-link';
import { changeQuotation } from './quotation.repository';

/** Whoever sends a quotation answers for what stands on it. */
function refuseUnfit({ validUntil, alternatives }: Quotation, { clock }: WriteContext): void {
  const errors = sendingProblems({ validUntil, today: clock.today(), alternatives });
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
}

/** What goes out stays as it went out, also where its customer moves later. */
const sentNow = ({ customerLines }: Quotation, { clock }: WriteContext) => ({
  ...{ status: 'SENT', sentAt: clock.now(), customerLines: JSON.stringify(customerLines) },
});

/** Sends a draft. Where its margin is below the company's floor it waits for an administrator instead. */
export const sendQuotation = (
  input: SeenInput,
  context: WriteContext,
  { readCompany }: Pick<IntlShipmentPorts, 'readCompany'>,
): Promise<Quotation> =>
  actOnQuotation('send', input, context, async (before) => {
    refuseUnfit(before, context);
    const { marginFloorPercent } = await readCompany(context.tx);
    const waits = approvalReason(before.alternatives, marginFloorPercent) !== null;
    const next = waits ? { status: 'PENDING_APPROVAL' } : sentNow(before, context);
    await changeQuotation(context, input.id, { returnReason: null, ...next });
  });

/** Approves a margin below the floor: the quotation goes out with it. */
export const approveQuotation = (input: SeenInput, context: WriteContext): Promise<Quotation> =>
  actOnQuotation('approve', input, context, async (before) => {
    refuseUnfit(before, context);
    await changeQuotation(context, input.id, { ...sentNow(before, context), approvedAt: context.clock.now() });
  });

/** Gives back what waits for approval: it is a draft again, and bears the reason until it is sent anew. */
export const returnQuotation = (input: ReturnQuotationInput, context: WriteContext): Promise<Quotation> =>
  actOnQuotation('return', input, context, () =>
    changeQuotation(context, input.id, { status: 'DRAFT', returnReason: input.reason }),
  );

/** The customer said no; why is what the next quotation learns from. */
export const rejectQuotation = (
  input: RejectQuotationInput,
  context: WriteContext,
  answered?: AnsweredByLink,
): Promise<Quotation> =>
  actOnQuotation('reject', input, context, () =>
    changeQuotation(context, input.id, {
      ...(answered && answeredByLink(answered, context)),
      status: 'REJECTED',
      rejectReason: input.reason,
    }),
  );
