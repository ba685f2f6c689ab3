import { isReachable, type Lead, type UpdateLeadInput } from '@freightdesk/intl-shipment-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, refuse, refuseUnknown, type WriteContext } from '@freightdesk/shared-server-kit';
import { refuseRedating } from '../numbered-date';
import { leads } from './find-lead';
import { asKept, leadReferences } from './lead-fields';
import { changeLead } from './lead.repository';

/** Changes a lead, but not its stage: what is left out stays, null clears. */
export const updateLead = ({ id, version, ...input }: UpdateLeadInput, context: WriteContext): Promise<Lead> =>
  changeRecord(leads, { id, version, action: 'update' }, context, async (before) => {
    refuseRedating(before, input.date, context);
    const changes = asKept(input);
    if (!isReachable({ ...before, ...changes })) {
      const message = 'Enter a mobile number or an e-mail address.';
      refuse(commonProblems.invalid, { errors: [{ field: 'mobile', code: 'reachable', message }] });
    }
    await refuseUnknown(leadReferences, () => changeLead(context, id, changes));
  });
