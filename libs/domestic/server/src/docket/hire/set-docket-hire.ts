import { type Docket, docketProblems, type SetDocketHireInput } from '@freightdesk/domestic-contract';
import { changeRecord, refuse, refuseUnknown, type WriteContext } from '@freightdesk/shared-server-kit';
import type { DomesticPorts } from '../../domestic-ports';
import { docketReferences } from '../docket-fields';
import { changeDocket } from '../docket.repository';
import { dockets } from '../read-docket';

/**
 * Says from whom a docket's lorry is hired and on which terms, or that none is. Lorries are settled after the goods have arrived, so
 * only a cancelled docket takes none; and what its vendor billed for stays as it was agreed.
 */
export function setDocketHire(
  { id, version, hire }: SetDocketHireInput,
  context: WriteContext,
  { hireBills }: Pick<DomesticPorts, 'hireBills'>,
): Promise<Docket> {
  return changeRecord(dockets, { id, version, action: 'update' }, context, async (before) => {
    if (before.status === 'CANCELLED') refuse(docketProblems.ended);
    const agreed = before.hire;
    const bills = agreed ? await hireBills(context.tx, { docketId: id, partyId: agreed.partyId }) : [];
    if (bills.length > 0) refuse(docketProblems.hire_billed);
    const changes = {
      hirePartyId: hire?.partyId ?? null,
      hireAgreedPaise: hire?.agreedPaise ?? null,
      hireAdvancePaise: hire?.advancePaise ?? null,
      hireRemark: hire?.remark ?? null,
    };
    await refuseUnknown(docketReferences, () => changeDocket(context, id, changes));
  });
}
